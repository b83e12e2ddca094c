import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation

@MainActor
@Suite struct LayoutManagerDrawingTests {
  private func elements(_ draw: () -> Void) -> [DisplayList.Element] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 200))
    GraphicsContexts.perform(in: context) { draw() }
    return context.displayList.elements
  }

  @Test("glyphs and backgrounds are drawn at the positions that the layout manager reports")
  func positions() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let storage = NSTextStorage(
      attributedString: NSAttributedString(
        string: "First\nSecond", attributes: [.font: font, .backgroundColor: UIColor.red]))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 150, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let origin = CGPoint(x: 10, y: 20)

    let all = elements { manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 12), at: origin) }
    let runs = all.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.map(\.text) == ["First", "Second"])
    for (run, index) in zip(runs, [0, 6]) {
      let line = manager.layout.line(of: index)?.rect ?? .null
      let glyph = manager.location(forGlyphAt: index)
      #expect(abs(run.glyphs[0].position.x - (origin.x + line.minX + glyph.x)) < 1e-9)
      #expect(abs(run.glyphs[0].position.y - (origin.y + line.minY + glyph.y)) < 1e-9)
    }
    #expect(all.count == 2)

    let second = elements { manager.drawGlyphs(forGlyphRange: NSRange(location: 8, length: 1), at: origin) }
    #expect(second == [all[1]])

    let backgrounds = elements {
      manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 12), at: origin)
    }
    let boxes = backgrounds.compactMap { if case .fill(let shape, _, _) = $0 { shape.boundingBox } else { nil } }
    #expect(boxes.count == 2)
    #expect(abs(boxes[0].minX - 15) < 1e-9 && abs(boxes[0].minY - 20) < 1e-9)
  }

  @Test("nothing is drawn for ranges outside of the text, at infinite points, or without a context")
  func nothing() {
    let storage = NSTextStorage(string: "Text")
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 0)))
    storage.addLayoutManager(manager)
    manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: .zero)
    for range in [NSRange(location: 10, length: 5), NSRange(location: NSNotFound, length: 0)] {
      #expect(elements { manager.drawGlyphs(forGlyphRange: range, at: .zero) }.isEmpty)
    }
    let all = NSRange(location: 0, length: 4)
    #expect(elements { manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: CGFloat.nan, y: 0)) }.isEmpty)
    #expect(elements { manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: CGFloat.infinity, y: 0)) }.isEmpty)
  }
}
