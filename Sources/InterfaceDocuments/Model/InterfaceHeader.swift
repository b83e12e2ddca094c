/// What a document says about itself and the device that it was drawn for.
public struct InterfaceHeader: Hashable, Sendable {
  /// The device of the canvas.
  public struct Device: Hashable, Sendable {
    /// The name as the document writes it, such as `retina6_12`.
    public let id: String
    /// Whether the canvas is wider than high.
    public let isLandscape: Bool
    /// Whether the canvas is dark.
    public let isDark: Bool
  }

  /// Whether the document is for tvOS. It is laid out with the metrics of iOS.
  public let isForTV: Bool
  /// The version of the format, such as `3.0`.
  public let version: String
  /// The version of the tools that saved the document, such as 22505; 0 if there is none. Xcode 8 has 11000 and later.
  public let toolsVersion: Double
  /// The device, or `nil`.
  public let device: Device?
  /// The version of iOS that the document is built for, such as 4352 for iOS 26, or `nil`.
  public let deploymentVersion: String?
  /// Whether views have constraints.
  public let usesAutoLayout: Bool
  /// Whether values can vary by size class.
  public let usesTraitCollections: Bool
  /// Whether views have safe areas, instead of controllers' layout guides.
  public let usesSafeAreas: Bool
  /// Whether the document is a launch screen, which runs no code.
  public let isLaunchScreen: Bool
  /// The id of the controller where a storyboard starts, or `nil`.
  public let initialController: String?
  /// The text size that the canvas overrides, as the index among the sizes from the smallest to the largest; `nil` for none.
  package let canvasTextSize: Int?
}

extension InterfaceHeader {
  init(_ root: InterfaceElement, _ reader: inout ModelReader) {
    version = root["version"] ?? ""
    toolsVersion = root["toolsVersion"].flatMap { DocumentNumber.value(String($0.prefix { $0 != "." })) } ?? 0
    let device = root.children.first { $0.name == "device" }
    self.device = device.map {
      Device(
        id: $0["id"] ?? "", isLandscape: $0["orientation"] == "landscape", isDark: $0["appearance"] == "dark")
    }
    let dependencies = root.children.first { $0.name == "dependencies" }
    deploymentVersion = dependencies?.children.first { $0.name == "deployment" }?["version"]
    let overrides = root.children.first { $0.name == "accessibilityOverrides" && $0["isEnabled"] == "YES" }
    canvasTextSize = overrides.flatMap { $0["dynamicTypePreference"] }.flatMap { Int($0) }
    func isOn(_ name: String) -> Bool { root[name] == "YES" }
    usesAutoLayout = isOn("useAutolayout")
    usesTraitCollections = isOn("useTraitCollections")
    usesSafeAreas = isOn("useSafeAreas")
    isLaunchScreen = isOn("launchScreen")
    initialController = root["initialViewController"]
    isForTV = root["type"]?.contains(".AppleTV.") == true
    if isForTV { reader.warn("the document is for tvOS, and is laid out with the metrics of iOS", root) }
    reader.countKnown(in: root.tree)
  }
}
