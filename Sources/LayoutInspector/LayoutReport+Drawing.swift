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
    let gutter = overlays.contains(.spacing) ? Annotations.gutter : 0
    var list = drawing
    list.bounds.size.width += gutter
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
    var canvas = drawing.bounds
    if overlays.contains(.spacing) { canvas.size.width += Annotations.gutter }
    let context = CGContext(bounds: canvas)
    UITraitCollection(userInterfaceStyle: environment.style).performAsCurrent {
      GraphicsContexts.perform(in: context) {
        MainActor.assumeIsolated { Annotations(report: self, context: context).draw(overlays) }
      }
    }
    return context.displayList
  }
}

/// Draws the overlays of a layout.
@MainActor
private struct Annotations {
  /// The width of the room for numbers, in points.
  static let gutter: CGFloat = 56

  let report: LayoutReport
  let context: CGContext

  private var bounds: CGRect { report.drawing.bounds }

  /// The visible views, from back to front.
  private var views: [ViewReport] {
    var found: [ViewReport] = []
    var remaining = [report.root]
    while let view = remaining.popLast() {
      guard !view.isHidden else { continue }
      found.append(view)
      remaining += view.subviews.reversed()
    }
    return found
  }

  /// Draws overlays, from back to front.
  func draw(_ overlays: LayoutOverlays) {
    if overlays.contains(.margins) { drawMargins() }
    if overlays.contains(.frames) { drawFrames() }
    let baselines = baselines
    if overlays.contains(.baselines) { drawBaselines(baselines) }
    if overlays.contains(.spacing) { drawSpacing(baselines) }
  }

  /// The first and last baselines of all texts, from top to bottom, without duplicates.
  private var baselines: [CGFloat] {
    let all = views.compactMap { view in
      view.baselines.map { [view.frame.minY + $0.first, view.frame.minY + $0.last] }
    }
    var distinct: [CGFloat] = []
    for y in all.flatMap({ $0 }).sorted() where y - (distinct.last ?? -.infinity) > 0.01 { distinct.append(y) }
    return distinct
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

  private func drawBaselines(_ baselines: [CGFloat]) {
    UIColor.systemRed.setFill()
    for y in baselines {
      context.fill(CGRect(x: bounds.minX, y: y - 0.25, width: bounds.width, height: 0.5))
    }
  }

  /// Draws the distances between the top, the baselines, and the bottom, as lines with their lengths.
  private func drawSpacing(_ baselines: [CGFloat]) {
    let x = bounds.maxX + 8
    let stops = ([bounds.minY] + baselines + [bounds.maxY]).reduce(into: [CGFloat]()) { stops, y in
      if y - (stops.last ?? -.infinity) > 0.01 { stops.append(y) }
    }
    for (top, bottom) in zip(stops, stops.dropFirst()) {
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: x - 0.25, y: top + 1, width: 0.5, height: max(bottom - top - 2, 0)))
      for y in [top, bottom] { context.fill(CGRect(x: x - 3, y: y - 0.25, width: 6, height: 0.5)) }
      let length = bottom - top
      // Smaller distances leave no room for a number.
      guard length >= 10 else { continue }
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.secondaryLabel,
      ]
      let text = Self.number(length)
      let size = text.size(withAttributes: attributes)
      text.draw(at: CGPoint(x: x + 5, y: (top + bottom - size.height) / 2), withAttributes: attributes)
    }
  }

  /// Returns a number with at most two decimals.
  private static func number(_ value: CGFloat) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() && hundredths.magnitude < 1e9 ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
