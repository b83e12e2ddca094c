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
}
