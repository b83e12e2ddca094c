public import CoreGraphics
public import Foundation
public import UIViews

/// The place where a preview starts or ends its animation.
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
