//! What a link shows where it is shared: the page's title, a sentence and a picture. Nothing that not every client with the
//! link may know, and no secret of an invitation.

use crate::{
    app::App,
    store::{SeatKind, SeatRecord, Summary},
};
use axum::http::{HeaderMap, Uri, header::ACCEPT_LANGUAGE, header::HOST};
use catalog::Catalog;
use kernel::Arg;
use protocol::shared::Phase;
use std::fmt::Write as _;
use words::{Lang, Words};

/// What a link shows.
#[derive(Debug)]
pub(super) struct Preview {
    title: String,
    about: String,
    /// The game whose picture it is; none: the site's own.
    game: Option<&'static str>,
    /// Where this server is, if the request says so plainly.
    site: Option<String>,
    path: String,
    lang: Lang,
}

impl Preview {
    /// What a link to an address shows.
    pub(super) async fn of(app: &App, uri: &Uri, asked: &HeaderMap, https: bool) -> Self {
        let lang = wanted(asked);
        let words = Words::new(lang);
        let mut parts = uri.path().split('/').filter(|part| !part.is_empty());
        let (first, second) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let told = match first {
            "m" | "r" => match app.store.summary(second.to_owned()).await {
                Ok(Some(summary)) => Some(told_of(&summary, &words, first == "r")),
                Ok(None) | Err(_) => None,
            },
            "g" => known(second).map(|game| of_game(game, &words)),
            "" => query(uri, "game").and_then(known).map(|game| of_game(game, &words)),
            "rules" => known(second).map(|game| {
                let name = words.text(&format!("game-{game}"));
                (
                    words.text_with("web-rules-title", [("game", name.into())]),
                    words.text("web-rules-about"),
                    Some(game),
                )
            }),
            "squads" if !second.is_empty() => {
                Some((words.text("preview-squad"), words.text("preview-squad-about"), Some("xwing2e")))
            }
            _ => None,
        };
        let (title, about, game) =
            told.unwrap_or_else(|| ("Escadrille".to_owned(), words.text("web-site-what"), None));
        Self { title, about, game, site: site(app, asked, https), path: uri.path().to_owned(), lang }
    }

    /// The page with its title and what others show of it. Everything that players have written is text there.
    pub(super) fn written_into(&self, page: &str) -> String {
        let (title, about) = (escaped(&self.title), escaped(&self.about));
        let mut tags = format!(
            "<title>{title}</title>\n    <meta property=\"og:type\" content=\"website\" />\n    \
             <meta property=\"og:site_name\" content=\"Escadrille\" />\n    \
             <meta property=\"og:title\" content=\"{title}\" />\n    \
             <meta property=\"og:description\" content=\"{about}\" />\n    \
             <meta property=\"og:locale\" content=\"{}\" />",
            match self.lang {
                Lang::En => "en_GB",
                Lang::Fr => "fr_FR",
            }
        );
        if let Some(site) = &self.site {
            let (site, path) = (escaped(site), escaped(&self.path));
            let picture = self.game.unwrap_or("xwing2e");
            write!(
                tags,
                "\n    <meta property=\"og:url\" content=\"{site}{path}\" />\n    \
                 <meta property=\"og:image\" content=\"{site}/og/{picture}.jpg\" />\n    \
                 <meta property=\"og:image:width\" content=\"1200\" />\n    \
                 <meta property=\"og:image:height\" content=\"630\" />\n    \
                 <meta name=\"twitter:card\" content=\"summary_large_image\" />"
            )
            .expect("to a string");
        }
        page.replacen("<title>Escadrille</title>", &tags, 1)
    }
}

/// A title, a sentence, and the game it is about.
type Told = (String, String, Option<&'static str>);

fn of_game(game: &'static str, words: &Words) -> Told {
    let name = words.text(&format!("game-{game}"));
    (format!("{name} · Escadrille"), words.text(&format!("game-{game}-about")), Some(game))
}

/// A match: what is played, who plays, and where it stands.
fn told_of(summary: &Summary, words: &Words, replay: bool) -> Told {
    let game = known(&summary.game);
    let name = words.text(&format!("game-{}", summary.game));
    let sitter = |seat: &SeatRecord| -> Arg {
        match &seat.kind {
            SeatKind::Person { name: Some(name), .. } => name.clone().into(),
            SeatKind::Person { name: None, .. } => words.text("web-somebody").into(),
            SeatKind::Bot { level } => {
                let level = words.text(&format!("web-level-{level}"));
                words.text_with("web-bot", [("level", level.into())]).into()
            }
            SeatKind::Invited | SeatKind::Open => words.text("web-seat-open").into(),
        }
    };
    // Of four seats the first and the last are on one side.
    let seats = &summary.seats;
    let side = |wanted: bool| -> Arg {
        let ours = |n: usize| (n == 0 || n == 3) == wanted;
        Arg::List(seats.iter().enumerate().filter(|(n, _)| ours(*n)).map(|(_, seat)| sitter(seat)).collect())
    };
    let key = if replay { "preview-replay" } else { "preview-match" };
    let who = words.text_with(key, [("one", side(true)), ("two", side(false))]);
    let about = match (summary.phase(), &summary.finish) {
        (Phase::Waiting, _) => words.text("preview-waiting"),
        (_, Some(finish)) => {
            let winners = seats.iter().zip(&finish.payoffs).filter(|(_, worth)| **worth > 0.0);
            let winners: Vec<Arg> = winners.map(|(seat, _)| sitter(seat)).collect();
            if winners.is_empty() {
                words.text("preview-draw")
            } else {
                words.text_with("preview-won", [("who", Arg::List(winners))])
            }
        }
        _ => words.text("preview-playing"),
    };
    (format!("{who} · {name}"), about, game)
}

fn known(game: &str) -> Option<&'static str> {
    Catalog::NAMES.into_iter().find(|name| *name == game)
}

fn query<'u>(uri: &'u Uri, name: &str) -> Option<&'u str> {
    let pairs = uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The first language of a list that there are words in.
fn wanted(asked: &HeaderMap) -> Lang {
    let list = asked.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
    list.split(',').find_map(|tag| tag.split(';').next()?.trim().parse().ok()).unwrap_or_default()
}

/// Where this server is, as the client has found it.
fn site(app: &App, asked: &HeaderMap, https: bool) -> Option<String> {
    let forwarded = app.behind_proxy.then(|| asked.get("x-forwarded-host")).flatten();
    let host = forwarded.or_else(|| asked.get(HOST))?.to_str().ok()?;
    let is_plain =
        host.len() < 256 && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b));
    is_plain.then(|| format!("{}://{host}", if https { "https" } else { "http" }))
}

/// A text between tags or in an attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Isolates of names in sentences would show as signs in some places.
            '\u{2066}'..='\u{2069}' => {}
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::{Lang, Preview, escaped};

    #[test]
    fn whatever_somebody_calls_themselves_is_text() {
        let name = "</title><script>alert('x')</script>\" onload=\"y\u{202e}\n&amp;";
        assert!(!escaped(name).contains(['<', '>', '"', '\'', '\n']));
        let preview = Preview {
            title: name.to_owned(),
            about: name.to_owned(),
            game: None,
            site: Some("http://h".to_owned()),
            path: "/m/\"><script>".to_owned(),
            lang: Lang::En,
        };
        let page = preview.written_into("<head><title>Escadrille</title></head>");
        assert!(!page.contains("<script"), "{page}");
        assert_eq!(page.matches("<title>").count(), 1);
        assert_eq!(page.matches("og:image\"").count(), 1);
    }
}
