import DynamicType
public import Foundation
public import UIFoundation
import UIKit

/// What a layout depends on besides the views: the size, the text size, the language, the direction, the style, and the
/// version of iOS.
public struct LayoutEnvironment: Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height in points, or `nil` for the height that the content needs at the width.
  public var height: CGFloat?
  /// The text size that a user chose.
  public var category: UIContentSizeCategory
  /// The locale of the app's texts, such as `de` or `pt-BR`; `nil` for that of the process.
  ///
  /// Views are made and laid out while ``UIFoundation/LocalizedStrings`` of this locale are in use: those of the same
  /// locations as the ones in use before, or else those of the main bundle.
  public var locale: String?
  /// The light or dark style.
  public var style: UIUserInterfaceStyle
  /// The version of iOS, on which the sizes of controls, bars, and rows depend.
  public var systemVersion: SystemVersion
  /// The direction if it isn't that of the locale.
  private var chosenDirection: UIUserInterfaceLayoutDirection?

  /// The layout direction: that of the locale's language, unless another one was chosen. Without a locale, it is left to
  /// right.
  public var direction: UIUserInterfaceLayoutDirection {
    get { chosenDirection ?? locale.map(Self.direction(ofLocale:)) ?? .leftToRight }
    set { chosenDirection = newValue }
  }

  /// Creates an environment. The default is a phone of 375 points with the default text size, the language of the
  /// process, and the version of iOS that the process simulates. Without a direction, it is that of the locale.
  public init(
    width: CGFloat = 375, height: CGFloat? = nil, category: UIContentSizeCategory = .large, locale: String? = nil,
    direction: UIUserInterfaceLayoutDirection? = nil, style: UIUserInterfaceStyle = .light,
    systemVersion: SystemVersion? = nil
  ) {
    self.width = width
    self.height = height
    self.category = category
    self.locale = locale
    chosenDirection = direction
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
}

extension LayoutEnvironment: Hashable {
  /// Whether layouts are the same, whether or not the direction was chosen.
  public static func == (first: LayoutEnvironment, second: LayoutEnvironment) -> Bool {
    first.width == second.width && first.height == second.height && first.category == second.category
      && first.locale == second.locale && first.direction == second.direction && first.style == second.style
      && first.systemVersion == second.systemVersion
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(category)
    hasher.combine(locale)
    hasher.combine(direction)
    hasher.combine(style)
    hasher.combine(systemVersion)
  }
}

extension LayoutEnvironment: CustomStringConvertible {
  /// The environment in a few words, such as `375 points, AX2, ar, right to left, iOS 26`. iOS 18 is not mentioned.
  public var description: String {
    let number = width == width.rounded() ? "\(Int(width))" : "\(width)"
    return [
      "\(number) points", Self.name(of: category), locale, direction == .rightToLeft ? "right to left" : nil,
      style == .dark ? "dark" : nil, systemVersion == .iOS18 ? nil : "iOS \(systemVersion.major)",
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }
}
