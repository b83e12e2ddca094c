public import Foundation
public import UIFoundation

/// A presentation controller for popovers, which cover the window in Galley.
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }
  /// The view or item that the popover points at. Stored for source compatibility; has no effect.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The direction in which the arrow points, which isn't known without a popover.
  ///
  /// Stored for source compatibility; has no effect.
  open var arrowDirection: UIPopoverArrowDirection { [] }
  /// Whether the popover may cover the view that it points at. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var canOverlapSourceViewRect = false
  /// The insets of the popover within the window, in points. The default is 10 on all sides.
  ///
  /// Stored for source compatibility; has no effect.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if !popoverLayoutMargins.isUsable() { popoverLayoutMargins = oldValue } }
  }
  /// The class of the view behind the content. Stored for source compatibility; has no effect.
  open var popoverBackgroundViewClass: AnyClass?
  /// The view that the popover points at. Stored for source compatibility; has no effect.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in the source view's coordinates.
  ///
  /// Stored for source compatibility; has no effect.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover points at. Stored for source compatibility; has no effect.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point. The default is any. Stored for source compatibility; has no effect.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The background color of the popover. Stored for source compatibility; has no effect.
  open var backgroundColor: UIColor?
  /// The views that receive touches while the popover is shown. Stored for source compatibility; has no effect.
  open var passthroughViews: [UIView]?
}

/// The directions in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each direction.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions, so that the arrow may point in any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover points at: a view or a bar button item.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
