import CPNG
public import Foundation

extension Bitmap {
  /// Returns the contents of a PNG file with the picture: RGB if every pixel is opaque, otherwise RGBA.
  ///
  /// The same picture results in the same bytes wherever zlib is the same. The corresponding C function is
  /// `png_image_write_to_memory`, which returns its errors; those of libpng's other functions need setjmp, which Swift
  /// can't call.
  ///
  /// Rows aren't filtered, and zlib's level is 3, which is what `PNG_IMAGE_FLAG_FAST` stands for. Drawings repeat
  /// whole glyphs and plain areas, which filters hide from zlib: without the flag, libpng takes four to five times as
  /// long, and the file of a cell with text is as large. Level 6 without filters takes twice as long for a file that is
  /// 10 to 20 % smaller.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public func pngData() -> Data {
    let isOpaque = isOpaque
    var image = unsafe png_image()
    unsafe image.version = galley_png_image_version
    unsafe image.width = UInt32(width)
    unsafe image.height = UInt32(height)
    unsafe image.format = isOpaque ? galley_png_format_rgb : galley_png_format_rgba
    unsafe image.flags = galley_png_image_flag_fast
    let bytes = isOpaque ? rgb : straightRGBA
    let capacity = unsafe galley_png_size_max(image)
    let file = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = capacity
      let isWritten = unsafe png_image_write_to_memory(&image, buffer.baseAddress, &count, 0, bytes, 0, nil)
      // As with every array, there is no way on without memory. All else that can fail is ruled out: a bitmap is within
      // `RenderingLimits`, and the capacity is libpng's own bound.
      guard isWritten != 0 else { fatalError("png_image_write_to_memory: out of memory") }
    }
    return Data(file)
  }

  /// Whether every pixel is opaque.
  private var isOpaque: Bool {
    let pixels = pixels.span
    return (0..<height).allSatisfy { y in
      // A row has no early exit, so that the compiler can use vectors.
      var common = UInt32.max
      for x in y * width..<(y + 1) * width { common &= pixels[x] }
      return common >> 24 == 0xFF
    }
  }

  /// The bytes of red, green, and blue.
  private var rgb: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 3 * pixels.count)
    var output = bytes.mutableSpan
    let pixels = pixels.span
    for index in pixels.indices {
      output[3 * index] = UInt8(truncatingIfNeeded: pixels[index] >> 16)
      output[3 * index + 1] = UInt8(truncatingIfNeeded: pixels[index] >> 8)
      output[3 * index + 2] = UInt8(truncatingIfNeeded: pixels[index])
    }
    return bytes
  }

  /// The bytes of red, green, blue, and alpha, not premultiplied.
  private var straightRGBA: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    var output = bytes.mutableSpan
    let pixels = pixels.span
    for index in pixels.indices {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 0 { continue }
      func channel(_ shift: UInt32) -> UInt8 {
        UInt8(Swift.min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255))
      }
      output[4 * index] = channel(16)
      output[4 * index + 1] = channel(8)
      output[4 * index + 2] = channel(0)
      output[4 * index + 3] = UInt8(alpha)
    }
    return bytes
  }
}
