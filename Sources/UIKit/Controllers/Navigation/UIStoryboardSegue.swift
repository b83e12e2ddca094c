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

  /// Creates a segue between two controllers that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }
  private var handler: (() -> Void)?

  /// Shows the destination controller from the source controller, or calls the closure that the segue was created with.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: nil)
  }
}

/// Where a segue that returns to an earlier controller starts.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The object that performs the segue.
  public let sender: Any?

  init(source: UIViewController, sender: Any?) {
    (self.source, self.sender) = (source, sender)
    super.init()
  }
}
