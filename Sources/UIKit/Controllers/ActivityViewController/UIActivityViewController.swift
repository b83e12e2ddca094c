public import Foundation

/// A view controller that offers services for items. Its view is empty, and it never runs an activity.
open class UIActivityViewController: UIViewController {
  /// The type of a completion handler: the chosen activity, whether it completed, the items it returned, and its error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  /// The items to act on.
  public let activityItems: [Any]
  /// The services that the application itself provides.
  public let applicationActivities: [UIActivity]?
  /// The handler to call when the controller is dismissed. Stored for source compatibility; has no effect.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities to leave out. Stored for source compatibility; has no effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller that offers services for the given items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }
}
