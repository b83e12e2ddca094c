public import UIKit
import UIFoundation

extension LayoutReport {
  /// Returns the drawing with overlays that explain the layout. Its canvas has room for numbers at the right.
  ///
  /// - Parameters:
  ///   - overlays: What is drawn over the layout.
  ///   - background: The color behind the layout, or `nil` for none.
  @MainActor
  public func annotatedDrawing(
    _ overlays: LayoutOverlays = .all, background: UIColor? = .systemBackground
  ) -> DisplayList {
    var list = drawing
    list.bounds = canvas(overlays)
    let clipped = DisplayList.Group(clip: DisplayList.Clip(.rect(drawing.bounds)), elements: drawing.elements)
    list.elements = [.group(clipped)]
    if let background {
      let traits = UITraitCollection(userInterfaceStyle: environment.style)
      list.elements.insert(.fill(.rect(drawing.bounds), .winding, background.displayColor(traits)), at: 0)
    }
    list.elements += overlay(overlays).elements
    return list
  }

  /// Returns overlays that explain the layout, without the layout. The canvas is that of
  /// ``annotatedDrawing(_:background:)`` with the same overlays.
  @MainActor
  public func overlay(_ overlays: LayoutOverlays) -> DisplayList {
    let context = CGContext(bounds: canvas(overlays))
    UITraitCollection(userInterfaceStyle: environment.style).performAsCurrent {
      GraphicsContexts.perform(in: context) {
        MainActor.assumeIsolated { Annotations(report: self, context: context).draw(overlays) }
      }
    }
    return context.displayList
  }

  /// The canvas of overlays, with room for the distances in each column at the right.
  private func canvas(_ overlays: LayoutOverlays) -> CGRect {
    var canvas = drawing.bounds
    if overlays.contains(.spacing) {
      canvas.size.width += Annotations.gutter * CGFloat(max(1, TextColumn.columns(of: visibleViews).count))
    }
    return canvas
  }

  /// The visible views, from back to front.
  fileprivate var visibleViews: [ViewReport] {
    var found: [ViewReport] = []
    var remaining = [root]
    while let view = remaining.popLast() {
      guard !view.isHidden else { continue }
      found.append(view)
      remaining += view.subviews.reversed()
    }
    return found
  }
}

/// Draws the overlays of a layout.
@MainActor
private struct Annotations {
  /// The width of the room for the numbers of a column, in points.
  nonisolated static let gutter: CGFloat = 56

  let report: LayoutReport
  let context: CGContext

  private var bounds: CGRect { report.drawing.bounds }
  private var views: [ViewReport] { report.visibleViews }

  /// Draws overlays, from back to front.
  func draw(_ overlays: LayoutOverlays) {
    if overlays.contains(.margins) { drawMargins() }
    if overlays.contains(.frames) { drawFrames() }
    let columns = TextColumn.columns(of: views)
    if overlays.contains(.baselines) { drawBaselines(columns) }
    if overlays.contains(.spacing) {
      if columns.isEmpty { drawSpacing([], lane: 0) }
      for (lane, column) in columns.enumerated() { drawSpacing(column.baselines, lane: lane) }
    }
  }

  private func drawMargins() {
    // Views without margins of their own repeat those of the view around them.
    for view in views where view.frame == bounds || view.className.contains("ContentView") {
      let rect = view.frame.inset(
        by: UIEdgeInsets(
          top: view.margins.top, left: view.margins.left, bottom: view.margins.bottom, right: view.margins.right))
      guard rect.width > 0, rect.height > 0 else { continue }
      stroke(rect, .systemPurple, dashes: [3, 2])
    }
  }

  private func drawFrames() {
    for view in views where view.subviews.isEmpty && view.frame != bounds && view.frame.width > 0 {
      stroke(view.frame, .systemBlue, dashes: [])
    }
  }

  private func stroke(_ rect: CGRect, _ color: UIColor, dashes: [CGFloat]) {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 0.5
    path.setLineDash(dashes, count: dashes.count, phase: 0)
    color.withAlphaComponent(0.7).setStroke()
    path.stroke()
  }

