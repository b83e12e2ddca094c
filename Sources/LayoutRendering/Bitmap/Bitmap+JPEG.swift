import CJPEG
public import Foundation

extension Bitmap {
  /// Returns the contents of a JPEG file with the picture on white.
  ///
  /// The quality is from 0 to 1; other values are limited to this range. Colors have half the resolution below 0.9. The
  /// corresponding C function is `tjCompress2`.
  ///
  /// - Throws: ``RenderingError`` if memory runs out.
  /// - Complexity: O(*n*) in the number of pixels.
  public func jpegData(quality: Double) throws(RenderingError) -> Data {
    let codec = try unsafe JPEGCodec(tjInitCompress(), "tjInitCompress")
    let percent = quality > 0 ? Int32((min(quality, 1) * 99).rounded()) + 1 : 1
    let sampling = percent < 90 ? galley_tjsamp_420 : galley_tjsamp_444
    var file: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    // TurboJPEG allocates the file's memory, even if it fails.
    defer { unsafe tjFree(file) }
    // In memory, a pixel's bytes are blue, green, red, and alpha on the little-endian systems that Swift supports.
    let failed = unsafe pixelsOnWhite.withUnsafeBytes { source in
      unsafe tjCompress2(
        codec.handle, source.bindMemory(to: UInt8.self).baseAddress, Int32(width), 0, Int32(height),
        galley_tjpf_bgrx, &file, &size, sampling, percent, galley_tjflag_accuratedct) != 0
    }
    guard !failed, let bytes = unsafe file else { throw codec.error(.failed, "tjCompress2") }
    return unsafe Data(bytes: bytes, count: Int(size))
  }

  /// The pixels in front of white.
  private var pixelsOnWhite: [UInt32] {
    pixels.map { pixel in
      let missing = 255 - pixel >> 24
      return 0xFF00_0000 | (pixel & 0xFF_FFFF) + missing * 0x1_0101
    }
  }
}
