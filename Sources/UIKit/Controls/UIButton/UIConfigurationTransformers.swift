import CoreGraphics
public import Foundation
public import UIFoundation

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
