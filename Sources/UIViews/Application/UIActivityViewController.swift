public import Foundation
public import UIFoundation

/// Offers to hand something on. Shown as an empty view; nobody chooses here.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// What is told of a choice: the activity, whether it ended, what it returned, and why it failed.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  /// What is handed on.
  public let activityItems: [Any]
  /// The application's own activities.
  public let applicationActivities: [UIActivity]?
  /// What is called when the view goes. Stored for source compatibility; has no effect.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered. Stored for source compatibility; has no effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// An offer to hand something on.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// An offer of nothing; there are no archives here.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }
}

/// A way to hand something on. Nobody chooses one here.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// What an activity is known by.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The activity of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The activity of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A letter.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A contact's picture.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The list of pages to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// Where an activity is offered.
  public enum Category: Int, Hashable, Sendable {
    /// Among those that do something.
    case action = 0
    /// Among those that share.
    case share = 1
  }

  /// Where the activity is offered: among those that do something.
  open class var activityCategory: Category { .action }
  /// What the activity is known by.
  open var activityType: ActivityType? { nil }
  /// The activity's name.
  open var activityTitle: String? { nil }
  /// The activity's image.
  open var activityImage: UIImage? { nil }
  /// The controller that the activity shows.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity is for these things: no.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things: never called here.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the activity: never called here.
  open func perform() {}
  /// Says that the activity has ended: nobody waits for it here.
  open func activityDidFinish(_ completed: Bool) {}
}
