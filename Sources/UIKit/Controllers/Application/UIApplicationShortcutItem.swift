public import Foundation

/// An icon of a quick action on the home screen. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// The kinds of icons that the system has, each for the actions in its name.
  public enum IconType: Int, Hashable, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }

  /// Creates an icon of a kind.
  public init(type: IconType) { super.init() }
  /// Creates an icon from an image of the app.
  public init(templateImageName: String) { super.init() }
  /// Creates an icon from a symbol.
  public init(systemImageName: String) { super.init() }
}

/// A quick action on the home screen. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  fileprivate struct Content {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
  }

  fileprivate var content: Content

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    content = Content(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// Creates a quick action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The app's own name of the action.
  open var type: String { content.type }
  /// The title.
  open var localizedTitle: String { content.title }
  /// The subtitle, or `nil` for none.
  open var localizedSubtitle: String? { content.subtitle }
  /// The icon, or `nil` for none.
  open var icon: UIApplicationShortcutIcon? { content.icon }
  /// Values of the app, or `nil` for none.
  open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
}

/// A quick action that can be changed. Stored for source compatibility; has no effect.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The app's own name of the action.
  open override var type: String {
    get { content.type }
    set { content.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { content.title }
    set { content.title = newValue }
  }
  /// The subtitle, or `nil` for none.
  open override var localizedSubtitle: String? {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }
  /// The icon, or `nil` for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { content.icon }
    set { content.icon = newValue }
  }
  /// Values of the app, or `nil` for none.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }
}
