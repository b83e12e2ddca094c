public import Foundation
public import UIFoundation

/// An object that goes on with an activity.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// The activity of a responder. Few have one, so it isn't stored in each.
final class UserActivityStorage {
  var activity: NSUserActivity?

  @MainActor
  static func of(_ responder: UIResponder) -> UserActivityStorage {
    associatedValue(of: responder) { UserActivityStorage() }
  }
}
