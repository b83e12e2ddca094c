public import CoreGraphics
public import Foundation
public import UIFoundation

/// An object that shows a document, or the applications that can open it. Galley shows neither.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The document's file.
  open var url: URL?
  /// The identifier of the document's type. By default it follows from the file's extension.
  open var uti: String? {
    get { storedType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { storedType = newValue }
  }
  private var storedType: String?
  /// The document's name. By default it is that of the file.
  open var name: String? {
    get { storedName ?? url?.lastPathComponent }
    set { storedName = newValue }
  }
  private var storedName: String?
  /// What is passed to the application that opens the document. Stored for source compatibility; has no effect.
  open var annotation: Any?
  /// The pictures for the document's type. Galley has none.
  open var icons: [UIImage] { [] }
  /// The recognizers that a view of the document needs. Galley has none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Creates a controller without a document.
  public override init() { super.init() }

  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Presents a menu of what can be done with the document. Returns `false`, because Galley shows none.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Presents a menu of what can be done with the document. Returns `false`, because Galley shows none.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Presents the document. Returns `false`, because Galley shows none.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Presents the applications that open the document. Returns `false`, because there are none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Presents the applications that open the document. Returns `false`, because there are none.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Dismisses the preview. Stored for source compatibility; has no effect.
  open func dismissPreview(animated: Bool) {}
  /// Dismisses the menu. Stored for source compatibility; has no effect.
  open func dismissMenu(animated: Bool) {}
}

/// The methods of a document interaction controller's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the controller over which the preview is presented. The default is `UIViewController()`.
  @discardableResult
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the rectangle in which the preview starts. The default is `.zero`.
  @discardableResult
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Returns the view in which the preview starts.
  @discardableResult
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Called before the preview appears.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the preview has disappeared.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the menu of actions appears.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called after the menu of actions has disappeared.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before the menu of applications appears.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called after the menu of applications has disappeared.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called before the document is passed to an application.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Called after the document has been passed to an application.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}
