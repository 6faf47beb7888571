//! Points and vectors of the table, in micrometres.

use std::ops::{Add, Mul, Neg, Sub};

/// A point of the table in micrometres: x to the right, y up. Computed, never stored.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Up.
    pub y: f64,
}

/// A step from a point to another, in micrometres; or a direction, of length one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vector {
    /// To the right.
    pub x: f64,
    /// Up.
    pub y: f64,
}

impl Point {
    /// A point by its coordinates in micrometres.
    #[inline]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// A point by its coordinates in millimetres.
    ///
    /// ```
    /// # use geometry::Point;
    /// assert_eq!(Point::mm(1.5, -2.0), Point::new(1_500.0, -2_000.0));
    /// ```
    #[inline]
    pub const fn mm(x: f64, y: f64) -> Self {
        Self { x: x * 1_000.0, y: y * 1_000.0 }
    }

    /// How far another point is.
    #[inline]
    pub fn distance(self, other: Self) -> f64 {
        (other - self).length()
    }
}

impl Vector {
    /// A vector by its parts.
    #[inline]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The scalar product.
    #[inline]
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The area of the parallelogram, positive when `other` lies counter-clockwise.
    #[inline]
    pub fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The length, squared.
    #[inline]
    pub fn squared(self) -> f64 {
        self.dot(self)
    }

    /// The length.
    #[inline]
    pub fn length(self) -> f64 {
        self.squared().sqrt()
    }

    /// A quarter turn clockwise: from forward to the right.
    ///
    /// ```
    /// # use geometry::Vector;
    /// assert_eq!(Vector::new(0.0, 1.0).right(), Vector::new(1.0, 0.0));
    /// ```
    #[inline]
    pub fn right(self) -> Self {
        Self { x: self.y, y: 0.0 - self.x }
    }
}

impl Add<Vector> for Point {
    type Output = Point;
    #[inline]
    fn add(self, v: Vector) -> Point {
        Point { x: self.x + v.x, y: self.y + v.y }
    }
}

impl Sub<Vector> for Point {
    type Output = Point;
    #[inline]
    fn sub(self, v: Vector) -> Point {
        Point { x: self.x - v.x, y: self.y - v.y }
    }
}

impl Sub for Point {
    type Output = Vector;
    #[inline]
    fn sub(self, from: Point) -> Vector {
        Vector { x: self.x - from.x, y: self.y - from.y }
    }
}

impl Add for Vector {
    type Output = Vector;
    #[inline]
    fn add(self, v: Vector) -> Vector {
        Vector { x: self.x + v.x, y: self.y + v.y }
    }
}

impl Sub for Vector {
    type Output = Vector;
    #[inline]
    fn sub(self, v: Vector) -> Vector {
        Vector { x: self.x - v.x, y: self.y - v.y }
    }
}

impl Mul<f64> for Vector {
    type Output = Vector;
    #[inline]
    fn mul(self, by: f64) -> Vector {
        Vector { x: self.x * by, y: self.y * by }
    }
}

impl Neg for Vector {
    type Output = Vector;
    #[inline]
    fn neg(self) -> Vector {
        Vector { x: 0.0 - self.x, y: 0.0 - self.y }
    }
}
