import CoreGraphics
import Foundation
import LayoutRendering
import Testing

@Suite struct DeterminismTests {
  /// The FNV-1a hash of bytes.
  private func hash(_ data: Data) -> UInt64 {
    data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  @Test("the same drawing results in the same bytes each time", arguments: Drawing.allCases)
  func twice(drawing: Drawing) throws {
    let (first, second) = (try drawing.list(), try drawing.list())
    #expect(try first.pngData(scale: 2) == second.pngData(scale: 2))
    #expect(try first.svg() == second.svg())
    #expect(try first.pdfData() == second.pdfData())
  }

  // The other tests check that the pictures are right. These values only show that they are the same on each machine.
  @Test("the pixels of a PNG file and the bytes of an SVG document are those that were recorded")
  func recorded() throws {
    let list = try FeedCell.list()
    // The bytes of a PNG file depend on the version of zlib.
    let pixels = try Bitmap(decoding: list.pngData(scale: 3)).pixels
    let bytes = pixels.flatMap { pixel in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
    let (png, svg) = (hash(Data(bytes)), hash(Data(try list.svg().utf8)))
    #expect((png, svg) == (4_390_517_663_013_393_895, 5_931_480_110_475_977_323))
  }
}
