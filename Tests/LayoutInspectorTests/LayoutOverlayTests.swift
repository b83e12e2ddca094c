import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import LayoutInspector

/// Overlays of layouts that are written down by hand, so that every coordinate is known.
@MainActor
struct LayoutOverlayTests {
  private static let canvas = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func view(
    _ frame: CGRect, _ className: String = "UIView", baselines: (CGFloat, CGFloat)? = nil, margin: CGFloat = 8,
    text: String? = "text", isHidden: Bool = false, subviews: [ViewReport] = []
  ) -> ViewReport {
    ViewReport(
      name: className, className: className, text: baselines == nil ? nil : text, frame: frame, alignmentRect: frame,
      intrinsicSize: nil,
      baselines: baselines.map { ViewReport.Baselines(first: $0.0, last: $0.1) },
      margins: ViewReport.Insets(top: margin, left: margin + 1, bottom: margin + 2, right: margin + 3),
      safeArea: ViewReport.Insets(top: 0, left: 0, bottom: 0, right: 0), isHidden: isHidden, isAmbiguous: false,
      constraints: ViewReport.Constraints(horizontal: [], vertical: []), subviews: subviews)
  }

  private func report(_ subviews: [ViewReport], margin: CGFloat = 8) -> LayoutReport {
    LayoutReport(
      environment: LayoutEnvironment(), root: view(Self.canvas, margin: margin, subviews: subviews), problems: [],
      drawing: DisplayList(bounds: Self.canvas, elements: [.fill(.rect(Self.canvas), .winding, .white)]))
  }

  /// The stroked rectangles and their dashes.
  private func strokes(_ list: DisplayList) -> [CGRect: [CGFloat]] {
    list.elements.reduce(into: [:]) { found, element in
      if case .stroke(let path, let pen, _) = element { found[path.boundingBox] = pen.dashes }
    }
  }

  private func fills(_ list: DisplayList) -> [CGRect] {
    list.elements.compactMap { if case .fill(let shape, _, _) = $0 { shape.boundingBox } else { nil } }
  }

