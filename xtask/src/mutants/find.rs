//! Deliberate faults in the source of rules: comparisons that are off by one, conditions turned round, numbers one higher,
//! refusals that let everything pass, arms and statements that are not there.

use proc_macro2::Span;
use std::ops::Range;
use syn::{
    Arm, BinOp, Block, Expr, ExprBinary, ExprIf, ExprLit, ExprMatch, ExprRepeat, ExprWhile, ImplItemFn,
    ItemConst, ItemFn, ItemMod, ItemStatic, Lit, Pat, ReturnType, Signature, Stmt, Variant,
    spanned::Spanned,
    visit::{self, Visit},
};

/// What is replaced, and by what; `{is}` stands for the question whether the fault is on.
#[derive(Debug, Clone)]
pub(super) struct Edit {
    /// Bytes of the file.
    pub(super) at: Range<usize>,
    pub(super) text: String,
}

/// One fault.
#[derive(Debug, Clone)]
pub(super) struct Mutant {
    /// From the root of the project.
    pub(super) file: String,
    /// The function it is in.
    pub(super) within: String,
    /// First and last line.
    pub(super) lines: (usize, usize),
    /// What is changed, in words that stay the same when lines move.
    pub(super) change: String,
    pub(super) edit: Edit,
}

/// The question that every fault asks.
pub(super) const IS: &str = "{is}";

/// All faults of a file.
pub(super) fn find(file: &str, text: &str) -> Result<Vec<Mutant>, String> {
    let parsed = syn::parse_file(text).map_err(|e| format!("{file}: {e}"))?;
    let mut finder = Finder { file, text, within: Vec::new(), fixed: 0, found: Vec::new() };
    finder.visit_file(&parsed);
    Ok(finder.found)
}

struct Finder<'t> {
    file: &'t str,
    text: &'t str,
    within: Vec<String>,
    /// How many things around are worked out when the program is compiled.
    fixed: u32,
    found: Vec<Mutant>,
}

/// Whether a condition binds something.
fn binds(expr: &Expr) -> bool {
    struct Lets(bool);
    impl Visit<'_> for Lets {
        fn visit_expr_let(&mut self, _: &syn::ExprLet) {
            self.0 = true;
        }
    }
    let mut lets = Lets(false);
    lets.visit_expr(expr);
    lets.0
}

/// A text in one line, short enough to be read.
fn short(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    match line.char_indices().nth(90) {
        Some((end, _)) => format!("{} ..", &line[..end]),
        None => line,
    }
}

impl Finder<'_> {
    fn of(&self, span: Span) -> &str {
        &self.text[span.byte_range()]
    }

    fn add(&mut self, span: Span, at: Range<usize>, text: String, change: String) {
        if self.fixed > 0 || self.within.is_empty() {
            return;
        }
        self.found.push(Mutant {
            file: self.file.to_owned(),
            within: self.within.join("::"),
            lines: (span.start().line, span.end().line),
            change,
            edit: Edit { at, text },
        });
    }

    /// One expression instead of another. Lines stay where they are: what stands in front is written in one.
    fn instead(&mut self, span: Span, other: &str) {
        let now = self.of(span).to_owned();
        if now.contains("//") || other.contains("//") {
            return;
        }
        let flat: Vec<&str> = other.split_whitespace().collect();
        let text = format!("(if {IS} {{ {} }} else {{ {now} }})", flat.join(" "));
        self.add(span, span.byte_range(), text, format!("`{}` becomes `{}`", short(&now), short(other)));
    }

    fn negated(&mut self, cond: &Expr) {
        // What is compared is turned by its operator.
        let compared = matches!(cond, Expr::Binary(binary) if other_operators(&binary.op).is_some());
        if !binds(cond) && !compared {
            let now = self.of(cond.span()).to_owned();
            self.instead(cond.span(), &format!("!({now})"));
        }
    }

    fn body(&mut self, sig: &Signature, block: &Block) {
        if sig.constness.is_some() {
            return;
        }
        let ReturnType::Type(_, returned) = &sig.output else { return };
        let returned: String = self.of(returned.span()).split_whitespace().collect();
        let answers: &[&str] = match returned.as_str() {
            "bool" => &["true", "false"],
            "Result<(),Refused>" => &["Ok(())"],
            _ => &[],
        };
        let brace = block.brace_token.span.open();
        let after = brace.byte_range().end;
        for answer in answers {
            let text = format!(" if {IS} {{ return {answer}; }}");
            self.add(brace, after..after, text, format!("always answers {answer}"));
        }
    }

    fn inside(&mut self, name: String, visit: impl FnOnce(&mut Self)) {
        self.within.push(name);
        visit(self);
        self.within.pop();
    }

    fn fixed(&mut self, visit: impl FnOnce(&mut Self)) {
        self.fixed += 1;
        visit(self);
        self.fixed -= 1;
    }
}

