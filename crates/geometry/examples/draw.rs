//! Draws `docs/geometry.svg` from the code itself: `cargo run -p geometry --example draw > docs/geometry.svg`.

use geometry::{Arc, ArcAngles, Base, Course, Placed, Point, Pose, Side, Size, Wedge, rocks};
use std::fmt::Write as _;

/// A sheet in millimetres, y up.
struct Sheet(String);

impl Sheet {
    fn loop_of(&mut self, points: impl IntoIterator<Item = Point>, style: &str) {
        let points: Vec<String> =
            points.into_iter().map(|p| format!("{:.2},{:.2}", p.x / 1e3, -p.y / 1e3)).collect();
        self.line(&format!(r#"<polygon points="{}" {style}/>"#, points.join(" ")));
    }

    fn base(&mut self, base: &Base, style: &str) {
        self.loop_of(base.corners(), style);
        let (front, tip) = (base.front(), base.front() - base.forward() * 6_000.0);
        let side = base.right() * 4_000.0;
        self.loop_of([front, tip + side, tip - side], r##"fill="#333" stroke="none""##);
    }

    fn words(&mut self, x: f64, y: f64, words: &str) {
        self.line(&format!(r#"<text x="{x}" y="{}">{words}</text>"#, -y));
    }

    fn line(&mut self, line: &str) {
        writeln!(self.0, "{line}").expect("writing to a string");
    }
}

const SHIP: &str = r##"fill="#cfe0f5" stroke="#234""##;
const OTHER: &str = r##"fill="#f5d6cf" stroke="#422""##;
const GHOST: &str = r##"fill="none" stroke="#89a" stroke-dasharray="3 2""##;
const ROCK: &str = r##"fill="#ddd" stroke="#555""##;

fn main() {
    let mut sheet = Sheet(String::new());
    sheet.line(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-130 -260 620 640" font-family="sans-serif" font-size="9">"#);
    sheet.line(r##"<rect x="-130" y="-260" width="620" height="640" fill="#fff"/>"##);
    arcs(&mut sheet, Pose::mm(0.0, 120.0, 0.0));
    slide(&mut sheet, Pose::mm(220.0, 40.0, 0.0));
    for (i, id) in rocks::ids().enumerate() {
        let (column, row) = ((i % 6) as f64, (i / 6) as f64);
        let at = Pose::mm(-75.0 + 100.0 * column, -70.0 - 115.0 * row, 0.0);
        let outline: Placed<'_> = rocks::find(id).expect("listed ids are found").at(at);
        sheet.loop_of(outline.corners(), ROCK);
        sheet.words(-75.0 - 45.0 + 100.0 * column, -120.0 - 115.0 * row, id);
    }
    sheet.line("</svg>");
    print!("{}", sheet.0);
}

/// The lines of the arcs, as far as the sheet goes.
fn arcs(sheet: &mut Sheet, at: Pose) {
    let ship = Base::new(at, Size::Small);
    for (arc, style) in [
        (Arc::Front, r##"fill="#e8f1e4" stroke="#575""##),
        (Arc::Bullseye, r##"fill="#cde3c4" stroke="#575""##),
        (Arc::Rear, r##"fill="none" stroke="#575""##),
    ] {
        // A square far larger than a base, cut by the arc: what is left is the ground to paint.
        let mut ground: geometry::convex::Loop =
            [(110.0, 130.0), (-110.0, 130.0), (-110.0, -110.0), (110.0, -110.0)]
                .map(|(x, y)| Point::new(at.point().x + x * 1e3, at.point().y + y * 1e3))
                .into_iter()
                .collect();
        for (normal, limit) in Wedge::new(&ship, arc, ArcAngles::SECOND_EDITION).sides() {
            ground = geometry::convex::clip(&ground, normal, limit);
        }
        sheet.loop_of(ground, style);
    }
    sheet.base(&ship, SHIP);
    sheet.words(-20.0, 235.0, "front, bullseye in it");
    sheet.words(-10.0, 20.0, "rear");
    sheet.words(-100.0, 118.0, "left");
    sheet.words(70.0, 118.0, "right");
}

/// A turn that ends on one ship and backs over another.
fn slide(sheet: &mut Sheet, from: Pose) {
    let course = Course::Turn { side: Side::Right, speed: 3 };
    let other = |x: f64, y: f64, degrees: f64| {
        let at = from.point();
        Base::new(Pose::mm(at.x / 1e3 + x, at.y / 1e3 + y, degrees), Size::Small)
    };
    let others = [other(120.0, 118.0, 20.0), other(62.0, 112.0, 60.0)];
    let flight = course.fly(from, Size::Small, &others);
    let ring = |radius: f64| {
        (0..=30).map(move |i| {
            let turn = f64::from(i) / 30.0 * std::f64::consts::FRAC_PI_2;
            let hub = from.ahead(20_000.0, 90_000.0);
            Point::new(hub.x - radius * libm::cos(turn), hub.y + radius * libm::sin(turn))
        })
    };
    let template: Vec<Point> =
        ring(80_000.0).chain(ring(100_000.0).collect::<Vec<_>>().into_iter().rev()).collect();
    sheet.loop_of(template, r##"fill="#f4efdc" stroke="#885""##);
    for base in &others {
        sheet.base(base, OTHER);
    }
    sheet.base(&Base::new(from, Size::Small), GHOST);
    sheet.base(&Base::new(course.end(from, Size::Small), Size::Small), GHOST);
    sheet.base(&flight.base, SHIP);
    sheet.words(205.0, 0.0, "a turn at speed 3 ends on one ship, backs over the next,");
    sheet.words(205.0, -11.0, "and rests touching it, along the chord of its path");
}
