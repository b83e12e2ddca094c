public import Foundation
public import UIViews

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
