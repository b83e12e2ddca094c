import Foundation
import LayoutRendering

extension Bitmap {
  /// Reads a PNG or JPEG file.
  init(path: String) throws { try self.init(decoding: Data(contentsOf: URL(fileURLWithPath: path))) }

  /// Returns the part of the pixels with ink in either picture that differ by more than a tolerance.
  ///
  /// Both pictures are on white, and a pixel with ink is darker than white by a tenth.
  func inkDifference(from reference: Bitmap, tolerance: Int) -> Double {
    guard (width, height) == (reference.width, reference.height) else { return 1 }
    let ink = zip(pixels, reference.pixels).count { min($0.darkestChannel, $1.darkestChannel) < 230 }
    return Double(difference(from: reference, tolerance: tolerance)?.differingPixels ?? 0) / Double(max(ink, 1))
  }
}

extension UInt32 {
  fileprivate var darkestChannel: UInt32 { Swift.min(self >> 16 & 0xFF, self >> 8 & 0xFF, self & 0xFF) }
}
