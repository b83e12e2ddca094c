import CoreGraphics
import Foundation
import LayoutRendering
import Testing

@Suite struct BitmapTests {
  @Test("a rectangle between whole pixels covers exactly them")
  func rectangle() throws {
    let list = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 4, height: 3),
      elements: [.fill(.rect(CGRect(x: 1, y: 1, width: 2, height: 1)), .winding, .black)])
    let bitmap = try Bitmap(list)
    #expect(bitmap.pixels == [0, 0, 0, 0, 0, 0xFF00_0000, 0xFF00_0000, 0, 0, 0, 0, 0])
  }
}
