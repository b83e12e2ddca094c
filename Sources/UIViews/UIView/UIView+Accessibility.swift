import Foundation
import UIFoundation

/// What assistive technology is told of a view besides its name: kept, since there is none here.
@MainActor
final class AccessibilityBox {
  var traits = UIAccessibilityTraits.none
  var value: String?
  var hint: String?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
}

extension UIView {
  func changeAccessibility(_ change: (AccessibilityBox) -> Void) {
    let box = layoutState.accessibility ?? AccessibilityBox()
    layoutState.accessibility = box
    change(box)
  }
}

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// The traits of the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up what the application shows at first.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Begins to play or record.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The settings of assistive technology: all off here, where there is none.
public enum UIAccessibility {
  /// What assistive technology can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public let rawValue: UInt32

    /// The notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is elsewhere.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technology something: nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether the screen is spoken: never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether bold text is asked for: as the process's traits say.
  public static var isBoldTextEnabled: Bool { UITraitCollection.processDefault.legibilityWeight == .bold }
  /// Whether less motion is asked for: never.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less transparency is asked for: never.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colours are inverted: never.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether darker colours are asked for: as the process's traits say.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.processDefault.accessibilityContrast == .high
  }
  /// Whether switches control the screen: never.
  public static var isSwitchControlRunning: Bool { false }
}
