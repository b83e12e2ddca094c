import CoreGraphics
import Foundation
import LayoutRendering
import Testing

@Suite struct RenderingLimitTests {
  private func list(_ size: CGSize, _ elements: [DisplayList.Element] = []) -> DisplayList {
    DisplayList(bounds: CGRect(origin: .zero, size: size), elements: elements)
  }

  @Test(
    "a bitmap that is too large, or has no finite size, is an error",
    arguments: [
      CGSize(width: RenderingLimits.maximumSide + 1, height: 1), CGSize(width: 16_384, height: 16_384),
      CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1, height: CGFloat.nan),
      CGSize(width: 1e300, height: 1e300),
    ])
  func sizes(size: CGSize) {
    #expect(throws: RenderingError.self) { _ = try Bitmap(list(size), scale: 1, background: .white) }
  }

  @Test("the largest side is possible, at any scale that leads to it")
  func largestSide() throws {
    let bitmap = try Bitmap(
      list(CGSize(width: CGFloat(RenderingLimits.maximumSide) / 2, height: 1)), scale: 2, background: .white)
    #expect(bitmap.width == RenderingLimits.maximumSide)
  }

  @Test("groups that are nested too deeply are an error in every format")
  func depth() {
    func nested(_ depth: Int) -> DisplayList {
      var element = DisplayList.Element.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .winding, .black)
      for _ in 0..<depth { element = .group(DisplayList.Group(alpha: 0.5, elements: [element])) }
      return list(CGSize(width: 4, height: 4), [element])
    }
    #expect(throws: Never.self) { _ = try nested(100).pngData() }
    for depth in [RenderingLimits.maximumDepth + 2, 400] {
      #expect(throws: RenderingError.self) { _ = try nested(depth).pngData() }
      #expect(throws: RenderingError.self) { _ = try nested(depth).svg() }
      #expect(throws: RenderingError.self) { _ = try nested(depth).pdfData() }
    }
  }

  @Test("layers that together are too large are an error")
  func layers() {
    var element = DisplayList.Element.fill(.rect(CGRect(x: 0, y: 0, width: 8_000, height: 8_000)), .winding, .black)
    for _ in 0..<8 { element = .group(DisplayList.Group(alpha: 0.5, elements: [element])) }
    #expect(throws: RenderingError.self) {
      _ = try Bitmap(list(CGSize(width: 8_000, height: 8_000), [element]), scale: 1, background: .white)
    }
  }

  @Test("a line with too many dashes is solid")
  func dashes() throws {
    let path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    let pen = DisplayList.Pen(width: 1, dashes: [1e-6, 1e-6])
    let bitmap = try Bitmap(
      list(CGSize(width: 4, height: 4), [.stroke(path, pen, .black)]), scale: 1, background: .white)
    #expect(bitmap.color(atX: 2, y: 1).red < 0.6)
  }
}
