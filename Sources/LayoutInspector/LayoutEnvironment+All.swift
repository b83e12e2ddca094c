public import Foundation
import StringCatalogs
public import UIFoundation
import UIKit

extension LayoutEnvironment {
  /// Returns every combination of widths, text sizes, languages, directions, styles, and versions of iOS: by default 4
  /// widths, 12 sizes, and both directions, in the language of the process, light only, in the version that the process
  /// simulates.
  ///
  /// With locales, each has the direction of its language unless directions are given. Those of an app are
  /// ``UIFoundation/LocalizedStrings/locales(catalogsIn:for:)``:
  ///
  /// ```swift
  /// try inspector.verify(in: LayoutEnvironment.all(locales: LocalizedStrings.locales()))
  /// ```
  public static func all(
    widths: [CGFloat] = phoneWidths, height: CGFloat? = nil, categories: [UIContentSizeCategory] = categories,
    locales: [String]? = nil, directions: [UIUserInterfaceLayoutDirection]? = nil,
    styles: [UIUserInterfaceStyle] = [.light], systemVersions: [SystemVersion]? = nil
  ) -> [LayoutEnvironment] {
    let versions = systemVersions ?? [UITraitCollection.processDefault.systemVersion]
    let both: [UIUserInterfaceLayoutDirection?] = [.leftToRight, .rightToLeft]
    let directions = directions ?? (locales == nil ? both : [nil])
    let locales: [String?] = locales ?? [nil]
    return widths.flatMap { width in
      categories.flatMap { category in
        locales.flatMap { locale in
          directions.flatMap { direction in
            styles.flatMap { style in
              versions.map {
                LayoutEnvironment(
                  width: width, height: height, category: category, locale: locale, direction: direction, style: style,
                  systemVersion: $0)
              }
            }
          }
        }
      }
    }
  }

  /// Returns this environment in each of some locales, with the directions of their languages.
  public func inLocales(_ locales: [String]) -> [LayoutEnvironment] {
    locales.map { locale in
      LayoutEnvironment(
        width: width, height: height, category: category, locale: locale, style: style, systemVersion: systemVersion)
    }
  }

  /// Returns the direction in which the language of a locale is written; `leftToRight` if it isn't known.
  package static func direction(ofLocale locale: String) -> UIUserInterfaceLayoutDirection {
    let tag = LocaleName.tag(locale) ?? locale
    return Locale.Language(identifier: tag).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
