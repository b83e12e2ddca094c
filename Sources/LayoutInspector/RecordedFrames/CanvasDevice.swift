public import CoreGraphics
public import InterfaceDocuments
import UIFoundation

/// The device of a document's canvas.
///
/// The sizes are those of the full-screen views in documents, and the insets those of the constraints to their safe
/// areas.
public struct CanvasDevice: Hashable, Sendable {
  /// The size in portrait, in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The top inset of the safe area in portrait, below the status bar, in points.
  public let top: CGFloat
  /// The bottom inset of the safe area in portrait, in points.
  public let bottom: CGFloat

  private init(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat) {
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.top = top
    self.bottom = bottom
  }

  /// The scale of canvases whose document names no device that is known, most of them of Xcode before 9: inferred, since with
  /// it frames of such documents are the recorded ones, and not at 3 (uikit-recorded.md, "Sizes of Interface Builder
  /// alone", IB).
  static let usualScale: CGFloat = 2

  /// Returns the device of a document, or `nil` if the document names none or one that isn't known.
  public init?(_ header: InterfaceHeader) {
    guard let name = header.device?.id, let known = Self.devices[name] else { return nil }
    self = known
  }

  /// Returns the device with a name, as documents write it, such as `retina6_12`; `nil` if it isn't known.
  package init?(named name: String) {
    guard let known = Self.devices[name] else { return nil }
    self = known
  }

  /// The names of the devices, sorted.
  package static var names: [String] { devices.keys.sorted() }

  /// Returns the size of the screen, in points.
  package func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The size classes of a view's width and height.
  typealias SizeClasses = (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)

  /// Returns the size classes of a view that fills the screen (D: Apple's table of devices and size classes). Phones at
  /// least 414 points wide in portrait are regularly wide in landscape.
  func sizeClasses(isLandscape: Bool) -> SizeClasses {
    if isPad { return (.regular, .regular) }
    guard isLandscape else { return (.compact, .regular) }
    return (size.width >= 414 ? .regular : .compact, .compact)
  }

  /// Returns the device whose variation of a text a document shows, as string catalogs name it, such as `ipad`: that of
  /// a device, or else that of the document's canvas.
  package static func variation(of document: InterfaceDocument, on device: CanvasDevice?) -> String {
    if let device { return device.isPad ? "ipad" : "iphone" }
    if document.header.isForTV { return "appletv" }
    return document.header.device?.id.hasPrefix("ipad") == true ? "ipad" : "iphone"
  }

  /// Returns the idiom of the interface on a device, or else on that of the document's canvas. There are no metrics of
  /// tvOS.
  static func idiom(of document: InterfaceDocument, on device: CanvasDevice?) -> UIUserInterfaceIdiom {
    variation(of: document, on: device) == "ipad" ? .pad : .phone
  }

  /// Whether the device is an iPad. The narrowest one has 744 points, and the widest iPhone 440.
  private var isPad: Bool { min(size.width, size.height) >= 744 }

  private static let devices: [String: CanvasDevice] = [
    "retina3_5": CanvasDevice(320, 480, 2, top: 20, bottom: 0),
    "retina4_0": CanvasDevice(320, 568, 2, top: 20, bottom: 0),
    "retina4_7": CanvasDevice(375, 667, 2, top: 20, bottom: 0),
    "retina5_5": CanvasDevice(414, 736, 3, top: 20, bottom: 0),
    "retina5_9": CanvasDevice(375, 812, 3, top: 44, bottom: 34),
    "retina6_0": CanvasDevice(390, 844, 3, top: 47, bottom: 34),
    "retina6_1": CanvasDevice(414, 896, 2, top: 44, bottom: 34),
    "retina6_5": CanvasDevice(414, 896, 3, top: 44, bottom: 34),
    "retina6_7": CanvasDevice(428, 926, 3, top: 47, bottom: 34),
    "retina6_12": CanvasDevice(393, 852, 3, top: 59, bottom: 34),
    "retina6_72": CanvasDevice(430, 932, 3, top: 59, bottom: 34),
    "retina6_3": CanvasDevice(402, 874, 3, top: 62, bottom: 34),
    "retina6_9": CanvasDevice(440, 956, 3, top: 62, bottom: 34),
    "ipad9_7": CanvasDevice(768, 1024, 2, top: 20, bottom: 0),
    "ipad10_2": CanvasDevice(810, 1080, 2, top: 20, bottom: 0),
    "ipad10_5": CanvasDevice(834, 1112, 2, top: 20, bottom: 0),
    "ipad11_0rounded": CanvasDevice(834, 1194, 2, top: 24, bottom: 20),
    "ipad12_9": CanvasDevice(1024, 1366, 2, top: 20, bottom: 0),
    "ipad12_9rounded": CanvasDevice(1024, 1366, 2, top: 24, bottom: 20),
  ]
}
