public import Foundation
import UIFoundation

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

  /// Where zoom is to follow.
  public enum ZoomType: Int, Hashable, Sendable {
    /// Where text goes.
    case insertionPoint = 0
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
  /// Whether a person's touches are helped: never.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether only one application may be used: never.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether sound comes from one side: never.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether sounds are written out: never.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colours are taken away: never.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the screen's text is read on request: never.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether chosen text is read on request: never.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking takes back: always, as on a device that nobody has set up otherwise.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos play by themselves: always.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether switches show what they stand for: never.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons have shapes: never.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether fading is asked for instead of motion: never.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether colour alone shall say nothing: never.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// A rectangle of a view in the screen's points: here, in those of the root of its tree.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Whether the screen is spoken or not: never posted here, as all that follow.
  public static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Bold text is asked for, or not any more.
  public static let boldTextStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Less motion is asked for, or not any more.
  public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Less transparency is asked for, or not any more.
  public static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Darker colours are asked for, or not any more.
  public static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerColorsEnabledStatusDidChangeNotification")
  /// Colours are inverted, or not any more.
  public static let invertColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
}
