import CoreGraphics
public import Foundation
public import UIFoundation

/// Changes the attributes of a title before it is shown. Two are equal where one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Box {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  }

  private let box: Box

  /// A change of attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }

  /// What changes the attributes.
  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// Changes a colour before it is shown. Two are equal where one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  // Proof of @unchecked Sendable: written once, and called by whoever shows the colour, which is the main actor.
  private final class Box: @unchecked Sendable {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let box: Box

  /// A change of colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

  /// What changes the colour.
  public var transform: (UIColor) -> UIColor { box.transform }

  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

  /// Makes a colour the grey of its luminance.
  public static let grayscale = UIConfigurationColorTransformer(\.luminanceGray)
  /// Leaves a tint as it is, as on a device whose tints have colour.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Leaves a tint as it is, as on a device whose tints have colour.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UIColor {
  /// The grey of the same luminance, by the weights of sRGB's primaries (ITU-R BT.709).
  fileprivate var luminanceGray: UIColor {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else { return self }
    return UIColor(white: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2], alpha: parts[3])
  }
}

/// What lies behind content: kept, nothing is drawn.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour; nil stands for the tint.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background lies inside, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the edge.
  public var strokeColor: UIColor?
  /// The width of the edge, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the edge lies outside, in points.
  public var strokeOutset: CGFloat = 0
  /// A view of the app's own.
  public var customView: UIView?
  /// The image.
  public var image: UIImage?
  /// How the image is placed.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Changes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Changes the colour of the edge.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The effect between the colour and what is behind.
  public var visualEffect: UIVisualEffect?

  /// The colour, or the tint where there is none, changed.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of the edge, or the tint where there is none, changed.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Nothing.
  public static func clear() -> Self {
    var clear = Self()
    clear.backgroundColor = .clear
    return clear
  }
}