  @Test("frames are those of visible views without subviews that have a width and don't fill the layout")
  func frames() {
    let (leaf, inner) = (CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 60, y: 20, width: 5, height: 5))
    let report = report([
      view(leaf), view(Self.canvas), view(CGRect(x: 1, y: 1, width: 0, height: 9)),
      view(
        CGRect(x: 2, y: 2, width: 7, height: 7), isHidden: true,
        subviews: [view(CGRect(x: 3, y: 3, width: 1, height: 1))]),
      view(CGRect(x: 50, y: 10, width: 50, height: 50), subviews: [view(inner)]),
    ])
    #expect(strokes(report.overlay(.frames)) == [leaf: [], inner: []])
    #expect(report.overlay(.frames).bounds == Self.canvas)
  }

  @Test("baselines of texts below one another are lines across the layout, one for texts that share one")
  func baselines() {
    let report = report([
      view(CGRect(x: 0, y: 20, width: 50, height: 40), baselines: (12, 30)),
      view(CGRect(x: 40, y: 12, width: 50, height: 40), baselines: (20.005, 20.005)),
      view(CGRect(x: 60, y: 12, width: 50, height: 40), baselines: (4, 21)), view(.zero),
      // A picture with a baseline, as symbols have.
      view(CGRect(x: 60, y: 12, width: 50, height: 40), baselines: (70, 70), text: nil),
    ])
    // At 16, 32, 33, and 50.
    let lines = [15.75, 31.75, 32.75, 49.75].map { CGRect(x: 0, y: $0, width: 200, height: 0.5) }
    #expect(fills(report.overlay(.baselines)) == lines)
  }

  @Test("each line of a text has a baseline, with the distances between neighboring lines")
  func lines() {
    var paragraph = view(CGRect(x: 0, y: 10, width: 50, height: 80), baselines: (10, 70))
    paragraph.baselines?.inner = [30, 50]
    let report = report([paragraph])
    // At 20, 40, 60, and 80.
    #expect(fills(report.overlay(.baselines)).map(\.midY) == [20, 40, 60, 80])
    let distances = fills(report.overlay(.spacing)).filter { $0.width == 0.5 }.map { $0.height + 2 }
    #expect(distances == [20, 20, 20, 20, 20])
  }

  /// WCAG 2.2, 1.4.3: a contrast of 4.5 with the background.
  @Test("numbers are readable in both styles", arguments: [UIUserInterfaceStyle.light, .dark])
  func contrast(style: UIUserInterfaceStyle) throws {
    var report = report([view(CGRect(x: 0, y: 20, width: 50, height: 40), baselines: (10, 16))])
    report.environment.style = style
    let colors = report.overlay(.spacing).elements.compactMap { element -> DisplayList.Color? in
      if case .glyphs(let run) = element { run.color } else { nil }
    }
    let background: Double = style == .dark ? 0 : 1
    try #require(colors.count == 3)
    for color in colors {
      let channels = [color.red, color.green, color.blue].map {
        Double($0 * color.alpha) + background * (1 - Double(color.alpha))
      }
      let luminance = zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
        sum + part.1 * (part.0 <= 0.04045 ? part.0 / 12.92 : pow((part.0 + 0.055) / 1.055, 2.4))
      }
      #expect((max(luminance, background) + 0.05) / (min(luminance, background) + 0.05) >= 4.5)
    }
  }

  @Test("columns of texts have baselines of their own, and rows whose baselines are the same are one column")
  func columns() {
    let left = view(CGRect(x: 10, y: 0, width: 40, height: 90), baselines: (20, 50))
    let right = view(CGRect(x: 60, y: 0, width: 30, height: 90), baselines: (24, 24))
    let two = report([left, right])
    #expect(
      fills(two.overlay(.baselines)) == [
        CGRect(x: 10, y: 19.75, width: 40, height: 0.5), CGRect(x: 10, y: 49.75, width: 40, height: 0.5),
        CGRect(x: 60, y: 23.75, width: 30, height: 0.5),
      ])
    // 0, 20, 50, and 100 beside the layout, and 0, 24, and 100 beside that: 56 points each.
    let spacing = two.overlay(.spacing)
    #expect(spacing.bounds.width == 312)
    let lines = fills(spacing).filter { $0.width == 0.5 }
    #expect(lines.map(\.minX) == [207.75, 207.75, 207.75, 263.75, 263.75])
    let row = report([left, view(CGRect(x: 60, y: 10, width: 30, height: 80), baselines: (10, 40.005))])
    #expect(row.overlay(.spacing).bounds.width == 256)
    #expect(fills(row.overlay(.baselines)).map(\.width) == [200, 200])
  }

  @Test("margins are those of views that fill the layout and of content views, if they leave room")
  func margins() {
    let content = CGRect(x: 50, y: 10, width: 100, height: 80)
    let report = report([
      view(CGRect(x: 10, y: 20, width: 30, height: 30)), view(content, "UITableViewCellContentView", margin: 4),
      // Margins of 30 and 33 on 63 points, and of 40 and 42 on 82.
      view(CGRect(x: 0, y: 0, width: 64, height: 99), "NoWidthContentView", margin: 30),
      view(CGRect(x: 0, y: 0, width: 99, height: 82), "NoHeightContentView", margin: 40),
    ])
    // Top 8, left 9, bottom 10, right 11; and 4, 5, 6, 7.
    #expect(
      strokes(report.overlay(.margins)) == [
        CGRect(x: 9, y: 8, width: 180, height: 82): [3, 2], CGRect(x: 55, y: 14, width: 88, height: 70): [3, 2],
      ])
  }

  @Test("distances between baselines are beside the layout, with a number in the middle of each")
  func spacing() throws {
    let report = report([view(CGRect(x: 0, y: 20, width: 50, height: 40), baselines: (10, 16))])
    let list = report.overlay(.spacing)
    #expect(list.bounds == CGRect(x: 0, y: 0, width: 256, height: 100))
    // From 0 to 30, 30 to 36, and 36 to 100: vertical lines a point shorter at both ends, 8 points beside the layout,
    // and ticks of 6 points at both ends of each.
    var expected: [CGRect] = []
    for (top, bottom) in [(0, 30), (30, 36), (36, 100)] as [(CGFloat, CGFloat)] {
      expected.append(CGRect(x: 207.75, y: top + 1, width: 0.5, height: bottom - top - 2))
      for y in [top, bottom] { expected.append(CGRect(x: 205, y: y - 0.25, width: 6, height: 0.5)) }
    }
    #expect(fills(list) == expected)
    // "30", "6", and "64".
    let ink = list.textInk
    #expect(ink.count == 3)
    for (rect, middle) in zip(ink.sorted { $0.minY < $1.minY }, [15.0, 33, 68]) {
      // Digits of 11 points are 8 points high and 7 wide; in the middle of a line they are a point off at most.
      #expect(abs(rect.midY - middle) < 1.5)
      #expect(rect.minX > 212 && rect.minX < 215 && rect.maxX < 231)
    }
  }

  @Test("a distance of a point has a line without length, and a number below that of the distance above it")
  func shortDistances() {
    let report = report([view(CGRect(x: 0, y: 0, width: 50, height: 40), baselines: (10, 11))])
    let list = report.overlay(.spacing)
    let ink = list.textInk.sorted { $0.minY < $1.minY }
    #expect(ink.count == 3)
    for (upper, lower) in zip(ink, ink.dropFirst()) { #expect(upper.maxY < lower.minY) }
    #expect(fills(list).contains(CGRect(x: 207.75, y: 11, width: 0.5, height: 0)))
  }

  @Test("numbers of short distances at the bottom stay within the layout")
  func shortDistancesAtTheBottom() {
    let report = report([view(CGRect(x: 0, y: 60, width: 50, height: 40), baselines: (37, 39))])
    let ink = report.overlay(.spacing).textInk.sorted { $0.minY < $1.minY }
    #expect(ink.count == 3 && ink.allSatisfy { $0.maxY < 100 })
    for (upper, lower) in zip(ink, ink.dropFirst()) { #expect(upper.maxY < lower.minY) }
  }

  private func glyphCount(_ list: DisplayList) -> Int {
    list.elements.reduce(0) { if case .glyphs(let run) = $1 { $0 + run.glyphs.count } else { $0 } }
  }

  /// 0 to 20.333 is "20.33", five glyphs; from there to 100 is "79.67", five more; "20" and "80" are four.
  @Test("distances have at most two decimals", arguments: [(20, 4), (20.5, 8), (20.333, 10)] as [(CGFloat, Int)])
  func decimals(baseline: CGFloat, count: Int) {
    let report = report([view(CGRect(x: 0, y: 0, width: 50, height: 40), baselines: (baseline, baseline))])
    #expect(glyphCount(report.overlay(.spacing)) == count)
  }

  @Test("an annotated drawing has the layout, clipped, over the background, and room for distances")
  func annotated() {
    let report = report([])
    let layout = DisplayList.Element.group(
      DisplayList.Group(clip: DisplayList.Clip(.rect(Self.canvas)), elements: report.drawing.elements))
    #expect(report.annotatedDrawing([], background: nil).elements == [layout])
    let list = report.annotatedDrawing(.spacing, background: .red)
    #expect(list.bounds.size == CGSize(width: 256, height: 100) && list.elements[1] == layout)
    let red = DisplayList.Color(red: 1, green: 0, blue: 0)
    #expect(list.elements[0] == .fill(.rect(Self.canvas), .winding, red))
    #expect(Array(list.elements.dropFirst(2)) == report.overlay(.spacing).elements)
  }

  @Test("views are listed before their subviews, from back to front, and baselines are in the outermost view")
  func search() {
    let label = view(CGRect(x: 5, y: 30, width: 9, height: 9), "D", baselines: (7, 8))
    let first = view(.zero, "B", subviews: [view(.zero, "C"), label])
    let root = view(Self.canvas, "A", subviews: [first, view(.zero, "E", subviews: [view(.zero, "F")])])
    #expect(root.all.map(\.name) == ["A", "B", "C", "D", "E", "F"])
    #expect(label.firstBaseline == 37 && label.lastBaseline == 38 && root.firstBaseline == nil)
  }
}
