import DynamicType
import Foundation
import Synchronization

/// The variants of a font for the content size categories.
///
/// Each is one object, created on first use, so that all text of a kind shares a font and its cached properties.
final class ScaledFonts: Sendable {
  /// The properties that identify the variants of a font.
  private struct Key: Hashable {
    let typeface: Typeface
    let rule: FontScaling.Rule
    let extras: FontExtras

    static func == (left: Self, right: Self) -> Bool {
      left.typeface === right.typeface && left.rule == right.rule && left.extras == right.extras
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(typeface))
      hasher.combine(rule)
    }
  }

  private let key: Key
  private let fonts = Mutex([UIFont?](repeating: nil, count: ContentSizeCategory.allCases.count))

  private init(_ key: Key) { self.key = key }

  /// Returns the font for a category.
  func font(at category: ContentSizeCategory) -> UIFont {
    fonts.withLock { fonts in
      if let font = fonts[category.rawValue] { return font }
      let font = Self.make(key.typeface, key.rule, key.extras, at: category)
      fonts[category.rawValue] = font
      return font
    }
  }

  /// The cached variants of text styles, and of scaled base sizes.
  ///
  /// They are stored separately, so that an application that scales fonts of ever new sizes doesn't displace the
  /// styles.
  private static let styled = Mutex<[Key: ScaledFonts]>([:])
  private static let scaled = Mutex<[Key: ScaledFonts]>([:])
  /// The maximum number of entries in each cache, which are never removed: far more than an application has kinds of
  /// text.
  private static let limit = 1024

  /// Returns the variants of a typeface that follow a rule, or `nil` if the cache is full.
  static func of(_ typeface: Typeface, _ rule: FontScaling.Rule, _ extras: FontExtras) -> ScaledFonts? {
    let key = Key(typeface: typeface, rule: rule, extras: extras)
    return switch rule {
    case .textStyle: styled.withLock { Self.family(of: key, in: &$0) }
    case .metrics: scaled.withLock { Self.family(of: key, in: &$0) }
    }
  }

  private static func family(of key: Key, in families: inout [Key: ScaledFonts]) -> ScaledFonts? {
    if let known = families[key] { return known }
    if families.count >= limit { return nil }
    let fonts = ScaledFonts(key)
    families[key] = fonts
    return fonts
  }

  /// Returns a new font of a typeface that follows a rule, at a category.
  static func make(
    _ typeface: Typeface, _ rule: FontScaling.Rule, _ extras: FontExtras, at category: ContentSizeCategory
  ) -> UIFont {
    switch rule {
    case .textStyle(let style, let symbolicTraits):
      var descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, at: category)
      if let symbolicTraits { descriptor = descriptor.withSymbolicTraits(symbolicTraits) ?? descriptor }
      if typeface.design != .default { descriptor = descriptor.withDesign(typeface.design) ?? descriptor }
      return UIFont(descriptor: descriptor.adding(extras), size: 0)
    case .metrics(let style, let basePointSize, let maximum):
      let metrics = UIFontMetrics(forTextStyle: style)
      let size = metrics.scaledPointSize(basePointSize, at: category, maximum: maximum)
      let leading =
        typeface.isSystem ? metrics.scaledLeading(ofSize: basePointSize, at: category, maximum: maximum) : nil
      return UIFont(
        typeface, pointSize: size, scaling: FontScaling(rule: rule, styleLeading: leading, category: category),
        extras: extras)
    }
  }
}
