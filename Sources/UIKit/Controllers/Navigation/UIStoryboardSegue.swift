public import Foundation

/// A transition from one controller to another, which a storyboard or code creates.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The identifier that distinguishes the segue from others of its source, or `nil`.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController

  /// Creates a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the destination controller from the source controller.
  open func perform() { source.show(destination, sender: nil) }
}
