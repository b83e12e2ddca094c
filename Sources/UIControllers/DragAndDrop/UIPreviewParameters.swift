public import Foundation
public import UIFoundation

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
