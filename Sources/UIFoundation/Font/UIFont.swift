public import Foundation

/// A face at a size. It never changes, and any thread may use it.
///
/// Fonts are equal by value: the same face, the same size, and the same way of growing with the content size category.
public final class UIFont: NSObject, Sendable {
  // Proof of nonisolated(unsafe): written once, before anyone else sees the object.
  private nonisolated(unsafe) var coreFoundationHeader = CoreFoundationHeader()
  /// The size in points, above 0.
  public let pointSize: CGFloat
  let typeface: Typeface
  let scaling: FontScaling?
  let extras: FontExtras
  /// The face's measures at the size, once they were asked for.
  let knownMeasures = Once<FontMeasures>()
  /// The fonts that stand for this one at other content size categories, once they were asked for.
  let knownSizes = Once<ScaledFonts>()

  /// Core Text's documented default: what a size that is 0, negative or not finite stands for.
  static let defaultPointSize: CGFloat = 12

  /// The largest size that text is laid out at; larger ones stand for it.
  static let maximumPointSize: CGFloat = 10_000

  init(_ typeface: Typeface, pointSize: CGFloat, scaling: FontScaling? = nil, extras: FontExtras = FontExtras()) {
    let isUsable = pointSize.isFinite && pointSize > 0
    self.pointSize = isUsable ? min(pointSize, Self.maximumPointSize) : Self.defaultPointSize
    self.typeface = typeface
    self.scaling = scaling
    self.extras = extras
  }

  /// The font of a PostScript name, a full name or a family, of which it is the face nearest to regular.
  ///
  /// A size that is 0, negative or not finite stands for 12 points. The families of iOS that apps use
  /// most resolve to bundled or installed faces of the same widths (`WhatDiffers` lists them). Nil if no font has the name, or its
  /// file cannot be opened.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let typeface = UIFontDescriptor(name: fontName, size: 0).typeface else { return nil }
    self.init(typeface, pointSize: fontSize)
  }

  /// The font that a descriptor describes; the system font if there is none.
  ///
  /// A size above 0 stands in for the descriptor's; otherwise the descriptor's counts. A descriptor of a text style
  /// gives a font that grows with the content size category, unless it is given another size than its own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let replacesSize = pointSize.isFinite && pointSize > 0
    let keepsStyle = !replacesSize || pointSize == descriptor.pointSize
    self.init(
      descriptor.typeface ?? SystemTypefaces.typeface(weight: .regular, isItalic: false),
      pointSize: replacesSize ? pointSize : descriptor.pointSize, scaling: keepsStyle ? descriptor.scaling : nil,
      extras: descriptor.values.extras)
  }

  /// The same face at another size, which no longer grows with the content size category.
  ///
  /// A size that is 0, negative or not finite stands for 12 points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(typeface, pointSize: fontSize, extras: extras) }

  /// The PostScript name, such as `Palatino-Roman`.
  public var fontName: String { typeface.fontName }

  /// The family's name, such as `Palatino`.
  public var familyName: String { typeface.familyName }

  /// Whether the other object is a font of the same value.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return isSame(as: other)
  }

  /// Whether the other font is of the same value: what `==` says, without looking up at run time what the other is.
  package func isSame(as other: UIFont) -> Bool {
    self === other
      || (pointSize == other.pointSize && typeface == other.typeface && scaling == other.scaling
        && extras == other.extras)
  }

  /// Whether both are fonts of the same value, or there is none.
  package static func areSame(_ font: UIFont?, _ other: UIFont?) -> Bool {
    guard let font, let other else { return font == nil && other == nil }
    return font.isSame(as: other)
  }

  /// Hashes the value.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(typeface)
    return hasher.finalize()
  }

  /// The name and the size, for a person.
  public override var description: String {
    let weight = typeface.weight.isBold ? "bold" : "normal"
    let style = typeface.isItalic ? "italic" : "normal"
    return "<UIFont: font-family: \"\(fontName)\"; font-weight: \(weight); font-style: \(style); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt>"
  }
}
