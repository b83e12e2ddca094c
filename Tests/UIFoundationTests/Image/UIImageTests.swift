import Foundation
import Testing

@testable import UIFoundation

/// PNG files with one bit per pixel, written with Python's zlib.
enum PNGFile {
  /// 44 by 44 pixels.
  static let small = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAACwAAAAsAQAAAAA2/2esAAAADUlEQVR42mNgGAWkAgABNAABQVdqEwAAAABJRU5ErkJggg==
    """)
  /// 88 by 66 pixels.
  static let medium = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAAFgAAABCAQAAAAD7oyxkAAAAEElEQVR42mNgGAWjYBSgAwADGAAB1BzrkAAAAABJRU5ErkJggg==
    """)
  /// 132 by 132 pixels.
  static let large = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAAIQAAACEAQAAAAB5P74KAAAAGUlEQVR42u3BMQEAAADCoPVPbQdvoAAAeAwJSAABWR/rEQAAAABJRU5E\
    rkJggg==
    """)

  private static func bytes(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}

struct UIImageTests {
  /// Returns a JPEG of 300 by 200 with only the relevant markers: SOI, APP0, SOF0, SOS; and an Exif orientation if
  /// given.
  private func jpeg(orientation: UInt8? = nil) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
    if let orientation {
      let exif: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
      // Big-endian TIFF, its directory at 8, one entry: tag 0x0112, a short, one of them.
      let tiff: [UInt8] = [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
      ]
      bytes += [0xFF, 0xE1, 0, UInt8(2 + exif.count + tiff.count)] + exif + tiff
    }
    // Precision 8, 200 lines of 300 samples, one component.
    bytes += [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44, 1, 1, 0x11, 0, 0xFF, 0xDA]
    return Data(bytes)
  }

  @Test("the size of a PNG is that in its header divided by the scale")
  func png() throws {
    let image = try #require(UIImage(data: PNGFile.medium))
    #expect(image.size == CGSize(width: 88, height: 66) && image.scale == 1)
    let double = try #require(UIImage(data: PNGFile.medium, scale: 2))
    #expect(double.size == CGSize(width: 44, height: 33) && double.scale == 2)
    #expect(image.pngData() == PNGFile.medium)
  }

  @Test("the size of a JPEG is that of its frame, rotated according to its orientation")
  func jpegSize() throws {
    let plain = try #require(UIImage(data: jpeg()))
    #expect(plain.size == CGSize(width: 300, height: 200) && plain.imageOrientation == .up)
    let turned = try #require(UIImage(data: jpeg(orientation: 6)))
    #expect(turned.size == CGSize(width: 200, height: 300) && turned.imageOrientation == .right)
    let flipped = try #require(UIImage(data: jpeg(orientation: 2)))
    #expect(flipped.size == CGSize(width: 300, height: 200) && flipped.imageOrientation == .upMirrored)
  }

  @Test("the size of a GIF is that of its logical screen")
  func gif() throws {
    let bytes: [UInt8] = Array("GIF89a".utf8) + [44, 1, 200, 0, 0, 0, 0]
    #expect(try #require(UIImage(data: Data(bytes))).size == CGSize(width: 300, height: 200))
  }

  @Test("bytes that are not an image, truncated in the header or with a flipped bit, return nil")
  func damaged() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("no picture at all, and longer than any header".utf8)) == nil)
    // The header of a PNG ends at byte 33.
    for length in 0..<33 { #expect(UIImage(data: PNGFile.small.prefix(length)) == nil) }
    for offset in 0..<33 {
      var bytes = PNGFile.small
      bytes[bytes.startIndex + offset] ^= 0x10
      #expect(UIImage(data: bytes) == nil, "byte \(offset)")
    }
    let whole = jpeg(orientation: 6)
    for length in 0..<(whole.count - 2) { #expect(UIImage(data: whole.prefix(length)) == nil, "\(length) bytes") }
    #expect(UIImage(data: PNGFile.small, scale: 0) == nil && UIImage(data: PNGFile.small, scale: .nan) == nil)
  }

  @Test("reading random bytes after a JPEG's start terminates")
  func hostile() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let bytes = [0xFF, 0xD8, 0xFF, 0xE1] + (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if let image = UIImage(data: Data(bytes)) { #expect(image.size.width > 0 && image.size.height > 0) }
    }
  }

  @Test("a named image is the file for the scale, or else the largest one; nil without a file")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try PNGFile.small.write(to: folder.appendingPathComponent("star.png"))
    try PNGFile.medium.write(to: folder.appendingPathComponent("star@2x.png"))
    try PNGFile.large.write(to: folder.appendingPathComponent("big@3x.png"))
    try PNGFile.small.write(to: folder.appendingPathComponent("star@2x~ipad.png"))
    let bundle = try #require(Bundle(path: folder.path))
    func image(_ name: String, at scale: CGFloat) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    #expect(image("star", at: 1)?.size == CGSize(width: 44, height: 44))
    #expect(image("star", at: 2)?.size == CGSize(width: 44, height: 33))
    #expect(image("star.png", at: 3)?.scale == 2)
    #expect(image("big", at: 1)?.size == CGSize(width: 44, height: 44))
    #expect(image("moon", at: 1) == nil && image("", at: 1) == nil)
    // The order of names in Apple's Resource Programming Guide: the scale, and then the device.
    let pad = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .pad),
    ])
    #expect(UIImage(named: "star", in: bundle, compatibleWith: pad)?.size == CGSize(width: 22, height: 22))
    #expect(image("star", at: 2)?.size == CGSize(width: 44, height: 33))
    let path = folder.appendingPathComponent("star@2x.png").path
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 44, height: 33))
    #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test("a symbol is a square of 1.2 times the point size, 0.8 of that when small and 1.3 when large")
  func symbols() throws {
    // 17 * 1.2 = 20.4.
    #expect(try #require(UIImage(systemName: "star")).size == CGSize(width: 20, height: 20))
    #expect(UIImage(systemName: "") == nil)
    let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    // 30 * 1.2 * 1.3 = 46.8.
    let star = try #require(UIImage(systemName: "star", withConfiguration: large))
    #expect(star.size == CGSize(width: 47, height: 47) && star.isSymbolImage && star.hasBaseline)
    // The scale alone changes: 30 * 1.2 * 0.8 = 28.8.
    let small = try #require(star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
    #expect(small.size.width == 29)
    #expect(try #require(UIImage(data: PNGFile.small)).applyingSymbolConfiguration(large) == nil)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = UIImage.SymbolConfiguration(textStyle: .body).withTraitCollection(traits)
    // 53 * 1.2 = 63.6.
    #expect(try #require(UIImage(systemName: "star", withConfiguration: body)).size.width == 64)
  }

  @Test("a variant is another image with one property changed")
  func variants() throws {
    let image = try #require(UIImage(data: PNGFile.medium))
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template !== image && template.renderingMode == .alwaysTemplate && template.size == image.size)
    #expect(template != image && template.withRenderingMode(.automatic) == image)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
    #expect(image.resizableImage(withCapInsets: insets, resizingMode: .stretch).resizingMode == .stretch)
    // 88 - 10 - 1 and 66 - 5 - 1 points remain on the other sides.
    #expect(
      image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 5).capInsets
        == UIEdgeInsets(top: 5, left: 10, bottom: 60, right: 77))
    #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(image.withBaselineOffset(fromBottom: 4).baselineOffsetFromBottom == 4)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
  }

  @Test("a renderer creates images of its size and scale, and calls the drawing actions once")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    var calls = 0
    let image = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 30), format: format).image { context in
      calls += 1
      context.fill(CGRect(x: 0, y: 0, width: 44, height: 30))
    }
    #expect(calls == 1 && image.size == CGSize(width: 44, height: 30) && image.scale == 2)
  }

  @Test("an attachment with an image has the image's size, unless it has its own bounds")
  func attachment() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    let attachment = NSTextAttachment(image: image)
    // Below the baseline, Helvetica at 12 points, the default font, determines the height.
    let size = NSAttributedString(attachment: attachment).size()
    let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
    #expect(size.width == 30 && abs(size.height - (40 - helvetica.descender)) < 1e-9)
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(NSAttributedString(attachment: attachment).size().width == 10)
  }
}
