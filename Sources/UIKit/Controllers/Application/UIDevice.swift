public import Foundation
public import UIFoundation

/// The device that Galley simulates.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The device that Galley simulates; there is only one.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The device's name. Always "Galley".
  open var name: String { "Galley" }
  /// The device's model: "iPad" or "iPhone", by ``userInterfaceIdiom``.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the operating system whose metrics Galley reproduces: "iOS".
  open var systemName: String { "iOS" }
  /// The version of the operating system whose metrics Galley reproduces: "18.0", or "26.0" if `SystemVersion.current`
  /// is iOS 26.
  open var systemVersion: String { SystemVersion.current.rawValue }

  /// The interface idiom of the device. Unlike in UIKit, you can set this property.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { UITraitCollection.processDefault.userInterfaceIdiom }
    set { TraitFollowers.change { $0.userInterfaceIdiom = newValue } }
  }

  /// The device's physical orientation. Always `.portrait`.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Whether the device posts orientation notifications. Always `false`.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Begins posting orientation notifications. Stored for source compatibility; has no effect.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends posting orientation notifications. Stored for source compatibility; has no effect.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// An identifier of the device for the application's vendor. Always `nil`.
  open var identifierForVendor: UUID? { nil }
  /// Plays the sound of a key. Stored for source compatibility; has no effect.
  open func playInputClick() {}
  /// Whether the battery is monitored. The default is `false`. Stored for source compatibility; has no effect.
  open var isBatteryMonitoringEnabled = false
  /// The battery's charge. Always -1, which means that it is unknown.
  open var batteryLevel: Float { -1 }
  /// Whether the battery is being charged. Always `.unknown`.
  open var batteryState: BatteryState { .unknown }
  /// Whether the proximity of the user is monitored. Always `false`: the device has no sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the user is close to the device. Always `false`.
  open var proximityState: Bool { false }

  /// Whether a battery is being charged.
  public enum BatteryState: Int, Hashable, Sendable {
    /// It isn't known.
    case unknown
    /// The battery isn't being charged.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  /// Whether the device supports multitasking. Always `true`.
  open var isMultitaskingSupported: Bool { true }
}

/// Returns the interface idiom of ``UIDevice/current``. UIKit's older name for ``UIDevice/userInterfaceIdiom``.
@MainActor @preconcurrency
@discardableResult
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright, with its bottom edge at the bottom.
  case portrait
  /// The device is upside down, with its bottom edge at the top.
  case portraitUpsideDown
  /// The device is on its side, with its bottom edge on the right.
  case landscapeLeft
  /// The device is on its side, with its bottom edge on the left.
  case landscapeRight
  /// The device lies flat with its screen facing up.
  case faceUp
  /// The device lies flat with its screen facing down.
  case faceDown

  /// Whether the device is held in portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is portrait or landscape, which an interface can adopt.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
