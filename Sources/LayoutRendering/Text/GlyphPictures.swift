import CoreGraphics
import FontEngine
import Foundation

/// The pictures of the glyphs in one rendering, each decoded once, and the glyphs that are drawn without what their font
/// gives them.
///
/// Pictures come from the font unchecked. How many pixels are decoded is limited, for each and for all together; large
/// pictures are kept at a size that is ample for glyphs.
final class GlyphPictures {
  /// What a glyph without an outline draws.
  enum Content {
    /// Nothing, as a space does.
    case nothing
    /// A picture, and its file.
    case picture(Picture, GlyphBitmap)
    /// The outline of `.notdef`, in place of a picture that can't be decoded within the limits.
    case substitute(GlyphOutline)
  }

  /// A decoded picture, which documents that contain it several times store once.
  struct Picture {
    let surface: CairoSurface
    let size: CGSize
  }

  private struct Key: Hashable {
    let face: FontFace
    let glyph: UInt32
    let pixelsPerEm: Int
  }

  private var known: [Key: Content] = [:]
  private var omitted: [FontFace: [UInt32: String]] = [:]
  /// The number of pixels that may still be decoded.
  private var rest: Int

  init(maximumPixels: Int = RenderingLimits.maximumGlyphPicturePixels) { rest = maximumPixels }

  /// Returns what a glyph without an outline draws.
  func content(of glyph: UInt32, in face: FontFace, pixelsPerEm: Int) -> Content {
    let key = Key(face: face, glyph: glyph, pixelsPerEm: pixelsPerEm)
    if let known = known[key] { return known }
    let content = read(glyph, in: face, pixelsPerEm: pixelsPerEm)
    known[key] = content
    return content
  }

  private func read(_ glyph: UInt32, in face: FontFace, pixelsPerEm: Int) -> Content {
    guard face.hasPictures else { return .nothing }
    if let bitmap = face.bitmap(of: glyph, pixelsPerEm: pixelsPerEm) {
      guard !bitmap.bounds.isEmpty else { return .nothing }
      do throws(RenderingError) {
        return .picture(try decode(bitmap), bitmap)
      } catch {
        omit(glyph, of: face, error.detail)
      }
    } else {
      guard face.hasPicture(of: glyph, pixelsPerEm: pixelsPerEm) else { return .nothing }
      omit(glyph, of: face, "its picture is damaged")
    }
    return .substitute(face.outline(of: 0))
  }

  private func decode(_ bitmap: GlyphBitmap) throws(RenderingError) -> Picture {
    guard bitmap.png.count <= RenderingLimits.maximumGlyphPictureBytes else {
      throw RenderingError(.tooLarge, operation: "decode", detail: "its picture has \(bitmap.png.count) bytes")
    }
    let limit = min(RenderingLimits.maximumPixelsOfGlyphPicture, rest)
    let decoded = try Bitmap(decoding: Data(bitmap.png), maximumPixels: limit)
    rest -= decoded.width * decoded.height
    let kept = decoded.reduced(toSide: RenderingLimits.glyphPictureSide)
    return Picture(surface: try CairoSurface(kept), size: CGSize(width: kept.width, height: kept.height))
  }

  /// Records that a glyph is drawn without its picture or its layers.
  func omit(_ glyph: UInt32, of face: FontFace, _ reason: String) { omitted[face, default: [:]][glyph] = reason }

  /// A line for each face with glyphs that are drawn otherwise, which names the first few.
  var omissions: [String] {
    omitted.map { face, glyphs in
      let first = glyphs.sorted { $0.key < $1.key }.prefix(3).map { "\($0.key) (\($0.value))" }
      let count = glyphs.count == 1 ? "a glyph" : "\(glyphs.count) glyphs"
      return "\(face.names.fullName): \(count) drawn as plain outlines: \(first.joined(separator: ", "))"
        + (glyphs.count > 3 ? ", and others" : "")
    }.sorted()
  }

  /// Writes ``omissions`` to standard error.
  func reportOmissions() {
    for line in omissions {
      try? FileHandle.standardError.write(contentsOf: Data("[LayoutRendering] \(line)\n".utf8))
    }
  }
}

extension Bitmap {
  /// Returns the picture with sides of at most twice `side`, each pixel the average of a square of pixels.
  func reduced(toSide side: Int) -> Bitmap {
    let factor = max(width, height) / side
    guard factor > 1 else { return self }
    let (columns, rows) = (max(1, width / factor), max(1, height / factor))
    let source = pixels.span
    var reduced: [UInt32] = []
    reduced.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var sums = SIMD4<UInt32>()
        var count: UInt32 = 0
        for y in row * factor..<min((row + 1) * factor, height) {
          for x in column * factor..<min((column + 1) * factor, width) {
            let pixel = source[y * width + x]
            sums &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
            count += 1
          }
        }
        let average = (sums &+ count / 2) / SIMD4(repeating: count)
        reduced.append(average[0] << 24 | average[1] << 16 | average[2] << 8 | average[3])
      }
    }
    return Bitmap(width: columns, height: rows, pixels: reduced)
  }
}
