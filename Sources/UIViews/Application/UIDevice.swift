public import Foundation
public import UIFoundation

/// The device that the screen belongs to.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The device's name.
  open var name: String { "Galley" }
  /// The kind of device, for a person.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The system whose measures are kept.
  open var systemName: String { "iOS" }
  /// The version of the system whose measures are kept.
  open var systemVersion: String { "18.0" }

  /// The kind of device; settable here, where there is none.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { UITraitCollection.processDefault.userInterfaceIdiom }
    set { TraitFollowers.change { $0.userInterfaceIdiom = newValue } }
  }

  /// How the device is held: upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Whether turns of the device are told: no.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Begins to tell of turns: there are none.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends to tell of turns.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// The device's name among those of one vendor: none.
  open var identifierForVendor: UUID? { nil }
  /// Whether the application may do several things at once: yes.
  open var isMultitaskingSupported: Bool { true }
}

/// The kind of device, by an old name: that of ``UIDevice/current``.
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
