import FontEngine
public import Foundation
import Synchronization
public import UIFoundation

/// A font in memory, to be registered with ``CTFontManagerRegisterGraphicsFont(_:_:)``.
public final class CGFont: Sendable {
  /// The face, whose source is the number of the font.
  let face: FontFace

  private static let count = Atomic<Int>(0)

  /// Opens the first font of a provider. Returns `nil` if its bytes are no font that text can be measured with.
  public init?(_ provider: CGDataProvider) {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    guard
      let face = try? FontFace(
        bytes: provider.bytes, lineBoxRule: ApplicationFonts.lineBoxRule, source: "graphics font \(number)")
    else { return nil }
    self.face = face
  }

  /// Finds a font by its PostScript or full name, as `UIFont(name:size:)` does. Returns `nil` if there is none.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: UIFont.systemFontSize) else { return nil }
    face = font.face
  }

  /// The PostScript name.
  public var postScriptName: CFString? { NSString(string: face.names.postScriptName) }
  /// The full name.
  public var fullName: CFString? { NSString(string: face.names.fullName) }
  /// The number of glyphs.
  public var numberOfGlyphs: Int { face.glyphCount }
  /// The side of the em square, in font units.
  public var unitsPerEm: Int32 { Int32(face.metrics.unitsPerEm) }
  /// The distance from the baseline to the top of a line, in font units.
  public var ascent: Int32 { Int32(face.metrics.ascender.rounded()) }
  /// The distance from the baseline to the bottom of a line, in font units; usually negative.
  public var descent: Int32 { Int32(face.metrics.descender.rounded()) }
  /// The extra space between two lines, in font units.
  public var leading: Int32 { Int32(face.metrics.lineGap.rounded()) }
  /// The height of an uppercase H, in font units.
  public var capHeight: Int32 { Int32(face.metrics.capHeight.rounded()) }
  /// The height of a lowercase x, in font units.
  public var xHeight: Int32 { Int32(face.metrics.xHeight.rounded()) }
  /// The angle of upright strokes, in degrees counterclockwise from vertical.
  public var italicAngle: CGFloat { face.metrics.italicAngle }
}
