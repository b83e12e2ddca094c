public import Foundation
public import UIFoundation
import UIViews

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
  /// The version of the operating system whose metrics Galley reproduces: "18.0".
  open var systemVersion: String { "18.0" }

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
  /// Whether the device supports multitasking. Always `true`.
  open var isMultitaskingSupported: Bool { true }
}

/// Returns the interface idiom of ``UIDevice/current``. UIKit's older name for ``UIDevice/userInterfaceIdiom``.
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
