public import Foundation
public import UIFoundation

/// A service that an activity view controller offers. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// A string that identifies a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string, in reverse-DNS form.
    public let rawValue: String
    /// Creates an activity type from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an activity type from an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends the items in a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends the items by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints the items on a printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves images to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a URL to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends the items to a nearby device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// The group in which an activity appears.
  public enum Category: Int, Hashable, Sendable {
    /// Activities that act on the items.
    case action
    /// Activities that share the items.
    case share
  }

  /// The group in which the activity appears. The default is `.action`.
  ///
  /// Stored for source compatibility; has no effect.
  open class var activityCategory: Category { .action }
  /// The activity's type. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The activity's name. The default is `nil`.
  open var activityTitle: String? { nil }
  /// The activity's image. The default is `nil`.
  open var activityImage: UIImage? { nil }
  /// The controller that the activity presents. The default is `nil`.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity can act on the given items. The default implementation returns `false`.
  ///
  /// Stored for source compatibility; has no effect.
  @discardableResult
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before the activity runs. Stored for source compatibility; has no effect.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Runs the activity. Stored for source compatibility; has no effect.
  open func perform() {}
  /// Ends the activity. Stored for source compatibility; has no effect.
  open func activityDidFinish(_ completed: Bool) {}
}
