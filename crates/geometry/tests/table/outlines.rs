//! The eighteen outlines, and cutting outlines into convex pieces.

use crate::common::{outline_polygon, polygon, pose};
use geo::{Area as _, ConvexHull};
use geometry::{Outline, OutlineError, Pose, rocks};
use proptest::prelude::*;

/// Ids and bounding boxes in millimetres.
const BOXES: [(&str, f64, f64); 18] = [
    ("coreasteroid0", 36.0, 40.0),
    ("coreasteroid1", 47.0, 40.0),
    ("coreasteroid2", 46.0, 48.0),
    ("coreasteroid3", 55.0, 40.0),
    ("coreasteroid4", 38.0, 53.0),
    ("coreasteroid5", 61.0, 75.0),
    ("yt2400debris0", 47.0, 67.0),
    ("yt2400debris1", 50.0, 63.0),
    ("yt2400debris2", 54.0, 61.0),
    ("vt49decimatordebris0", 45.0, 54.0),
    ("vt49decimatordebris1", 39.0, 59.0),
    ("vt49decimatordebris2", 33.0, 48.0),
    ("gascloud1", 34.0, 78.0),
    ("gascloud2", 47.0, 62.0),
    ("gascloud3", 47.0, 65.0),
    ("gascloud4", 54.0, 75.0),
    ("gascloud5", 69.0, 57.0),
    ("gascloud6", 58.0, 75.0),
];

#[test]
fn all_eighteen_fill_their_bounding_boxes_with_eight_to_fourteen_corners() {
    assert_eq!(rocks::ids().collect::<Vec<_>>(), BOXES.map(|(id, ..)| id));
    for (id, width, height) in BOXES {
        let outline = rocks::find(id).expect(id);
        assert!((8..=14).contains(&outline.corners().len()), "{id}");
        let x = outline.corners().iter().map(|p| p.x.abs()).fold(0.0, f64::max);
        let y = outline.corners().iter().map(|p| p.y.abs()).fold(0.0, f64::max);
        assert_eq!((x, y), (width * 500.0, height * 500.0), "{id}");
        check_pieces(outline).expect(id);
    }
}

#[test]
fn lists_that_are_no_outline_are_refused_with_a_reason() {
    assert_eq!(Outline::new(&[(0, 0), (10, 0)]), Err(OutlineError::Corners(2)));
    assert_eq!(Outline::new(&[(0, 0); 17]), Err(OutlineError::Corners(17)));
    let bow = [(0, 0), (10, 10), (10, 0), (0, 10)];
    assert_eq!(Outline::new(&bow), Err(OutlineError::Crossing(0)));
    let spike = [(0, 0), (10, 0), (20, 0), (5, 0), (5, 10)];
    assert!(matches!(Outline::new(&spike), Err(OutlineError::Crossing(_))));
    assert!(Outline::new(&[(0, 0), (10, 0), (10, 10), (0, 10)]).is_ok());
}

/// Pieces are convex, and together as large as the outline, and no point of one lies outside it.
fn check_pieces(outline: &Outline) -> Result<(), TestCaseError> {
    let whole = outline_polygon(&outline.at(Pose::default())).unsigned_area();
    let mut sum = 0.0;
    for piece in outline.pieces() {
        let piece = polygon(piece.iter().copied());
        let area = piece.unsigned_area();
        prop_assert!((piece.convex_hull().unsigned_area() - area).abs() <= 1e-9 * whole);
        sum += area;
    }
    prop_assert!((sum - whole).abs() <= 1e-9 * whole, "{} {}", sum, whole);
    Ok(())
}

proptest! {
    #[test]
    fn any_simple_polygon_is_cut_into_convex_pieces_of_its_area(
        spokes in prop::collection::vec((8_000i32..60_000, 0u32..1_000), 3..=16), backwards in any::<bool>()
    ) {
        // Corners on spokes around the origin never cross.
        let n = spokes.len() as f64;
        let mut corners: Vec<(i32, i32)> = spokes
            .iter()
            .enumerate()
            .map(|(i, &(length, off))| {
                let turn = (i as f64 + f64::from(off) / 1_100.0) / n * std::f64::consts::TAU;
                ((f64::from(length) * libm::cos(turn)) as i32, (f64::from(length) * libm::sin(turn)) as i32)
            })
            .collect();
        if backwards {
            corners.reverse();
        }
        prop_assume!(spokes.len() > 4);
        check_pieces(&Outline::new(&corners).unwrap())?;
    }

    #[test]
    fn a_placed_outline_holds_its_middle_and_nothing_beyond_its_circle(at in pose(500_000), which in 0usize..18) {
        let rock = rocks::find(BOXES[which].0).unwrap().at(at);
        prop_assert!(rock.holds(at.point()));
        let (centre, radius) = rock.bounds();
        prop_assert!(rock.corners().all(|p| p.distance(centre) <= radius + 1e-6));
        prop_assert!(!rock.holds(at.ahead(radius + 1.0, 0.0)));
    }
}