/// What may stand for an operator.
#[expect(clippy::wildcard_enum_match_arm, reason = "operators of a library, which may grow more")]
fn other_operators(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Eq(_) => "!=",
        BinOp::Ne(_) => "==",
        BinOp::Lt(_) => "<=",
        BinOp::Le(_) => "<",
        BinOp::Gt(_) => ">=",
        BinOp::Ge(_) => ">",
        BinOp::And(_) => "||",
        BinOp::Or(_) => "&&",
        BinOp::Add(_) => "-",
        BinOp::Sub(_) => "+",
        BinOp::AddAssign(_) => "-=",
        BinOp::SubAssign(_) => "+=",
        _ => return None,
    })
}

/// Whether code is there for tests alone.
fn is_test(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| {
        attr.path().is_ident("cfg")
            && attr.meta.require_list().is_ok_and(|list| list.tokens.to_string().contains("test"))
    })
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_const(&mut self, item: &'ast ItemConst) {
        self.fixed(|it| visit::visit_item_const(it, item));
    }

    fn visit_item_static(&mut self, item: &'ast ItemStatic) {
        self.fixed(|it| visit::visit_item_static(it, item));
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.fixed(|it| visit::visit_impl_item_const(it, item));
    }

    fn visit_variant(&mut self, item: &'ast Variant) {
        self.fixed(|it| visit::visit_variant(it, item));
    }

    fn visit_type(&mut self, item: &'ast syn::Type) {
        self.fixed(|it| visit::visit_type(it, item));
    }

    fn visit_pat(&mut self, item: &'ast Pat) {
        self.fixed(|it| visit::visit_pat(it, item));
    }

    fn visit_generic_argument(&mut self, item: &'ast syn::GenericArgument) {
        self.fixed(|it| visit::visit_generic_argument(it, item));
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.inside(item.sig.ident.to_string(), |it| {
            it.body(&item.sig, &item.block);
            if item.sig.constness.is_none() {
                visit::visit_item_fn(it, item);
            }
        });
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.inside(item.sig.ident.to_string(), |it| {
            it.body(&item.sig, &item.block);
            if item.sig.constness.is_none() {
                visit::visit_impl_item_fn(it, item);
            }
        });
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        if let Some(other) = other_operators(&binary.op)
            && !binds(&binary.left)
            && !binds(&binary.right)
        {
            let (left, right) =
                (self.of(binary.left.span()).to_owned(), self.of(binary.right.span()).to_owned());
            self.instead(binary.span(), &format!("{left} {other} {right}"));
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_if(&mut self, expr: &'ast ExprIf) {
        self.negated(&expr.cond);
        visit::visit_expr_if(self, expr);
    }

    fn visit_expr_while(&mut self, expr: &'ast ExprWhile) {
        self.negated(&expr.cond);
        visit::visit_expr_while(self, expr);
    }

    fn visit_expr_lit(&mut self, lit: &'ast ExprLit) {
        let other = if let Lit::Int(int) = &lit.lit {
            int.base10_parse::<u64>().ok().map(|n| format!("{}{}", n + 1, int.suffix()))
        } else if let Lit::Bool(bool) = &lit.lit {
            Some((!bool.value).to_string())
        } else {
            None
        };
        if let Some(other) = other {
            self.instead(lit.span(), &other);
        }
    }

    fn visit_expr_repeat(&mut self, expr: &'ast ExprRepeat) {
        self.visit_expr(&expr.expr);
    }

    fn visit_expr_match(&mut self, expr: &'ast ExprMatch) {
        let open = |arm: &Arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none();
        if expr.arms.last().is_some_and(open) {
            for arm in expr.arms.iter().filter(|arm| arm.guard.is_none() && !open(arm)) {
                let arrow = arm.fat_arrow_token.span().byte_range().start;
                let change = format!("the arm `{}` is not there", short(self.of(arm.pat.span())));
                self.add(arm.pat.span(), arrow..arrow, format!("if !{IS} "), change);
            }
        }
        visit::visit_expr_match(self, expr);
    }

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        if let Stmt::Expr(Expr::MethodCall(_) | Expr::Call(_), Some(_)) = stmt {
            let now = self.of(stmt.span()).to_owned();
            let text = format!("if !{IS} {{ {now} }}");
            if !now.contains("//") {
                let change = format!("`{}` is not done", short(&now));
                self.add(stmt.span(), stmt.span().byte_range(), text, change);
            }
        }
        visit::visit_stmt(self, stmt);
    }
}
