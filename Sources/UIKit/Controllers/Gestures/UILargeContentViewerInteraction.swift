public import Foundation
public import UIFoundation

/// An interaction that shows an enlarged version of a view's content. Galley never shows it.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// Whether the user's text size enables the content viewer. Always `false`.
  public class var isEnabled: Bool { false }

  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// A gesture recognizer that other ones can require to fail. It recognizes nothing.
  open private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer(target: nil, action: nil)

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that the large content viewer shows.
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether a long press shows the content enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown.
  var largeContentTitle: String? { get }
  /// The image that is shown.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The methods of a large content viewer's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called when the touch ends on an item, or on none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at a point of the view.
  @discardableResult
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
}
