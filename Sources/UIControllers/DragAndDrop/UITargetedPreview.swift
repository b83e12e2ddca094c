public import Foundation
import UIFoundation
public import UIViews

/// A preview for a menu or a drag, with the place where its animation starts or ends.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The place where the animation starts or ends.
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
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
