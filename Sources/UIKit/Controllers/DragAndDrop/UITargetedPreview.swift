public import CoreGraphics
public import Foundation
public import UIFoundation

/// A preview for a menu or a drag, with the position where its animation starts or ends.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The position where the animation starts or ends.
  public let target: UIPreviewTarget
  /// The view to show.
  public let view: UIView
  /// The parameters of the preview.
  public let parameters: UIPreviewParameters

  /// Creates a preview of a view with parameters and a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// Creates a preview at the view's own location. Traps if the view has no superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      raiseException(
        "UITargetedPreview was made with a view that has no superview, and without a target: \(view)")
    }
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }
  /// Creates a preview at the view's own location. Traps if the view has no superview.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
  /// Returns a preview of the same view with another target.
  @discardableResult
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A preview for a drag, with the position where its animation starts or ends.
open class UITargetedDragPreview: UITargetedPreview {}

/// The position where a preview starts or ends its animation.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The view whose coordinates ``center`` is in.
  public let container: UIView
  /// The center of the preview in the container.
  public let center: CGPoint
  /// The transform of the preview in the container.
  public let transform: CGAffineTransform

  /// Creates a target from a container, a center and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// The position where a drag preview starts or ends its animation.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The appearance of a preview.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// The visible part of the view, or `nil` for the whole view. Stored for source compatibility; has no effect.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, or `nil` for the outline of the visible part.
  ///
  /// Stored for source compatibility; has no effect.
  open var shadowPath: UIBezierPath?
  // Implicitly unwrapped as in UIKit, where setting nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The background color. The default is `.systemBackground`. Stored for source compatibility; has no effect.
  open var backgroundColor: UIColor! = .systemBackground

  /// Creates parameters that show the whole view.
  public override init() { super.init() }
}

/// The appearance of a drag preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of an item during a drag.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  /// The view to show.
  public let view: UIView
  /// The parameters of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view with parameters.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  /// Creates a preview of a view with default parameters.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
