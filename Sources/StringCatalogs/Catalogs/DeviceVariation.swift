/// The devices that a variation of a text is for.
public struct DeviceVariation: Hashable, Sendable {
  /// The devices that catalogs distinguish.
  public static let devices = ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision"]
  /// The variation for the devices that have none of their own.
  public static let other = "other"

  /// The name of the device, or ``other``.
  public let name: String
  /// The devices that show the variation.
  private let shownOn: Set<String>

  private init(name: String, shownOn: Set<String>) {
    self.name = name
    self.shownOn = shownOn
  }

  /// Creates one of the variations of a text, given the names of all.
  init(name: String, all: [String]) {
    let shown = name == Self.other ? Set(Self.devices).subtracting(all) : [name]
    self.init(name: name, shownOn: shown)
  }

  /// Returns whether a device shows this variation.
  public func isShown(on device: String) -> Bool { shownOn.contains(device) }

  /// Returns the variation for the devices that show both; `nil` if none does.
  func intersection(_ other: DeviceVariation) -> DeviceVariation? {
    let both = shownOn.intersection(other.shownOn)
    return both.isEmpty ? nil : DeviceVariation(name: name == Self.other ? other.name : name, shownOn: both)
  }
}
