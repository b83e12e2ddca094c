public import Foundation

/// The way from one controller to another: there are no storyboards here, so that only source makes one.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The way's name.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController

  /// A way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Goes: shows the controller that the way leads to.
  open func perform() { source.show(destination, sender: nil) }
}
