public import Foundation
public import UIFoundation
public import UIViews

/// A presentation controller for popovers, which cover the window in Galley.
open class UIPopoverPresentationController: UIPresentationController {
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
