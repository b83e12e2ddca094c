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
  @Test("the bytes are those that were recorded")
  func recorded() throws {
    let list = try FeedCell.list()
    let (png, svg) = (hash(try list.pngData(scale: 3)), hash(Data(try list.svg().utf8)))
    #expect((png, svg) == (11_498_284_295_936_538_778, 1_206_458_854_890_977_581))
  }
}
