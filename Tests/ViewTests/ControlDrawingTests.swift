import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
@Suite struct ControlDrawingTests {
  private func elements(_ view: UIView) -> [DisplayList.Element] { flat(view.displayList().elements) }

  private func flat(_ elements: [DisplayList.Element]) -> [DisplayList.Element] {
    elements.flatMap { element in
      if case .group(let group) = element { flat(group.elements) } else { [element] }
    }
  }

  private func fills(_ view: UIView) -> [(rect: CGRect, color: DisplayList.Color)] {
    elements(view).compactMap { element in
      if case .fill(let shape, _, let color) = element { (shape.boundingBox, color) } else { nil }
    }
  }

  private func runs(_ view: UIView) -> [DisplayList.GlyphRun] {
    elements(view).compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  private let green = DisplayList.Color(red: 0x34 / 255.0, green: 0xC7 / 255.0, blue: 0x59 / 255.0)

  @Test("a switch's track has its alignment rectangle, and the thumb is where the state says")
  func switches() throws {
    let control = UISwitch()
    control.isOn = true
    let on = fills(control)
    // The frame is 51 by 31, and the alignment inset 2 points on the right.
    #expect(on.first?.rect == CGRect(x: 0, y: 0, width: 49, height: 31))
    #expect(on.first?.color == green)
    #expect(try #require(on.last).rect.maxX > 40)
    control.isOn = false
    #expect(try #require(fills(control).last).rect.minX < 5)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(fills(control).last).rect.maxX > 40)
    control.isOn = true
    control.onTintColor = .red
    #expect(fills(control).first?.color == DisplayList.Color(red: 1, green: 0, blue: 0))
  }

  @Test("the tracks of sliders and progress views are divided by the value", arguments: [Float(0), 0.25, 1])
  func values(value: Float) throws {
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    progress.progress = value
    let done = fills(progress).dropFirst().first?.rect.width ?? 0
    #expect(done == 200 * CGFloat(value))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
    slider.value = value
    let thumb = try #require(fills(slider).last).rect
    // The thumb stays within the track, which is 200 points wide after the alignment insets.
    #expect(abs(thumb.minX - (2 + (200 - thumb.width) * CGFloat(value))) < 1e-9)
  }

  @Test("segments are centered titles in equal widths, with the selection under one of them")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    let found = runs(control)
    #expect(found.map(\.text) == ["One", "Two", "Three"])
    let font = UIFont.systemFont(ofSize: 13)
    for (index, run) in found.enumerated() {
      let width = run.text.size(withAttributes: [.font: font]).width
      #expect(abs(run.glyphs[0].position.x - (CGFloat(index) * 100 + (100 - width) / 2)) < 1e-5)
    }
    #expect(fills(control).contains { $0.rect == CGRect(x: 102, y: 2, width: 96, height: 27) && $0.color == .white })
    control.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(runs(control).first).glyphs[0].position.x > 200)
  }

  @Test("a text field draws its text, placeholder, or bullets on its baseline")
  func textFields() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let baseline = try #require(field.baselineOffsets(in: field.bounds.size)).firstFromTop
    let placeholder = try #require(runs(field).first)
    #expect(placeholder.text == "Name")
    #expect(placeholder.color == UIColor.placeholderText.displayColor)
    #expect(abs(placeholder.glyphs[0].position.y - baseline) < 1e-9)
    #expect(abs(placeholder.glyphs[0].position.x - FieldMetrics.borderSideMargin) < 1e-9)
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(runs(field).map(\.text) == ["\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}"])
    field.isSecureTextEntry = false
    field.textAlignment = .right
    let right = try #require(runs(field).first)
    let width = ("secret" as NSString).size(withAttributes: [.font: field.font as Any]).width
    #expect(abs(right.glyphs[0].position.x - (200 - FieldMetrics.borderSideMargin - width)) < 1e-5)
  }

  @Test("a text view draws its lines inside of the insets, and scrolls them")
  func textViews() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    view.text = "Several words that need several lines in a narrow view"
    let lines = runs(view)
    let first = try #require(lines.first?.glyphs.first)
    // The insets are 8 points at the top and the padding 5 at the sides; the default font is 12 points.
    #expect(abs(first.position.x - 5) < 1e-9)
    #expect(abs(first.position.y - (8 + UIFont.systemFont(ofSize: 12).ascender)) < 1e-9)
    let block = view.measure(at: 120)
    #expect(Set(lines.map { $0.glyphs[0].position.y }).count == block.count)
    let outer = UIView(frame: view.frame)
    outer.addSubview(view)
    view.contentOffset = CGPoint(x: 0, y: 20)
    #expect(
      abs(
        try #require(runs(outer).first?.glyphs.first).position.applying(runs(outer)[0].transform).y
          - (first.position.y - 20)) < 1e-9)
  }

  @Test("a filled button has the tint color behind its title, and a plain one nothing")
  func buttons() throws {
    let button = UIButton(configuration: .filled(), primaryAction: nil)
    button.configuration?.title = "Save"
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 35)
    #expect(fills(button).first?.rect == button.bounds)
    #expect(fills(button).first?.color == UIColor.systemBlue.displayColor)
    #expect(runs(button).map(\.text) == ["Save"])
    button.configuration = .plain()
    #expect(fills(button).isEmpty)
  }

  @Test("steppers, page controls, and indicators draw in their bounds")
  func others() {
    let stepper = UIStepper()
    stepper.frame.size = stepper.intrinsicContentSize
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    pages.numberOfPages = 5
    pages.currentPage = 2
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.hidesWhenStopped = false
    spinner.frame.size = spinner.intrinsicContentSize
    for view in [stepper, pages, spinner] as [UIView] {
      #expect(!fills(view).isEmpty)
      for fill in fills(view) { #expect(view.bounds.insetBy(dx: -0.01, dy: -0.01).contains(fill.rect), "\(view)") }
    }
    let dots = fills(pages)
    #expect(dots.count == 5)
    #expect(dots[2].color == UIColor.label.displayColor)
    pages.numberOfPages = .max
    #expect(fills(pages).count == 1_000)
  }

  @Test("an indicator keeps its shape in bounds that are not square: that of the largest centered square")
  func wideIndicator() {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.hidesWhenStopped = false
    for (size, square) in [
      (CGSize(width: 100, height: 20), CGRect(x: 40, y: 0, width: 20, height: 20)),
      (CGSize(width: 20, height: 100), CGRect(x: 0, y: 40, width: 20, height: 20)),
    ] {
      spinner.frame.size = size
      let drawn = fills(spinner).reduce(CGRect.null) { $0.union($1.rect) }
      let edges = [(drawn.minX, square.minX), (drawn.minY, square.minY), (drawn.maxX, square.maxX)]
      for (edge, expected) in edges + [(drawn.maxY, square.maxY)] { #expect(abs(edge - expected) < 1e-9, "\(size)") }
    }
  }

  @Test("a control without a size, or with the largest one, draws without a trap")
  func extremes() {
    let sizes = [CGSize.zero, CGSize(width: 1e15, height: 1e15), CGSize(width: 0.001, height: 3)]
    for size in sizes {
      for view in [UISlider(), UIStepper(), UISegmentedControl(items: ["A"]), UITextField(), UITextView(), UIButton()]
        as [UIView]
      {
        view.frame.size = size
        _ = view.displayList()
      }
    }
  }
}