  /// Draws the baselines of a single column across the layout, and those of several columns across each.
  private func drawBaselines(_ columns: [TextColumn]) {
    UIColor.systemRed.setFill()
    for column in columns {
      let (left, right) = columns.count > 1 ? (column.minX, column.maxX) : (bounds.minX, bounds.maxX)
      for y in column.baselines { context.fill(CGRect(x: left, y: y - 0.25, width: right - left, height: 0.5)) }
    }
  }

  /// Draws the distances between the top, the baselines of a column, and the bottom, as lines with their lengths. The
  /// columns stand beside one another.
  private func drawSpacing(_ baselines: [CGFloat], lane: Int) {
    let x = bounds.maxX + 8 + CGFloat(lane) * Self.gutter
    let stops = ([bounds.minY] + baselines + [bounds.maxY]).reduce(into: [CGFloat]()) { stops, y in
      if y - (stops.last ?? -.infinity) > 0.01 { stops.append(y) }
    }
    UIColor.systemRed.setFill()
    for (top, bottom) in zip(stops, stops.dropFirst()) {
      context.fill(CGRect(x: x - 0.25, y: top + 1, width: 0.5, height: max(bottom - top - 2, 0)))
      for y in [top, bottom] { context.fill(CGRect(x: x - 3, y: y - 0.25, width: 6, height: 0.5)) }
    }
    drawLengths(zip(stops, stops.dropFirst()).map { (middle: ($0 + $1) / 2, length: $1 - $0) }, x: x + 5)
  }

  /// Draws numbers in the middle of distances, or where they don't cover one another.
  private func drawLengths(_ distances: [(middle: CGFloat, length: CGFloat)], x: CGFloat) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label.withAlphaComponent(0.7),
    ]
    let height = "0".size(withAttributes: attributes).height
    var tops: [CGFloat] = []
    for distance in distances {
      tops.append(max(distance.middle - height / 2, tops.last.map { $0 + height } ?? bounds.minY))
    }
    var limit = bounds.maxY
    for index in tops.indices.reversed() where tops[index] + height > limit {
      tops[index] = limit - height
      limit = tops[index]
    }
    for (top, distance) in zip(tops, distances) {
      Self.number(distance.length).draw(at: CGPoint(x: x, y: top), withAttributes: attributes)
    }
  }

  /// Returns a number with at most two decimals.
  private static func number(_ value: CGFloat) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() && hundredths.magnitude < 1e9 ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

/// Texts below one another, and the baselines of their lines.
private struct TextColumn {
  var minX: CGFloat
  var maxX: CGFloat
  /// From top to bottom, without duplicates.
  var baselines: [CGFloat]

  /// Returns the columns of texts, from left to right. Texts that overlap horizontally are in one column, and columns
  /// with the same baselines, such as the title and the value of a row, are one.
  static func columns(of views: [ViewReport]) -> [TextColumn] {
    let texts = views.compactMap { view -> TextColumn? in
      guard view.text?.isEmpty == false, let baselines = view.baselines else { return nil }
      return TextColumn(
        minX: view.frame.minX, maxX: view.frame.maxX,
        baselines: ([baselines.first] + baselines.inner + [baselines.last]).map { view.frame.minY + $0 })
    }
    var columns: [TextColumn] = []
    for text in texts.sorted(by: { $0.minX < $1.minX }) {
      if let last = columns.indices.last, text.minX < columns[last].maxX {
        columns[last].add(text)
      } else {
        columns.append(text)
      }
    }
    var distinct: [TextColumn] = []
    for column in columns.map(\.ordered) {
      if let index = distinct.firstIndex(where: { $0.hasBaselines(of: column) }) {
        distinct[index].maxX = column.maxX
      } else {
        distinct.append(column)
      }
    }
    return distinct
  }

  private mutating func add(_ other: TextColumn) {
    maxX = max(maxX, other.maxX)
    baselines += other.baselines
  }

  private var ordered: TextColumn {
    var ordered = self
    ordered.baselines = []
    for y in baselines.sorted() where y - (ordered.baselines.last ?? -.infinity) > 0.01 { ordered.baselines.append(y) }
    return ordered
  }

  private func hasBaselines(of other: TextColumn) -> Bool {
    baselines.count == other.baselines.count
      && zip(baselines, other.baselines).allSatisfy { ($0 - $1).magnitude <= 0.01 }
  }
}
