import CoreGraphics
import Foundation
import LayoutInspector
import LayoutRendering
import UIKit

/// The page of a kind of cell: every text size, several widths, both directions, light and dark, with overlays.
@MainActor
struct CellsPage {
  private static let widths: [CGFloat] = [320, 375, 430]

  let kind: CellKind
  let row: SampleRow
  /// The width that is shown first, in points.
  let width: CGFloat

  private var allWidths: [CGFloat] { Array(Set(Self.widths + [width])).sorted() }

  /// The number of variants of the cell, in each of which it is laid out.
  var variantCount: Int {
    UIContentSizeCategory.all.count * allWidths.count * Direction.all.count * Style.all.count
  }

  /// Returns the page. Calls `onVariant` for each variant that was laid out.
  ///
  /// - Throws: `RenderingError`, as `InspectionPage` does.
  func html(onVariant: () -> Void = {}) throws(RenderingError) -> String {
    let widths = allWidths
    let inspector = LayoutInspector { [kind, row] in kind.makeView(row) }
    var variants: [InspectionPage.Variant] = []
    for category in UIContentSizeCategory.all {
      for width in widths {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
          for style in [UIUserInterfaceStyle.light, .dark] {
            let environment = LayoutEnvironment(
              width: width, category: category, direction: direction, style: style)
            variants.append(variant(inspector.report(in: environment)))
            onVariant()
          }
        }
      }
    }
    let controls = [
      InspectionPage.Control(
        name: "size", label: "Text size", style: .slider, values: UIContentSizeCategory.all.map(\.shortName),
        initial: UIContentSizeCategory.large.shortName),
      InspectionPage.Control(
        name: "width", label: "Width", style: .menu, values: widths.map(Self.number), initial: Self.number(width)),
      InspectionPage.Control(
        name: "direction", label: "Direction", style: .menu, values: Direction.all, initial: Direction.all[0]),
      InspectionPage.Control(name: "style", label: "Style", style: .menu, values: Style.all, initial: Style.all[0]),
    ]
    let page = InspectionPage(
      title: "Cell: \(kind.rawValue)",
      introduction: """
        Point at a view, or move to it with the Tab key, to read its numbers. All lengths are in points. Red lines are \
        baselines, blue ones frames, and dashed ones margins; the numbers at the right are distances between baselines.
        """, controls: controls, zoom: 1, variants: variants)
    return try page.html()
  }

  private enum Direction {
    static let all = ["left-to-right", "right-to-left"]
  }

  private enum Style {
    static let all = ["light", "dark"]
  }

  private func variant(_ report: LayoutReport) -> InspectionPage.Variant {
    let environment = report.environment
    let isDark = environment.style == .dark
    let overlays: [(String, LayoutOverlays)] = [
      ("baselines", .baselines), ("frames", .frames), ("margins", .margins), ("distances", .spacing),
    ]
    // Room for the distances, which are beside the cell.
    var drawing = report.annotatedDrawing([])
    drawing.bounds.size.width += report.overlay(.spacing).bounds.width - report.drawing.bounds.width
    let views = Self.views(of: report.root)
    var facts = views.filter { $0.text != nil }.map { ($0.name, Self.summary(of: $0)) }
    facts.append(("height", Self.number(report.root.frame.height)))
    facts.append(
      (
        "problems",
        report.problems.isEmpty ? "none" : report.problems.map { "\($0.view): \($0.message)" }.joined(separator: "; ")
      ))
    return InspectionPage.Variant(
      values: [
        environment.category.shortName, Self.number(environment.width),
        Direction.all[environment.direction == .rightToLeft ? 1 : 0], Style.all[isDark ? 1 : 0],
      ], isDark: isDark,
      panels: [
        InspectionPage.Panel(
          title: nil, drawing: drawing,
          overlays: overlays.map { InspectionPage.Overlay(name: $0.0, drawing: report.overlay($0.1)) },
          regions: views.filter { $0.subviews.isEmpty && $0.frame.width > 0 && $0.frame.height > 0 }.map {
            InspectionPage.Region(rect: $0.frame, text: "\($0.name): \(Self.summary(of: $0))")
          })
      ], facts: facts.map { InspectionPage.Fact(name: $0.0, values: [$0.1]) })
  }

  /// Returns the visible views, from back to front.
  private static func views(of root: ViewReport) -> [ViewReport] {
    root.isHidden ? [] : [root] + root.subviews.flatMap { views(of: $0) }
  }

  /// Returns the frame and the baselines in words.
  private static func summary(of view: ViewReport) -> String {
    let frame = view.frame
    var text =
      "x \(number(frame.minX)), y \(number(frame.minY)), \(number(frame.width)) by \(number(frame.height))"
    if let baselines = view.baselines {
      let (first, last) = (frame.minY + baselines.first, frame.minY + baselines.last)
      text += first == last ? ", baseline \(number(first))" : ", baselines \(number(first)) to \(number(last))"
    }
    return text
  }

  /// Returns a number with at most two decimals.
  private static func number(_ value: CGFloat) -> String {
    NumberText.shortest((Double(value) * 100).rounded() / 100)
  }
}
