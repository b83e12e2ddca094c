public import CoreGraphics
public import Foundation
public import UIFoundation

// The kinds of behaviors. Their values are stored.

/// A behavior of gravity. Stored for source compatibility; has no effect.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The direction and strength; 1 is 1,000 points per second squared. The default is down.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle of the direction, clockwise from the right, in radians.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { if newValue.isUsable() { setAngle(newValue, magnitude: magnitude) } }
  }
  /// The strength; 1 is 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { min(hypot(gravityDirection.dx, gravityDirection.dy), .greatestFiniteMagnitude) }
    set { if newValue.isUsable() { setAngle(angle, magnitude: newValue) } }
  }
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }

  /// Creates a behavior of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    items.forEach(add)
  }
  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
  /// Sets the direction, clockwise from the right in radians, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}

/// A behavior of collisions. Stored for source compatibility; has no effect.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other items.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// What items collide with. The default is everything.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the reference view are a boundary. The default is `false`.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The delegate, which Galley never calls.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(id: any NSCopying, path: UIBezierPath)] = []
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.id) }

  /// Creates a behavior of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    items.forEach(add)
  }
  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
  /// Makes the bounds of the reference view a boundary, with insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }
  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Returns a boundary.
  @discardableResult
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { ($0.id as? NSObject)?.isEqual(identifier) == true }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { ($0.id as? NSObject)?.isEqual(identifier) == true }
  }
  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [] }
}

/// The methods of a collision behavior's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called when two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

/// A behavior that moves an item to a point. Stored for source compatibility; has no effect.
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// How much the item swings, from 0 to 1. The default is 0.5.
  open var damping: CGFloat = 0.5

  /// Creates a behavior of an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    add(item)
  }
}

/// A behavior of items on a rod or spring. Stored for source compatibility; has no effect.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an attachment connects.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// Two items.
    case items
    /// An item and a point.
    case anchor
  }

  /// What the attachment connects.
  public let attachedBehaviorType: AttachmentType
  /// The point.
  open var anchorPoint: CGPoint
  /// The length, in points.
  open var length: CGFloat = 0
  /// The damping of the spring. The default is 0.
  open var damping: CGFloat = 0
  /// The frequency of the spring, in hertz. The default is 0, which means a rod.
  open var frequency: CGFloat = 0
  /// The resistance to rotation. The default is 0.
  open var frictionTorque: CGFloat = 0
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }

  /// Creates an attachment of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Creates an attachment of a point of an item to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (attachedBehaviorType, anchorPoint) = (.anchor, point)
    super.init()
    add(item)
  }
  /// Creates an attachment of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// Creates an attachment of points of two items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    (attachedBehaviorType, anchorPoint) = (.items, .zero)
    super.init()
    add(item1)
    add(item2)
  }
}

/// A behavior of pushes. Stored for source compatibility; has no effect.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Hashable, Sendable {
    /// As long as the behavior is active.
    case continuous
    /// A moment.
    case instantaneous
  }

  /// How long the push lasts.
  public let mode: Mode
  /// Whether the force is active. The default is `true`.
  open var active = true
  /// The direction and strength of the force.
  open var pushDirection = CGVector.zero
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// The angle of the direction, clockwise from the right, in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { if newValue.isUsable() { setAngle(newValue, magnitude: magnitude) } }
  }
  /// The strength; 1 accelerates an item of 100 by 100 points by 100 points per second squared.
  open var magnitude: CGFloat {
    get { min(hypot(pushDirection.dx, pushDirection.dy), .greatestFiniteMagnitude) }
    set { if newValue.isUsable() { setAngle(angle, magnitude: newValue) } }
  }

  /// Creates a behavior of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    items.forEach(add)
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
  /// Sets the direction, clockwise from the right in radians, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}

/// The properties of items as bodies. Stored for source compatibility; has no effect.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The elasticity of collisions, from 0 to 1. The default is 0.
  open var elasticity: CGFloat = 0
  /// The friction between items. The default is 0.
  open var friction: CGFloat = 0
  /// The mass of 100 by 100 points. The default is 1.
  open var density: CGFloat = 1
  /// The resistance to motion. The default is 0.
  open var resistance: CGFloat = 0
  /// The resistance to rotation. The default is 0.
  open var angularResistance: CGFloat = 0
  /// The electric charge. The default is 0.
  open var charge: CGFloat = 0
  /// Whether the items stay where they are. The default is `false`.
  open var isAnchored = false
  /// Whether the items can rotate. The default is `true`.
  open var allowsRotation = true
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  private var velocities: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  /// Creates a behavior of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    items.forEach(add)
  }
  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
    velocities[ObjectIdentifier(item)] = nil
  }
  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    velocities[ObjectIdentifier(item), default: (.zero, 0)].linear = CGPoint(
      x: old.x + velocity.x, y: old.y + velocity.y)
  }
  /// Returns the velocity that was added to an item, in points per second.
  @discardableResult
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocities[ObjectIdentifier(item)]?.linear ?? .zero
  }
  /// Adds to the rotation of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    velocities[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
  }
  /// Returns the rotation that was added to an item, in radians per second.
  @discardableResult
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocities[ObjectIdentifier(item)]?.angular ?? 0 }
}
