import CoreGraphics
public import Foundation
public import UIFoundation

/// A function that changes the attributes of a title before it is displayed. Two are equal if one is a copy of the
/// other.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Box {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  }

  private let box: Box

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }

  /// The function that changes the attributes.
  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

  /// Returns whether one value is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Hashes the identity of the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// A function that changes a color before it is displayed. Two are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  // Proof of @unchecked Sendable: it is immutable, and only the code that displays the color calls it, on the main
  // actor.
  private final class Box: @unchecked Sendable {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let box: Box

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

  /// The function that changes the color.
  public var transform: (UIColor) -> UIColor { box.transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

  /// Returns whether one value is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Hashes the identity of the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

  /// A transformer that returns the gray of the color's luminance.
  public static let grayscale = UIConfigurationColorTransformer(\.luminanceGray)
  /// A transformer that returns the tint unchanged, as on devices with colored tints.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A transformer that returns the tint unchanged, as on devices with colored tints.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UIColor {
  /// The gray of the same luminance, by the weights of sRGB's primaries (ITU-R BT.709).
  fileprivate var luminanceGray: UIColor {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else { return self }
    return UIColor(white: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2], alpha: parts[3])
  }
}

/// The background of a view. Stored for source compatibility; has no effect.
public struct UIBackgroundConfiguration: Hashable {
  /// The background color, or `nil` for the tint color.
  public var backgroundColor: UIColor?
  /// The corner radius, in points. The default is 0.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points. The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to the insets. The default is none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the stroke, or `nil` for the tint color.
  public var strokeColor: UIColor?
  /// The width of the stroke, in points. The default is 0.
  public var strokeWidth: CGFloat = 0
  /// The distance from the background's edge outward to the stroke, in points. The default is 0.
  public var strokeOutset: CGFloat = 0
  /// A custom background view.
  public var customView: UIView?
  /// The background image.
  public var image: UIImage?
  /// How the image is positioned. The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The transformer of the background color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The transformer of the stroke color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect behind the background color.
  public var visualEffect: UIVisualEffect?

  /// Returns the background color after the transformer, or the transformed tint color if there is none.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// Returns the stroke color after the transformer, or the transformed tint color if there is none.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns a configuration with a clear background.
  public static func clear() -> Self {
    var clear = Self()
    clear.backgroundColor = .clear
    return clear
  }
}
