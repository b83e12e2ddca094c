import CoreGraphics
import Foundation
import LayoutRendering
import Testing

@Suite struct ImageFileTests {
  /// Returns a picture of random rectangles, translucent or opaque.
  private func picture(seed: UInt64, isOpaque: Bool) throws -> Bitmap {
    var state = seed
    func random() -> Double {
      // Knuth's MMIX generator.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    let size = CGSize(width: 1 + (random() * 70).rounded(), height: 1 + (random() * 40).rounded())
    let elements = (0..<30).map { _ in
      DisplayList.Element.fill(
        .rect(CGRect(x: random() * 60, y: random() * 40, width: random() * 40, height: random() * 20)), .winding,
        DisplayList.Color(red: random(), green: random(), blue: random(), alpha: random() + 0.2))
    }
    let bounds = CGRect(origin: .zero, size: size)
    return try Bitmap(DisplayList(bounds: bounds, elements: elements), background: isOpaque ? .white : .clear)
  }

  @Test("libpng reads the pixels of an opaque picture, and of a translucent one nearly", arguments: 0..<40)
  func png(seed: UInt64) throws {
    for isOpaque in [true, false] {
      let bitmap = try picture(seed: seed, isOpaque: isOpaque)
      let read = try Bitmap(decoding: bitmap.pngData())
      // PNG's colors aren't multiplied, which loses precision where they are translucent.
      #expect(read.difference(from: bitmap, tolerance: isOpaque ? 0 : 1) == nil)
    }
  }

  @Test("a file has three channels if every pixel is opaque, otherwise four, in sRGB", arguments: [true, false])
  func header(isOpaque: Bool) throws {
    let png = try picture(seed: 3, isOpaque: isOpaque).pngData()
    // The PNG specification, 11.2.1: after the signature, a length, and a name, two sizes, the depth, and the type.
    #expect(png[24] == 8 && png[25] == (isOpaque ? 2 : 6))
    // 11.3.2.5: one byte, the perceptual rendering intent.
    #expect(png[33..<42] == Data([0, 0, 0, 1] + Array("sRGB".utf8) + [0]))
  }

  @Test("a large picture of noise")
  func noise() throws {
    var state: UInt64 = 1
    let elements = (0..<4000).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let color = DisplayList.Color(
        red: Double(state >> 56) / 255, green: Double(state >> 48 & 0xFF) / 255, blue: Double(state >> 40 & 0xFF) / 255)
      return DisplayList.Element.fill(
        .rect(CGRect(x: index % 80 * 5, y: index / 80 * 5, width: 5, height: 5)), .winding, color)
    }
    let list = DisplayList(bounds: CGRect(x: 0, y: 0, width: 400, height: 250), elements: elements)
    let bitmap = try Bitmap(list, scale: 2)
    #expect(try Bitmap(decoding: bitmap.pngData()) == bitmap)
  }

  @Test("a JPEG file has nearly the same pixels")
  func jpeg() throws {
    let list = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 64, height: 64),
      elements: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 32, height: 64)), .winding, .init(red: 0.2, green: 0.5, blue: 0.8))
      ])
    let data = try Bitmap(list).jpegData(quality: 1)
    // What is transparent becomes white.
    let expected = try Bitmap(list, background: .white)
    #expect(try Bitmap(decoding: data).difference(from: expected, tolerance: 3) == nil)
    #expect(try Bitmap(list).jpegData(quality: 0).count < data.count)
    #expect(try Bitmap(list).jpegData(quality: .nan) == Bitmap(list).jpegData(quality: -1))
  }

  @Test("damaged and foreign files are errors")
  func damage() throws {
    func reason(_ data: Data) -> RenderingError.Reason? {
      do { _ = try Bitmap(decoding: data) } catch { return error.reason }
      return nil
    }
    let bitmap = try picture(seed: 1, isOpaque: true)
    let (png, jpeg) = (bitmap.pngData(), try bitmap.jpegData(quality: 0.8))
    #expect(reason(Data()) == .unsupportedImage && reason(Data("GIF89a".utf8)) == .unsupportedImage)
    #expect(reason(png.prefix(png.count / 2)) == .malformedImage && reason(png.prefix(8)) == .malformedImage)
    #expect(reason(jpeg.prefix(20)) == .malformedImage)
    // A width of 2^30 pixels; libpng checks the chunk's checksum only later.
    var huge = png
    huge[16] = 0x40
    #expect([.tooLarge, .malformedImage].contains(reason(huge)))
    // Any single byte may be wrong.
    for offset in stride(from: 0, to: min(png.count, jpeg.count), by: 3) {
      for var file in [png, jpeg] {
        file[offset] ^= 0x55
        _ = reason(file)
      }
    }
  }

  @Test("a damaged picture in a drawing is an error")
  func damagedElement() throws {
    let image = DisplayList.Image(
      CGImage(.file(Data([1, 2, 3])), width: 1, height: 1), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let list = DisplayList(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), elements: [.image(image)])
    #expect(throws: RenderingError.self) { try list.pngData() }
    #expect(throws: RenderingError.self) { try list.pdfData() }
  }

  @Test("the encoder is registered when the process starts")
  func registration() throws {
    let list = DisplayList(bounds: CGRect(x: 0, y: 0, width: 2, height: 2))
    let encoder = try #require(ImageEncoding.encoder)
    #expect(encoder.png(list, scale: 2) == (try list.pngData(scale: 2)))
    #expect(encoder.jpeg(list, scale: 1, quality: 0.5)?.starts(with: [0xFF, 0xD8]) == true)
  }
}
