import CJPEG
import CPNG
public import Foundation

extension Bitmap {
  /// Decodes the contents of a PNG or JPEG file.
  ///
  /// The colors of a PNG file with a gamma value are converted to sRGB. Other color profiles, and the orientation in a
  /// JPEG file's metadata, are ignored. The corresponding C functions are `png_image_begin_read_from_memory` and
  /// `tjDecompress2`.
  ///
  /// - Throws: ``RenderingError/Reason/malformedImage``, ``RenderingError/Reason/unsupportedImage`` for other formats,
  ///   or ``RenderingError/Reason/tooLarge``.
  public init(decoding data: Data) throws(RenderingError) {
    try self.init(decoding: data, maximumPixels: RenderingLimits.maximumPixels)
  }

  /// Decodes a picture of at most `maximumPixels`, as ``init(decoding:)`` does.
  init(decoding data: Data, maximumPixels: Int) throws(RenderingError) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = try Self.decodingPNG(Array(data), maximumPixels)
    } else if data.starts(with: [0xFF, 0xD8]) {
      self = try Self.decodingJPEG(Array(data), maximumPixels)
    } else {
      throw RenderingError(.unsupportedImage, operation: "decode", detail: "the bytes are neither PNG nor JPEG")
    }
  }

  private static func checkSize(width: Int, height: Int, _ maximumPixels: Int) throws(RenderingError) {
    guard width > 0, height > 0 else {
      throw RenderingError(.malformedImage, operation: "decode", detail: "the picture has no pixels")
    }
    guard width <= RenderingLimits.maximumSide, height <= RenderingLimits.maximumSide,
      width * height <= maximumPixels
    else {
      throw RenderingError(.tooLarge, operation: "decode", detail: "the picture has \(width) x \(height) pixels")
    }
  }

  private static func decodingPNG(_ bytes: [UInt8], _ maximumPixels: Int) throws(RenderingError) -> Bitmap {
    var image = unsafe png_image()
    unsafe image.version = galley_png_image_version
    defer { unsafe png_image_free(&image) }
    // The image refers to the bytes until the pixels are read.
    let result: Result<Bitmap, RenderingError> = unsafe bytes.withUnsafeBytes { source in
      do throws(RenderingError) {
        guard unsafe png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
          throw RenderingError(
            .malformedImage, operation: "png_image_begin_read_from_memory", detail: "the PNG is damaged")
        }
        let (width, height) = unsafe (Int(image.width), Int(image.height))
        try checkSize(width: width, height: height, maximumPixels)
        unsafe image.format = galley_png_format_rgba
        var rgba = [UInt8](repeating: 0, count: 4 * width * height)
        guard unsafe png_image_finish_read(&image, nil, &rgba, Int32(4 * width), nil) != 0 else {
          throw RenderingError(.malformedImage, operation: "png_image_finish_read", detail: "the PNG is damaged")
        }
        return .success(Bitmap(width: width, height: height, straightRGBA: rgba))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func decodingJPEG(_ bytes: [UInt8], _ maximumPixels: Int) throws(RenderingError) -> Bitmap {
    let codec = try unsafe JPEGCodec(tjInitDecompress(), "tjInitDecompress")
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let size = UInt(bytes.count)
    guard unsafe tjDecompressHeader3(codec.handle, bytes, size, &width, &height, &sampling, &space) == 0 else {
      throw codec.error(.malformedImage, "tjDecompressHeader3")
    }
    try checkSize(width: Int(width), height: Int(height), maximumPixels)
    let isFourColors = space == galley_tjcs_cmyk || space == galley_tjcs_ycck
    var rgba = [UInt8](repeating: 0, count: 4 * Int(width) * Int(height))
    // A progressive file may describe the same pixels any number of times.
    let flags = galley_tjflag_accuratedct | galley_tjflag_limitscans
    let failed =
      unsafe tjDecompress2(
        codec.handle, bytes, size, &rgba, width, 0, height,
        isFourColors ? galley_tjpf_cmyk : galley_tjpf_rgba, flags) != 0
    // A warning, such as for a file that is cut off, leaves the rest of the picture gray.
    if failed, unsafe tjGetErrorCode(codec.handle) != galley_tjerr_warning {
      throw codec.error(.malformedImage, "tjDecompress2")
    }
    if isFourColors { rgba.convertInvertedCMYK() }
    return Bitmap(width: Int(width), height: Int(height), straightRGBA: rgba)
  }

  /// Creates a picture from bytes of red, green, blue, and alpha that aren't premultiplied.
  private init(width: Int, height: Int, straightRGBA bytes: [UInt8]) {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for index in pixels.indices {
      let byte = 4 * index
      var (red, green, blue) = (UInt32(bytes[byte]), UInt32(bytes[byte + 1]), UInt32(bytes[byte + 2]))
      let alpha = UInt32(bytes[byte + 3])
      // Where nothing shines through, and most pixels are so, the channels are premultiplied as they are.
      if alpha != 255 {
        (red, green, blue) = (
          Self.premultiplied(red, alpha), Self.premultiplied(green, alpha), Self.premultiplied(blue, alpha)
        )
      }
      pixels[index] = alpha << 24 | red << 16 | green << 8 | blue
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Returns the rounded quotient of a product of two bytes and 255.
  private static func premultiplied(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = value * alpha + 128
    return (product + product >> 8) >> 8
  }
}

extension [UInt8] {
  /// Converts pixels of cyan, magenta, yellow, and black, all inverted as Adobe's files have them, to RGBA.
  fileprivate mutating func convertInvertedCMYK() {
    for pixel in stride(from: 0, to: count - 3, by: 4) {
      let black = Int(self[pixel + 3])
      for channel in pixel..<pixel + 3 { self[channel] = UInt8(Int(self[channel]) * black / 255) }
      self[pixel + 3] = 255
    }
  }
}
