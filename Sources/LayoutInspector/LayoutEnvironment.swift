import DynamicType
public import Foundation
public import UIFoundation
import UIKit

/// What a layout depends on besides the views: the size, the text size, the direction, the style, and the version of iOS.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height in points, or `nil` for the height that the content needs at the width.
  public var height: CGFloat?
  /// The text size that a user chose.
  public var category: UIContentSizeCategory
  /// The layout direction.
  public var direction: UIUserInterfaceLayoutDirection
  /// The light or dark style.
  public var style: UIUserInterfaceStyle
  /// The version of iOS, on which the sizes of controls, bars, and rows depend.
  public var systemVersion: SystemVersion

  /// Creates an environment. The default is a phone of 375 points with the default text size and the version of iOS that
  /// the process simulates.
  public init(
    width: CGFloat = 375, height: CGFloat? = nil, category: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, style: UIUserInterfaceStyle = .light,
    systemVersion: SystemVersion? = nil
  ) {
    self.width = width
    self.height = height
    self.category = category
    self.direction = direction
    self.style = style
    self.systemVersion = systemVersion ?? UITraitCollection.processDefault.systemVersion
  }

  /// The widths of most phones in use, in points: 320 (iPhone SE), 375, 393, and 430.
  public static let phoneWidths: [CGFloat] = [320, 375, 393, 430]

  /// The twelve text sizes, from the smallest to the largest.
  public static let categories = ContentSizeCategory.allCases.map { UIContentSizeCategory($0) }

  /// Returns the name of a text size in the Accessibility Inspector: XS to XXXL, and AX1 to AX5.
  package static func name(of category: UIContentSizeCategory) -> String {
    categories.firstIndex(of: category).map { ContentSizeCategory.allCases[$0].shortName } ?? category.rawValue
  }

  /// Returns every combination of widths, text sizes, directions, styles, and versions of iOS: by default 4 widths, 12
  /// sizes, and both directions, light only, in the version that the process simulates.
  public static func all(
    widths: [CGFloat] = phoneWidths, height: CGFloat? = nil, categories: [UIContentSizeCategory] = categories,
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft],
    styles: [UIUserInterfaceStyle] = [.light], systemVersions: [SystemVersion]? = nil
  ) -> [LayoutEnvironment] {
    let versions = systemVersions ?? [UITraitCollection.processDefault.systemVersion]
    return widths.flatMap { width in
      categories.flatMap { category in
        directions.flatMap { direction in
          styles.flatMap { style in
            versions.map {
              LayoutEnvironment(
                width: width, height: height, category: category, direction: direction, style: style, systemVersion: $0)
            }
          }
        }
      }
    }
  }
}

extension LayoutEnvironment: CustomStringConvertible {
  /// The environment in a few words, such as `375 points, AX2, right to left, iOS 26`. iOS 18 is not mentioned.
  public var description: String {
    let number = width == width.rounded() ? "\(Int(width))" : "\(width)"
    return [
      "\(number) points", Self.name(of: category), direction == .rightToLeft ? "right to left" : nil,
      style == .dark ? "dark" : nil, systemVersion == .iOS18 ? nil : "iOS \(systemVersion.major)",
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }
}
