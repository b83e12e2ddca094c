import CoreGraphics
public import Foundation
import UIFoundation

/// An interaction that changes the pointer over a view. Galley has no pointer.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled. The default is `true`. Stored for source compatibility; has no effect.
  open var isEnabled = true

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
  /// Updates the pointer. Stored for source compatibility; has no effect.
  open func invalidate() {}
}

/// The methods of a pointer interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the region of the view that the pointer is in. The default is `defaultRegion`.
  @discardableResult
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region, or `nil` for the default.
  @discardableResult
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

/// An animator of a change of the pointer. Galley creates none.
@MainActor @preconcurrency
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds a closure to run alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run after the animation.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A question for the region that the pointer is in. Galley asks none.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer in the view.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}

/// A part of a view with one style of the pointer.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
  /// The rectangle of the region, in the coordinates of the view.
  public let rect: CGRect
  /// The identifier that distinguishes the region from others.
  public let identifier: AnyHashable?
  /// The axes in which the pointer stays in the region. Stored for source compatibility; has no effect.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Horizontal and vertical directions.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each direction.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal direction.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical direction.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
