import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation

@Suite struct ImageDrawingTests {
  private func image(_ size: CGSize = CGSize(width: 40, height: 20)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private func placements(_ draw: () -> Void) -> [DisplayList.Image] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    GraphicsContexts.perform(in: context) { draw() }
    return context.displayList.elements.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  @Test("a renderer's image is the recorded drawing, at the format's scale")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10), format: format).image { context in
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect((image.size, image.scale) == (CGSize(width: 30, height: 10), 2))
    let picture = try #require(image.cgImage)
    #expect((picture.width, picture.height) == (60, 20))
    guard case .drawing(let list) = picture.content, case .fill(.path, _, let color) = list.elements.first else {
      Issue.record("no drawing")
      return
    }
    #expect(list.bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(color == DisplayList.Color(red: 0, green: 0, blue: 1))
  }

  @Test("an image context of the older functions has what was drawn so far")
  func imageContext() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 3)
    UIColor.green.set()
    UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 4, height: 4), .normal)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    guard case .drawing(let list) = image.cgImage?.content else {
      Issue.record("no drawing")
      return
    }
    // Opaque contexts are black first.
    #expect(
      list.elements == [
        .fill(.rect(CGRect(x: 0, y: 0, width: 8, height: 8)), .winding, .black),
        .fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), .winding, DisplayList.Color(red: 0, green: 1, blue: 0)),
      ])
    #expect(image.scale == 3)
  }

  @Test("an image is drawn upright in its rectangle")
  func upright() throws {
    let placed = try #require(placements { image().draw(in: CGRect(x: 5, y: 6, width: 80, height: 40)) }.first)
    #expect(placed.rect.applying(placed.transform) == CGRect(x: 5, y: 6, width: 80, height: 40))
    #expect((placed.transform.b, placed.transform.c) == (0, 0))
    #expect(placed.transform.d > 0)
  }

  @Test("a stored picture's corners are where Exif's orientation puts them")
  func orientations() throws {
    // The displayed position of the stored picture's top left corner, from the description of each Exif value: for
    // value 6 (right), the stored top is displayed on the right, and the stored left at the top.
    let corners: [(UIImage.Orientation, CGPoint, CGPoint)] = [
      (.up, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)), (.upMirrored, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0)),
      (.down, CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)), (.downMirrored, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)),
      (.leftMirrored, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)), (.right, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)),
      (.rightMirrored, CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 0)), (.left, CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 0)),
    ]
    let picture = try #require(image().cgImage)
    for (orientation, topLeft, topRight) in corners {
      let turned = UIImage(cgImage: picture, scale: 1, orientation: orientation)
      let placed = try #require(placements { turned.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }.first)
      let unit = placed.rect
      #expect(CGPoint(x: unit.minX, y: unit.minY).applying(placed.transform) == topLeft, "\(orientation)")
      #expect(CGPoint(x: unit.maxX, y: unit.minY).applying(placed.transform) == topRight, "\(orientation)")
    }
  }

  @Test("a resizable image keeps its edges, and its center is stretched or tiled")
  func resizable() {
    let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    let stretched = placements {
      image().resizableImage(withCapInsets: insets, resizingMode: .stretch).draw(in: rect)
    }
    #expect(stretched.count == 9)
    #expect(stretched[0].rect == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(stretched[4].rect == CGRect(x: 10, y: 4, width: 80, height: 12))
    #expect(stretched[4].source == CGRect(x: 0.25, y: 0.2, width: 0.5, height: 0.6))
    // The center is 20 points wide, so four tiles fill 80.
    let tiled = placements { image().resizableImage(withCapInsets: insets).draw(in: rect) }
    #expect(tiled.count == 3 * 6)
    let area = tiled.reduce(0) { (area: CGFloat, tile) -> CGFloat in area + tile.rect.width * tile.rect.height }
    #expect(abs(area - 100 * 20) < 1e-9)
  }

  @Test("hostile sizes of resizable images and patterns draw a bounded number of parts")
  func hostileSizes() {
    let small = image(CGSize(width: 3, height: 3))
    let resizable = small.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(placements { resizable.draw(in: CGRect(x: 0, y: 0, width: 1e12, height: 3)) }.count == 9)
    #expect(placements { small.drawAsPattern(in: CGRect(x: 0, y: 0, width: 1e12, height: 1e12)) }.isEmpty)
    #expect(placements { small.draw(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3)) }.isEmpty)
  }
}
