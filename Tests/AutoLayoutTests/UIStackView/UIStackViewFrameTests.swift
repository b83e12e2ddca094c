import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// The frames of arranged views, with the calculations in comments.
@MainActor
struct UIStackViewFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  /// Adds a stack view at the root's upper-left corner, with a given size or that of its content.
  private func lay(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil) -> [CGRect] {
    let reports = conflictReports {
      if stack.superview !== root {
        root.addStack(stack, width: width, height: height)
      }
      root.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    return stack.arrangedSubviews.map(\.frame)
  }

  private func makeRow(_ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0) -> UIStackView {
    let views = [ContentView(30, 20), ContentView(40, 10), ContentView(50, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = distribution
    stack.spacing = spacing
    return stack
  }

  private func expect(
    _ frames: [CGRect], xs: [CGFloat], widths: [CGFloat], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(zip(frames, xs).allSatisfy { abs($0.minX - $1) < 1e-9 }, "\(frames)", sourceLocation: location)
    #expect(zip(frames, widths).allSatisfy { abs($0.width - $1) < 1e-9 }, "\(frames)", sourceLocation: location)
  }

  @Test("a row has the width of its content and spacing, and the height of the tallest view, which all fill")
  func fill() {
    let stack = makeRow(spacing: 8)
    // 30 + 8 + 40 + 8 + 50 = 136.
    expect(lay(stack), xs: [0, 38, 86], widths: [30, 40, 50])
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 136, height: 30))
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 30 })
  }

  @Test(
    "if a row fills a width, the view with the lowest hugging grows, and the one with the lowest resistance shrinks")
  func fillByPriorities() {
    let wide = makeRow(spacing: 8)
    wide.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    // 236 - 136 = 100 more for the second.
    expect(lay(wide, width: 236), xs: [0, 38, 186], widths: [30, 140, 50])
    let narrow = makeRow(spacing: 8)
    narrow.arrangedSubviews[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    // 136 - 100 = 36 less for the third.
    expect(lay(narrow, width: 100), xs: [0, 38, 86], widths: [30, 40, 14])
  }

  @Test("views that fill equally have the same width")
  func fillEqually() {
    // (300 - 2 * 6) / 3 = 96.
    expect(lay(makeRow(.fillEqually, spacing: 6), width: 300), xs: [0, 102, 204], widths: [96, 96, 96])
    // Without a width, the widest view determines it.
    expect(lay(makeRow(.fillEqually, spacing: 6)), xs: [0, 56, 112], widths: [50, 50, 50])
  }

  @Test("views that fill proportionally share the width by their own; the remainder after spacing goes to the last")
  func fillProportionally() {
    // 240 = 2 * (30 + 40 + 50).
    expect(lay(makeRow(.fillProportionally), width: 240), xs: [0, 60, 140], widths: [60, 80, 100])
    // 240 / 130 of 30 and of 40, and 240 - 10 less those: the third constraint has the lowest priority.
    let (first, second): (CGFloat, CGFloat) = (240.0 * 30 / 130, 240.0 * 40 / 130)
    let frames = lay(makeRow(.fillProportionally, spacing: 5), width: 240)
    // Edges are on thirds of a point.
    #expect(abs(frames[0].width - first) <= 0.5 && abs(frames[1].width - second) <= 0.5 && frames[2].maxX == 240)
  }

  @Test("proportions follow the content")
  func proportionsFollow() {
    let stack = makeRow(.fillProportionally)
    expect(lay(stack, width: 240), xs: [0, 60, 140], widths: [60, 80, 100])
    (stack.arrangedSubviews[0] as? ContentView)?.content.width = 150
    // 150 + 40 + 50 = 240.
    expect(lay(stack), xs: [0, 150, 190], widths: [150, 40, 50])
  }

  @Test("equal spacing keeps the widths and makes the gaps equal")
  func equalSpacing() {
    // (200 - 120) / 2 = 40.
    expect(lay(makeRow(.equalSpacing), width: 200), xs: [0, 70, 150], widths: [30, 40, 50])
    // Without a width the gaps are the spacing.
    let stack = makeRow(.equalSpacing, spacing: 7)
    expect(lay(stack), xs: [0, 37, 84], widths: [30, 40, 50])
    #expect(stack.frame.width == 134)
  }

  @Test("equal centering keeps the widths and spaces the centers equally, if that preserves the spacing")
  func equalCentering() {
    // Centers at 15, 95, and 175.
    expect(lay(makeRow(.equalCentering), width: 200), xs: [0, 75, 150], widths: [30, 40, 50])
    // With the spacing of 40, there is no space left: 30 + 40 + 40 + 40 + 50 = 200.
    expect(lay(makeRow(.equalCentering, spacing: 40), width: 200), xs: [0, 70, 150], widths: [30, 40, 50])
  }

  @Test(
    "across the axis, views keep their heights, and are aligned",
    arguments: [(.top, [0, 0, 0]), (.center, [5, 10, 0]), (.bottom, [10, 20, 0])]
      as [(UIStackView.Alignment, [CGFloat])])
  func alignments(_ alignment: UIStackView.Alignment, _ tops: [CGFloat]) {
    let stack = makeRow()
    stack.alignment = alignment
    let frames = lay(stack)
    #expect(frames.map(\.minY) == tops && frames.map(\.height) == [20, 10, 30])
    #expect(stack.frame.height == 30)
  }

  @Test("in a taller stack view, the views keep their heights and are at the stronger side")
  func tallStack() {
    let tops: [(UIStackView.Alignment, [CGFloat])] = [
      (.top, [0, 0, 0]), (.center, [40, 45, 35]), (.bottom, [80, 90, 70]),
    ]
    for (alignment, expected) in tops {
      let stack = makeRow()
      stack.alignment = alignment
      let frames = lay(stack, height: 100)
      #expect(frames.map(\.minY) == expected && frames.map(\.height) == [20, 10, 30])
    }
  }

  private func label(_ size: CGFloat, _ text: String = "x") -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
  }

  @Test(
    "baselines are aligned, and if the first view is the tallest, the others are within its height",
    arguments: [true, false])
  func baselines(isFirst: Bool) {
    let stack = UIStackView(arrangedSubviews: [label(34), label(17)])
    stack.alignment = isFirst ? .firstBaseline : .lastBaseline
    let frames = lay(stack)
    // System font at 3x. 17: 61 px high, baseline at (61 - 60.861) / 2 + 48.560 = 48.63, so 49 px. 34: 122 px high,
    // baseline at (122 - 121.723) / 2 + 97.119 = 97.26, so 97 px. The first lies 97 - 49 = 48 px lower.
    #expect(abs(frames[1].minY - 16) < 1e-9 && frames[0].minY == 0)
    #expect(abs(stack.frame.height - 122.0 / 3) < 1e-9)
  }

  // uikit-recorded.md, "Stack views": label + button are 25.5 high, the label at 0 and the button at -4.5 (IB). Here
  // with the labels of the test above.
  @Test("the top of a row aligned by first baselines is that of its first view, and the bottom that of the lowest")
  func shorterFirst() {
    let first = UIStackView(arrangedSubviews: [label(17), label(34)])
    first.alignment = .firstBaseline
    // The second begins 48 px above the first, and ends at 122 - 48 = 74 px.
    #expect(lay(first).map(\.minY) == [0, -16])
    #expect(abs(first.frame.height - 74.0 / 3) < 1e-9)
    let last = UIStackView(arrangedSubviews: [label(17), label(34)])
    last.alignment = .lastBaseline
    // The mirror image: the first ends at 48 + 61 = 109 px.
    #expect(lay(last).map(\.minY) == [16, 0])
    #expect(abs(last.frame.height - 109.0 / 3) < 1e-9)
  }

  // uikit-recorded.md, "Stack views", re-implementation with 456 cases.
  @Test("in a taller row, first baselines are at the bottom, and last baselines at the top")
  func tallBaselines() {
    let first = UIStackView(arrangedSubviews: [label(17), label(34)])
    first.alignment = .firstBaseline
    let frames = lay(first, height: 100)
    // 300 - 122 = 178 px, and 48 px lower.
    #expect(abs(frames[1].minY - 178.0 / 3) < 1e-9 && abs(frames[0].minY - 226.0 / 3) < 1e-9)
    let last = UIStackView(arrangedSubviews: [label(17), label(34)])
    last.alignment = .lastBaseline
    #expect(lay(last, height: 100).map(\.minY) == [16, 0])
  }

  @Test("a column is a rotated row")
  func column() {
    let stack = makeRow(spacing: 8)
    stack.axis = .vertical
    let frames = lay(stack)
    #expect(frames.map(\.minY) == [0, 28, 46] && frames.map(\.height) == [20, 10, 30])
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 50 })
    #expect(stack.frame.size == CGSize(width: 50, height: 76))
    stack.alignment = .trailing
    #expect(lay(stack).map(\.minX) == [20, 10, 0])
  }

  @Test("margins surround the views")
  func margins() {
    let stack = makeRow()
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(lay(stack), xs: [2, 32, 72], widths: [30, 40, 50])
    #expect(stack.frame.size == CGSize(width: 126, height: 34))
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    expect(lay(stack), xs: [10, 40, 80], widths: [30, 40, 50])
  }

  @Test("a right-to-left row starts at the right")
  func rightToLeft() {
    let stack = makeRow(spacing: 8)
    stack.semanticContentAttribute = .forceRightToLeft
    // 136 wide: 106, then 106 - 8 - 40 = 58, then 0.
    expect(lay(stack), xs: [106, 58, 0], widths: [30, 40, 50])
  }

  @Test("a hidden view takes no space, and neither does its spacing")
  func hidden() {
    let stack = makeRow(spacing: 8)
    let views = stack.arrangedSubviews
    _ = lay(stack)
    views[1].isHidden = true
    let frames = lay(stack)
    #expect(frames[0].minX == 0 && frames[2].minX == 38 && frames[1].width == 0 && stack.frame.width == 88)
    views[0].isHidden = true
    #expect(lay(stack)[2].minX == 0 && stack.frame.width == 50)
    views[2].isHidden = true
    _ = lay(stack)
    #expect(stack.frame.width == 0)
    for view in views { view.isHidden = false }
    expect(lay(stack), xs: [0, 38, 86], widths: [30, 40, 50])
  }

  @Test("a custom spacing applies after its view")
  func customSpacing() {
    let stack = makeRow(spacing: 8)
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    expect(lay(stack), xs: [0, 50, 98], widths: [30, 40, 50])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    stack.spacing = 1
    // The system's is 8.
    expect(lay(stack), xs: [0, 50, 98], widths: [30, 40, 50])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    expect(lay(stack), xs: [0, 31, 79], widths: [30, 40, 50])
  }

  @Test("baseline-relative spacing is from the last baseline to the first one of the next view")
  func baselineRelative() {
    let stack = UIStackView(arrangedSubviews: [label(17), label(17)])
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    // Both baselines lie equally deep, so the tops are 30 apart.
    #expect(lay(stack).map(\.minY) == [0, 30])
    stack.spacing = UIStackView.spacingUseSystem
    // uikit-recorded.md, "Stack views": the spacing between baselines of 17 points is 22.
    #expect(lay(stack)[1].minY == 22)
  }

  @Test("nested stack views have the sizes of their sums")
  func nested() {
    let icon = ContentView(24, 24)
    let texts = UIStackView(arrangedSubviews: [ContentView(100, 20), ContentView(80, 16)])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [icon, texts])
    row.spacing = 8
    row.alignment = .center
    let outer = UIStackView(arrangedSubviews: [row, ContentView(10, 12)])
    outer.axis = .vertical
    outer.spacing = 6
    _ = lay(outer)
    // The texts are 20 + 4 + 16 = 40 high, and the icon is centered: (40 - 24) / 2 = 8. 24 + 8 + 100 = 132 wide.
    #expect(icon.frame == CGRect(x: 0, y: 8, width: 24, height: 24))
    #expect(texts.frame == CGRect(x: 32, y: 0, width: 100, height: 40))
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 132, height: 58))
    #expect(outer.arrangedSubviews[1].frame == CGRect(x: 0, y: 46, width: 132, height: 12))
  }

  @Test("a stack view is sized by its content")
  func fitting() {
    let stack = makeRow(spacing: 8)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 136, height: 30))
    stack.arrangedSubviews[2].isHidden = true
    // The height of the hidden view counts, 30 (uikit-recorded.md, "Stack views").
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 78, height: 30))
  }

  @Test("long text in a column wraps at the stack view's width")
  func wraps() {
    let box = TextBox(characters: 25)
    let stack = UIStackView(arrangedSubviews: [box, ContentView(10, 10)])
    stack.axis = .vertical
    // 10 characters to the line of 100: three lines of 20.
    let frames = lay(stack, width: 100)
    #expect(frames[0].height == 60 && frames[1].minY == 60 && stack.frame.height == 70)
  }
}
