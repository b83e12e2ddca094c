public import Foundation
import Synchronization

/// An immutable path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath at a point.
    case move(CGPoint)
    /// Adds a straight line to a point.
    case line(CGPoint)
    /// Adds a curve with one control point.
    case quad(CGPoint, control: CGPoint)
    /// Adds a curve with two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Adds a line to the start of the subpath.
    case close
  }

  // Proof of @unchecked Sendable: the only stored property is locked. A class with subclasses cannot be checked.
  private let storage: Mutex<[Element]>

  /// A copy of the elements.
  package final var elements: [Element] { storage.withLock { $0 } }

  init(elements: [Element]) { storage = Mutex(elements) }

  /// Changes the elements in place, under the lock.
  final func change(_ body: (inout [Element]) -> Void) { storage.withLock { body(&$0) } }

  /// Creates a path around a rectangle, with an optional transform.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(elements: [])
    append(.rectangle(rect), transform)
  }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(elements: [])
    append(.roundedRectangle(rect, CornerRadii(width: rect.width / 2, height: rect.height / 2)), transform)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    self.init(elements: [])
    append(.roundedRectangle(rect, CornerRadii(width: cornerWidth, height: cornerHeight)), transform)
  }

  /// Creates a rectangle, some of whose corners are rounded.
  package convenience init(roundedRect rect: CGRect, radii: CornerRadii) {
    self.init(elements: .roundedRectangle(rect, radii))
  }

  func append(_ new: [Element], _ transform: CGAffineTransform?) {
    guard let transform, !transform.isIdentity else { return change { $0 += new } }
    change { $0 += new.map { $0.applying(transform) } }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, the start of a closed subpath, or the origin if the path is empty.
  public var currentPoint: CGPoint {
    let elements = elements
    if elements.last == .close {
      for case .move(let point) in elements.reversed() { return point }
    }
    return elements.last?.points.last ?? .zero
  }

  /// The smallest rectangle that contains all points, including control points, or null if there are none.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns an immutable path with the same elements.
  @discardableResult
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a mutable path with the same elements.
  @discardableResult
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns the path with every point transformed.
  @discardableResult
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Returns whether the elements are the same.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  /// Hashes the elements into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
  /// The points of the element; the last one is its end.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let point, let control): .quad(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .close: .close
    }
  }
}

extension [CGPath.Element] {
  static func rectangle(_ rect: CGRect) -> Self {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// Returns a rectangle with a quarter ellipse at each rounded corner.
  static func roundedRectangle(_ rect: CGRect, _ radii: CornerRadii) -> Self {
    // The distance of the control points of a quarter circle from its corner: 1 - 4/3 tan(π/8).
    let near: CGFloat = 1 - 0.552_284_749_8
    func corner(_ radius: CGSize?, _ x: CGFloat, _ y: CGFloat, _ insideX: CGFloat, _ insideY: CGFloat) -> Self {
      guard let radius else { return [.line(CGPoint(x: x, y: y))] }
      let reach = CGSize(
        width: insideX * Swift.min(radius.width, rect.width / 2),
        height: insideY * Swift.min(radius.height, rect.height / 2))
      func beside(_ part: CGFloat) -> CGPoint { CGPoint(x: x + reach.width * part, y: y) }
      func below(_ part: CGFloat) -> CGPoint { CGPoint(x: x, y: y + reach.height * part) }
      // Clockwise, a horizontal edge leads to the top right and bottom left corners.
      return insideX == insideY
        ? [.line(below(1)), .curve(beside(1), control1: below(near), control2: beside(near))]
        : [.line(beside(1)), .curve(below(1), control1: beside(near), control2: below(near))]
    }
    let topLeft = corner(radii.topLeft, rect.minX, rect.minY, 1, 1)
    let start = topLeft.last?.points.last ?? rect.origin
    var path: Self = [.move(start)]
    path += corner(radii.topRight, rect.maxX, rect.minY, -1, 1)
    path += corner(radii.bottomRight, rect.maxX, rect.maxY, -1, -1)
    path += corner(radii.bottomLeft, rect.minX, rect.maxY, 1, -1)
    if radii.topLeft != nil { path += topLeft }
    return path + [.close]
  }

  /// Returns an arc, starting with a move, in curves of at most a quarter circle. Returns nothing if a number isn't
  /// finite.
  static func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> Self {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, (end - start).isFinite else {
      return []
    }
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    if clockwise, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
    if !clockwise, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    sweep = Swift.min(Swift.max(sweep, -turn), turn)
    let count = Swift.max((abs(sweep) / (turn / 4) - 1e-9).rounded(.up), 1)
    let step = sweep / count
    // The distance of the control points of an arc from its ends: 4/3 tan(angle/4).
    let reach = 4 / 3 * tan(step / 4)
    func at(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    return [.move(at(start))]
      + (0..<Int(count)).map { index in
        let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
        return .curve(at(to), control1: at(from, reach), control2: at(to, -reach))
      }
  }
}
