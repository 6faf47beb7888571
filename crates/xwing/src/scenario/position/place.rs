//! Where ships stand, by coordinates or as seen from others.

use super::{At, Relation, WrittenShip};
use geometry::{Arc, Base, Heading, Pose, RULER_SEGMENT, Size};

/// Places of ships, with what each stands on.
pub(super) type Placing = Vec<Option<(Pose, Size)>>;

/// Works out all places: those by coordinates first, then those that need another ship's.
pub(super) fn place_all(
    ships: &[WrittenShip],
    names: &[String],
    sizes: &[Size],
    own: &[Heading],
) -> Result<Placing, String> {
    let mut placed: Placing = vec![None; ships.len()];
    let facing = |i: usize| ships[i].facing.map_or(own[i], Heading::degrees);
    loop {
        let mut moved = false;
        for (i, ship) in ships.iter().enumerate().filter(|(_, ship)| ship.at.is_some()) {
            if placed[i].is_some() {
                continue;
            }
            let pose = match &ship.at {
                None => None,
                Some(At::Point(x, y)) => {
                    if ![x, y].into_iter().all(|v| (0.0..=5_000.0).contains(v)) {
                        return Err(format!("{} is off the table", names[i]));
                    }
                    Some(Pose { heading: facing(i), ..Pose::mm(*x, *y, 0.0) })
                }
                Some(At::By(relation)) => {
                    let of = target(relation);
                    let other = names.iter().position(|name| name == of);
                    let other = other.ok_or_else(|| format!("{}: there is no ship `{of}`", names[i]))?;
                    if ships[other].at.is_none() || other == i {
                        return Err(format!("{}: `{of}` has no place of its own", names[i]));
                    }
                    match placed[other] {
                        None => None,
                        Some(other) => {
                            let pose = beside(relation, other, facing(i), sizes[i]);
                            Some(pose.map_err(|why| format!("{}: {why}", names[i]))?)
                        }
                    }
                }
            };
            if let Some(pose) = pose {
                placed[i] = Some((pose, sizes[i]));
                moved = true;
            }
        }
        let waiting = (0..ships.len()).find(|i| ships[*i].at.is_some() && placed[*i].is_none());
        match waiting {
            None => return Ok(placed),
            Some(i) if !moved => {
                return Err(format!("{} is placed by a ship that is placed by it", names[i]));
            }
            Some(_) => {}
        }
    }
}

fn target(relation: &Relation) -> &str {
    match relation {
        Relation::AtRange { of, .. }
        | Relation::InArc { of, .. }
        | Relation::InBullseye { of, .. }
        | Relation::Touching { of, .. } => of,
    }
}

/// A place as seen from another ship.
fn beside(relation: &Relation, other: (Pose, Size), heading: Heading, size: Size) -> Result<Pose, String> {
    let (bearing, range, gap, least) = match relation {
        Relation::AtRange { range, gap, bearing, .. } => (*bearing, *range, *gap, 0),
        Relation::InArc { arc, range, gap, .. } => {
            let bearing = match arc {
                Arc::Front | Arc::FullFront | Arc::Bullseye => 0.0,
                Arc::Right => 90.0,
                Arc::Rear | Arc::FullRear => 180.0,
                Arc::Left => 270.0,
            };
            (bearing, Some(range.unwrap_or(1)).filter(|_| gap.is_none()), *gap, 1)
        }
        Relation::InBullseye { range, gap, .. } => {
            (0.0, Some(range.unwrap_or(1)).filter(|_| gap.is_none()), *gap, 1)
        }
        Relation::Touching { bearing, .. } => (*bearing, Some(0), None, 0),
    };
    let gap = match (range, gap) {
        (Some(_), Some(_)) | (None, None) => return Err("give either a range or a gap".to_owned()),
        (None, Some(gap)) if (0.0..=1_000.0).contains(&gap) => gap * 1_000.0,
        (None, Some(gap)) => return Err(format!("a gap of {gap} mm does not fit on the table")),
        (Some(0), None) if least == 0 => 0.0,
        (Some(range @ 1..=3), None) => (f64::from(range) - 0.5) * RULER_SEGMENT,
        (Some(range), None) => return Err(format!("range {range} is not a segment of the ruler")),
    };
    Ok(at_gap(other, Heading::degrees(bearing), gap, heading, size))
}

/// The pose whose centre lies in a direction from another ship's centre, with a gap between the bases.
fn at_gap((pose, of): (Pose, Size), bearing: Heading, gap: f64, heading: Heading, size: Size) -> Pose {
    let other = Base::new(pose, of);
    let way = (pose.heading + bearing).vector();
    let at = |distance: f64| Pose::round(pose.point() + way * distance, heading);
    // The gap grows with the distance: halve until both ends are the same micrometre.
    let (mut near, mut far) = (0.0, gap + 400_000.0);
    while far - near > 0.25 {
        let middle = f64::midpoint(near, far);
        let base = Base::new(at(middle), size);
        let short = if gap == 0.0 { other.separation(&base) < 0.0 } else { other.gap(&base) < gap };
        if short {
            near = middle;
        } else {
            far = middle;
        }
    }
    at(far)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_met_to_a_micrometre_from_every_side() {
        let of = (Pose::mm(450.0, 450.0, 30.0), Size::Small);
        for bearing in [0.0, 17.0, 90.0, 200.0] {
            for gap in [0.0, 50_000.0, 250_000.0] {
                let heading = Heading::degrees(140.0);
                let pose = at_gap(of, Heading::degrees(bearing), gap, heading, Size::Large);
                let (one, two) = (Base::new(of.0, of.1), Base::new(pose, Size::Large));
                assert!((one.gap(&two) - gap).abs() <= 1.0, "{bearing} {gap}: {}", one.gap(&two));
                assert!(!one.overlaps(&two));
            }
        }
    }
}
