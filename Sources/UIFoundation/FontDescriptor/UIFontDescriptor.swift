public import Foundation

/// An immutable description of a font: a name or a family, a size, traits, or a text style.
public final class UIFontDescriptor: NSObject, Sendable {
  struct Values: Hashable, Sendable {
    var name: String?
    var family: String?
    var face: String?
    var pointSize: CGFloat = 0
    var weight: UIFont.Weight?
    var traits: SymbolicTraits?
    /// Whether the descriptor is for the system font.
    var isSystem = false
    /// The style from which the size and the weight come. The font then follows the content size category.
    var textStyle: UIFont.TextStyle?
    /// The traits that were set in addition to the style's.
    var styleTraits: SymbolicTraits?
    var styleLeading: CGFloat?
    /// The design of the system font.
    var design = SystemDesign.default
    var extras = FontExtras()
  }

  // Proof of nonisolated(unsafe): it is set in the initializer and never changes.
  private nonisolated(unsafe) var coreFoundationHeader = CoreFoundationHeader()
  let values: Values

  init(_ values: Values) { self.values = values }

  /// Creates a descriptor from a PostScript name, a full name, or a family. A size that isn't finite and positive
  /// becomes 0.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Values(name: fontName, pointSize: Self.usable(size)))
  }

  /// The point size, or 0 if the creator of the font chooses it.
  public var pointSize: CGFloat { values.pointSize }

  /// The PostScript name of the matching font.
  public var postscriptName: String { typeface?.fontName ?? values.name ?? "" }

  /// Returns the descriptor with another size, and without a text style.
  @discardableResult
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    let size = Self.usable(newPointSize)
    guard size != pointSize else { return self }
    var changed = values
    changed.pointSize = size
    changed.textStyle = nil
    return UIFontDescriptor(changed)
  }

  static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : 0 }

  /// Returns a descriptor of another family with the same size and traits, and without a text style.
  @discardableResult
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let typeface = self.typeface
    return UIFontDescriptor(
      Values(
        family: newFamily, pointSize: pointSize, weight: values.weight ?? typeface?.weight,
        traits: values.traits ?? typeface?.symbolicTraits, extras: values.extras))
  }

  /// Returns a descriptor of a face in the same family, such as `Bold Italic`.
  @discardableResult
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(
      Values(
        family: typeface?.familyName ?? values.family, face: newFace, pointSize: pointSize, extras: values.extras))
  }

  /// Returns the descriptor with other extra attributes.
  func adding(_ extras: FontExtras) -> UIFontDescriptor {
    if extras == values.extras { return self }
    var changed = values
    changed.extras = extras
    return UIFontDescriptor(changed)
  }

  /// Returns whether the other object is a descriptor with the same values.
  @discardableResult
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }

  /// The hash of the values.
  public override var hash: Int { values.hashValue }
}
