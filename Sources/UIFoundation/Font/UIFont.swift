import FontEngine
public import Foundation

/// An immutable font: a typeface at a size. It can be used on any thread.
///
/// Fonts are compared by value: typeface, size, and how they scale with the content size category.
public final class UIFont: NSObject, Sendable {
  // Proof of nonisolated(unsafe): it is set in the initializer and never changes.
  private nonisolated(unsafe) var coreFoundationHeader = CoreFoundationHeader()
  /// The size in points, which is positive.
  public let pointSize: CGFloat
  let typeface: Typeface
  let scaling: FontScaling?
  let extras: FontExtras
  /// The cached line metrics at the size.
  let knownMeasures = Once<FontMeasures>()
  /// The cached variants of the font for the content size categories.
  let knownSizes = Once<ScaledFonts>()

  /// The size that replaces one that is 0, negative, or not finite: Core Text's documented default.
  static let defaultPointSize: CGFloat = 12

  /// The font of attributed text without a font: Helvetica at 12 points (Apple's documentation of
  /// `NSAttributedString.Key.font`), or the system font if nothing replaces Helvetica.
  package static let attributedDefault =
    UIFont(name: "Helvetica", size: defaultPointSize) ?? .systemFont(ofSize: defaultPointSize)

  /// The largest size at which text is laid out; larger sizes are replaced by it.
  static let maximumPointSize: CGFloat = 10_000

  init(_ typeface: Typeface, pointSize: CGFloat, scaling: FontScaling? = nil, extras: FontExtras = FontExtras()) {
    let isUsable = pointSize.isFinite && pointSize > 0
    self.pointSize = isUsable ? min(pointSize, Self.maximumPointSize) : Self.defaultPointSize
    self.typeface = typeface
    self.scaling = scaling
    self.extras = extras
  }

  /// Creates the font with a PostScript name, a full name, or a family; for a family, its face nearest to regular.
  ///
  /// A size that is 0, negative, or not finite means 12 points. The iOS families that apps use most resolve to bundled
  /// or installed faces of the same widths (`WhatDiffers` lists them). Returns `nil` if no font has the name, or its
  /// file can't be opened.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let typeface = UIFontDescriptor(name: fontName, size: 0).typeface else { return nil }
    self.init(typeface, pointSize: fontSize)
  }

  /// Creates the font that matches a descriptor, or the system font if there is none.
  ///
  /// A positive size replaces the descriptor's. A descriptor of a text style yields a font that scales with the content
  /// size category, unless another size than the style's is given.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let replacesSize = pointSize.isFinite && pointSize > 0
    let keepsStyle = !replacesSize || pointSize == descriptor.pointSize
    self.init(
      descriptor.typeface ?? SystemTypefaces.typeface(weight: .regular, isItalic: false),
      pointSize: replacesSize ? pointSize : descriptor.pointSize, scaling: keepsStyle ? descriptor.scaling : nil,
      extras: descriptor.values.extras)
  }

  /// Returns the font at another size. It doesn't scale with the content size category.
  ///
  /// A size that is 0, negative, or not finite means 12 points.
  @discardableResult
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(typeface, pointSize: fontSize, extras: extras) }

  /// The PostScript name, such as `Palatino-Roman`.
  public var fontName: String { typeface.fontName }

  /// The family name, such as `Palatino`.
  public var familyName: String { typeface.familyName }

  /// Returns whether the other object is an equal font.
  @discardableResult
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return isSame(as: other)
  }

  /// Returns whether the other font is equal, as `==` does, but without a dynamic cast.
  package func isSame(as other: UIFont) -> Bool {
    self === other
      || (pointSize == other.pointSize && typeface == other.typeface && scaling == other.scaling
        && extras == other.extras)
  }

  /// Returns whether both fonts are equal, or both are `nil`.
  package static func areSame(_ font: UIFont?, _ other: UIFont?) -> Bool {
    guard let font, let other else { return font == nil && other == nil }
    return font.isSame(as: other)
  }

  /// The hash of the size and the typeface.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(typeface)
    return hasher.finalize()
  }

  /// A description with the name and the size.
  public override var description: String {
    let weight = typeface.weight.isBold ? "bold" : "normal"
    let style = typeface.isItalic ? "italic" : "normal"
    return "<UIFont: font-family: \"\(fontName)\"; font-weight: \(weight); font-style: \(style); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt>"
  }
}

extension UIFont {
  /// The names of the available font families, sorted.
  ///
  /// They are the bundled ones, the installed ones, and those of iOS for which one of these substitutes.
  public static var familyNames: [String] { ProcessFonts.familyNames.filter { !$0.hasPrefix(".") }.sorted() }

  /// Returns the PostScript names of a family's faces; empty for an unknown family.
  @discardableResult
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    ProcessFonts.files(inFamily: familyName).map(\.names.postScriptName).sorted()
  }
}
