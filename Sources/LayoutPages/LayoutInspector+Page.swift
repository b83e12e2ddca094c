import CoreGraphics
public import Foundation
public import LayoutInspector
public import LayoutRendering
public import UIKit

extension LayoutInspector {
  /// Returns a self-contained web page that shows the view in each environment, with controls to choose one.
  ///
  /// The controls choose the text size, the width, the language, the direction, the style, and the overlays: baselines,
  /// frames, margins, and distances. All languages can be shown side by side. Each drawing has the frames and baselines
  /// of texts, and the problems.
  ///
  /// ```swift
  /// let inspector = LayoutInspector { ProfileCell(profile: .sample) }
  /// try inspector.page(title: "Profile").write(toFile: "Profile.html", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - environments: What can be chosen: by default 3 widths, 12 text sizes, both directions, light and dark. The
  ///     page first shows the default text size if it is among them, with the other values of the first environment.
  /// - Complexity: Each environment is laid out and drawn once. A cell in the 144 default ones makes a page of about
  ///   2 MB.
  /// - Throws: `RenderingError` if a drawing is larger than `SVGSheet` supports.
  public func page(
    title: String,
    in environments: [LayoutEnvironment] = LayoutEnvironment.all(widths: [375, 320, 430], styles: [.light, .dark])
  ) throws(RenderingError) -> String {
    try page(title: title, in: environments, onLayout: {})
  }

  /// Returns the page, and calls `onLayout` after each layout.
  package func page(
    title: String, in environments: [LayoutEnvironment], onLayout: () -> Void
  ) throws(RenderingError) -> String {
    let controls = LayoutPageControl.all.filter { $0.isShown(environments) }
    let variants = environments.map { environment in
      defer { onLayout() }
      return report(in: environment).pageVariant(values: controls.map { $0.value(environment) })
    }
    let page = InspectionPage(
      title: title,
      introduction: """
        Point at a view, or move to it with the Tab key, to read its numbers. All lengths are in points. Red lines are \
        baselines, blue ones frames, and dashed ones margins; the numbers at the right are distances between baselines.
        """, controls: controls.map { $0.control(of: environments) }, zoom: 1, variants: variants)
    return try page.html()
  }
}

extension LayoutReport {
  /// Returns the drawing, the overlays, and the numbers of the page.
  @MainActor
  fileprivate func pageVariant(values: [String]) -> InspectionPage.Variant {
    let overlays: [(String, LayoutOverlays)] = [
      ("baselines", .baselines), ("frames", .frames), ("margins", .margins), ("distances", .spacing),
    ]
    // Room for the distances, which are beside the view.
    var canvas = annotatedDrawing([])
    canvas.bounds.size.width += overlay(.spacing).bounds.width - drawing.bounds.width
    let views = root.visibleViews
    let problems = problems.map { "\($0.view): \($0.message)" }.joined(separator: "; ")
    let facts =
      views.filter { $0.text != nil }.map { InspectionPage.Fact(name: $0.name, values: [$0.summary]) } + [
        InspectionPage.Fact(name: "height", values: [PageNumber.text(root.frame.height)]),
        InspectionPage.Fact(
          name: "problems", values: [problems.isEmpty ? "none" : problems], isProblem: !problems.isEmpty),
      ]
    return InspectionPage.Variant(
      values: values, isDark: environment.style == .dark,
      panels: [
        InspectionPage.Panel(
          drawing: canvas, overlays: overlays.map { InspectionPage.Overlay(name: $0, drawing: overlay($1)) },
          regions: views.filter { $0.subviews.isEmpty && $0.frame.width > 0 && $0.frame.height > 0 }.map {
            InspectionPage.Region(rect: $0.frame, text: "\($0.name): \($0.summary)")
          })
      ], facts: facts)
  }
}

extension ViewReport {
  /// The view and the views inside that are visible, from back to front.
  fileprivate var visibleViews: [ViewReport] { isHidden ? [] : [self] + subviews.flatMap(\.visibleViews) }

  /// The frame and the baselines in words.
  var summary: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(PageNumber.text)
    let text = "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) by \(numbers[3])"
    guard let baselines else { return text }
    let (first, last) = (PageNumber.text(frame.minY + baselines.first), PageNumber.text(frame.minY + baselines.last))
    return text + (first == last ? ", baseline \(first)" : ", baselines \(first) to \(last)")
  }
}

/// Numbers of the page.
enum PageNumber {
  /// Returns a number with at most two decimals.
  static func text(_ value: CGFloat) -> String {
    let number = (Double(value) * 100).rounded() / 100
    return number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
