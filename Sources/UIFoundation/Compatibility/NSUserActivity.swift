public import Foundation

/// What the user does, for handing it off to another device, for search, or for restoring it. Stored for source
/// compatibility; has no effect.
@MainActor @preconcurrency
open class NSUserActivity: NSObject {
  /// The app's own name of the kind of activity.
  public let activityType: String
  /// The title, or `nil` for none.
  open var title: String?
  /// Values of the app, or `nil` for none.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that restoring needs.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is to be written again. The default is `false`.
  open var needsSave = false
  /// A page with the same content, or `nil` for none.
  open var webpageURL: URL?
  /// The page that led to `webpageURL`, or `nil` for none.
  open var referrerURL: URL?
  /// When the activity is no longer eligible for anything, or `nil` for never.
  open var expirationDate: Date?
  /// Words by which it is searched for.
  open var keywords: Set<String> = []
  /// Whether it can be handed off. The default is `true`.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for on the device. The default is `false`.
  open var isEligibleForSearch = false
  /// Whether it can be searched for by others. The default is `false`.
  open var isEligibleForPublicIndexing = false
  /// Whether it can be suggested. The default is `false`.
  open var isEligibleForPrediction = false
  /// An identifier by which it is deleted, or `nil` for none.
  open var persistentIdentifier: String?
  /// An identifier of the content, or `nil` for none.
  open var targetContentIdentifier: String?
  /// The object that writes `userInfo`. Referenced weakly, and never called.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to `userInfo`.
  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
  /// Makes this the current activity. Stored for source compatibility; has no effect.
  open func becomeCurrent() {}
  /// Ends being the current activity. Stored for source compatibility; has no effect.
  open func resignCurrent() {}
  /// Ends the activity. Stored for source compatibility; has no effect.
  open func invalidate() {}
}

/// The methods of an activity's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Tells the delegate that `userInfo` is about to be written.
  func userActivityWillSave(_ activity: NSUserActivity)
  /// Tells the delegate that another device has gone on with the activity.
  func userActivityWasContinued(_ activity: NSUserActivity)
}

/// Default implementations, which make each requirement optional.
extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ activity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ activity: NSUserActivity) {}
}

/// The kind of activity of a link to a website that an app handles.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
