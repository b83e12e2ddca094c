/// The device that a variation of a text is for.
struct DeviceVariation: Hashable, Sendable {
  /// The devices that catalogs distinguish.
  static let devices = ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision"]
  /// The variation for the devices that have none of their own.
  static let other = "other"

  /// The name of the device, or ``other``.
  let name: String
  /// The names of all variations of the text.
  let all: [String]

  /// Returns whether a device shows this variation.
  func isShown(on device: String) -> Bool {
    name == device || name == Self.other && !all.contains(device)
  }
}
