public import Foundation

/// What a font is asked for by: a name or a family, a size, traits, or a text style. It never changes.
public final class UIFontDescriptor: NSObject, Sendable {
  struct Values: Hashable, Sendable {
    var name: String?
    var family: String?
    var face: String?
    var pointSize: CGFloat = 0
    var weight: UIFont.Weight?
    var traits: SymbolicTraits?
    /// Whether the system font is asked for.
    var isSystem = false
    /// The style that the size and the weight came from; the font then follows the content size category.
    var textStyle: UIFont.TextStyle?
    /// The traits that were asked for on top of the style's.
    var styleTraits: SymbolicTraits?
    var styleLeading: CGFloat?
    /// Which of the system's families is asked for.
    var design = SystemDesign.default
    var extras = FontExtras()
  }

  // Proof of nonisolated(unsafe): written once, before anyone else sees the object.
  private nonisolated(unsafe) var coreFoundationHeader = CoreFoundationHeader()
  let values: Values

  init(_ values: Values) { self.values = values }

  /// A font by its PostScript name, full name or family. A size that is not finite and above 0 counts as 0.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Values(name: fontName, pointSize: Self.usable(size)))
  }

  /// The size in points; 0 leaves it to whoever makes the font.
  public var pointSize: CGFloat { values.pointSize }

  /// The PostScript name of the font that this describes.
  public var postscriptName: String { typeface?.fontName ?? values.name ?? "" }

  /// The same with another size; a text style is then forgotten.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    let size = Self.usable(newPointSize)
    guard size != pointSize else { return self }
    var changed = values
    changed.pointSize = size
    changed.textStyle = nil
    return UIFontDescriptor(changed)
  }

  static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : 0 }

  /// The same size and traits in another family; a text style is then forgotten.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let typeface = self.typeface
    return UIFontDescriptor(
      Values(
        family: newFamily, pointSize: pointSize, weight: values.weight ?? typeface?.weight,
        traits: values.traits ?? typeface?.symbolicTraits, extras: values.extras))
  }

  /// The same family in the face of this name, such as `Bold Italic`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(
      Values(
        family: typeface?.familyName ?? values.family, face: newFace, pointSize: pointSize, extras: values.extras))
  }

  /// The same with what another was asked for beyond face and size.
  func adding(_ extras: FontExtras) -> UIFontDescriptor {
    if extras == values.extras { return self }
    var changed = values
    changed.extras = extras
    return UIFontDescriptor(changed)
  }

  /// Whether the other object is a descriptor with the same values.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }

  /// Hashes the values.
  public override var hash: Int { values.hashValue }
}
