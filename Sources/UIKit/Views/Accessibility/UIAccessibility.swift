public import Foundation
import UIFoundation

/// The accessibility settings. Those that the process's traits don't determine are constant.
public enum UIAccessibility {
  /// A notification for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number for the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// The focus of the zoom.
  public enum ZoomType: Int, Hashable, Sendable {
    /// The insertion point of text.
    case insertionPoint
  }

  /// Posts a notification to assistive technology. Stored for source compatibility; has no effect.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether VoiceOver is running. Always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether bold text is enabled, according to the process's traits.
  public static var isBoldTextEnabled: Bool { UITraitCollection.processDefault.legibilityWeight == .bold }
  /// Whether reduced motion is enabled. Always `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether reduced transparency is enabled. Always `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether inverted colors are enabled. Always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether increased contrast is enabled, according to the process's traits.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.processDefault.accessibilityContrast == .high
  }
  /// Whether Switch Control is running. Always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is running. Always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether Guided Access is enabled. Always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether mono audio is enabled. Always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether closed captions are enabled. Always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether grayscale is enabled. Always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether Speak Screen is enabled. Always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether Speak Selection is enabled. Always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking to undo is enabled. Always `true`, the default of a device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos play automatically. Always `true`.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether switches show on and off labels. Always `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether button shapes are enabled. Always `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether cross-fades are preferred to motion. Always `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether information must not depend on color alone. Always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Returns a rectangle of a view in the coordinates of the view hierarchy's root.
  @discardableResult
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// The name of the notification that VoiceOver was turned on or off. Galley posts none of these notifications.
  public static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name of the notification that bold text was turned on or off.
  public static let boldTextStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The name of the notification that reduced motion was turned on or off.
  public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of the notification that reduced transparency was turned on or off.
  public static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The name of the notification that increased contrast was turned on or off.
  public static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerColorsEnabledStatusDidChangeNotification")
  /// The name of the notification that inverted colors were turned on or off.
  public static let invertColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The name of the notification that "Differentiate Without Color" was turned on or off.
  public static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// The name of the notification that Switch Control was turned on or off.
  public static let switchControlStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The name of the notification that labels of switches were turned on or off.
  public static let onOffSwitchLabelsDidChangeNotification =
    NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// The name of the notification that button shapes were turned on or off.
  public static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The name of the notification that grayscale was turned on or off.
  public static let grayscaleStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The name of the notification that an announcement was spoken.
  public static let announcementDidFinishNotification =
    NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the spoken text in the notification of an announcement.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was spoken to its end.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// A set of accessibility traits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each trait.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set, for an element without traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes what the application shows at launch.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element isn't enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element's value changes frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element is a toggle.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  /// The element can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
}

/// The type of an accessibility container.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// The element isn't a container.
  case none
  /// A table of data with rows and columns.
  case dataTable
  /// A list of elements in order.
  case list
  /// A landmark, such as the main part of a page.
  case landmark
  /// A group of related elements.
  case semanticGroup
}

/// The style of navigation between the elements inside an object.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system chooses the style.
  case automatic
  /// The elements are navigated separately.
  case separate
  /// The elements are combined into one.
  case combined
}

/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Assistive technology scrolls to the right.
  case right = 1
  /// Assistive technology scrolls to the left.
  case left
  /// Assistive technology scrolls upward.
  case up
  /// Assistive technology scrolls downward.
  case down
  /// Scrolls to the next page or item.
  case next
  /// Scrolls to the previous page or item.
  case previous
}

/// An object that user interface tests can find by an identifier.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier by which user interface tests find the object.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIMenuElement: UIAccessibilityIdentification {}
