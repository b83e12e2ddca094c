import DynamicType
import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// uikit-recorded.md, "Stack views"; the letter after each rule is its source there.
@MainActor
struct UIStackViewRecordedTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() { root.overrideTraits(with: UITraitCollection(displayScale: 2)) }

  private func place(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil) {
    root.addStack(stack, width: width, height: height)
    root.layoutIfNeeded()
  }

  private func lengths(_ content: [CGFloat], in length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> [CGFloat] {
    let isRow = axis == .horizontal
    let views = content.map { isRow ? ContentView($0, 20) : ContentView(20, $0) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    place(stack, width: isRow ? length : nil, height: isRow ? nil : length)
    return views.map { isRow ? $0.frame.width : $0.frame.height }
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("with equal hugging the first view stretches (R)", arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func firstStretches(axis: NSLayoutConstraint.Axis) {
    // Recorded: 213.5, 29, 41.5. The sum is 284, and the first view's own length is any smaller one.
    let recorded: [CGFloat] = [213.5, 29, 41.5]
    #expect(lengths([40, 29, 41.5], in: 284, axis) == recorded)
  }

  @Test(
    "with equal compression resistance, the first view is compressed (R)",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func firstGivesWay(axis: NSLayoutConstraint.Axis) {
    // Recorded: 18 and 94 of 120 with 8 between them.
    let isRow = axis == .horizontal
    let views = [94, 94].map { isRow ? ContentView($0, 20) : ContentView(20, $0) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = 8
    place(stack, width: isRow ? 120 : nil, height: isRow ? nil : 120)
    let found = views.map { isRow ? $0.frame.width : $0.frame.height }
    #expect(found == [18, 94])
  }

  @Test("if a title and a value do not fit in a row, the value keeps its width")
  func valueKeepsWidth() {
    let (title, value) = (label("A title that is longer than the row that it has to share with a value"), label("On"))
    place(UIStackView(arrangedSubviews: [title, value]), width: 120)
    #expect(value.frame.width == value.intrinsicContentSize.width)
    #expect(title.frame.width == 120 - value.frame.width)
  }

  @Test("the first visible view is compressed, regardless of earlier changes")
  func yieldingFollows() {
    let views = [ContentView(60, 20), ContentView(60, 20), ContentView(60, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    place(stack, width: 150)
    #expect(views.map(\.frame.width) == [30, 60, 60])
    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 90, 60])
    stack.insertArrangedSubview(views[2], at: 0)
    views[0].isHidden = false
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 60, 30])
    stack.removeArrangedSubview(views[2])
    #expect(views[2].engineContentPriorities == views[2].contentPriorities)
  }

  @Test("next to a container or a wrapping label, the first view keeps its width")
  func iconKeepsWidth() {
    let icon = ContentView(44, 44)
    let stack = UIStackView(arrangedSubviews: [
      icon, label("A text that takes several lines in 300 points of a row", lines: 0),
    ])
    place(stack, width: 300)
    #expect(icon.frame.width == 44)
    let other = ContentView(44, 44)
    let texts = UIStackView(arrangedSubviews: [
      label("A text that takes more than the 300 points of a row that it is in")
    ])
    texts.axis = .vertical
    place(UIStackView(arrangedSubviews: [other, texts]), width: 300)
    #expect(other.frame.width == 44)
  }

  @Test("the compressed view depends on contents that change")
  func yieldingFollowsContent() {
    let views = [ContentView(94, 20), ContentView(-1, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    place(stack, width: 120)
    views[1].content.width = 94
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [26, 94])
  }

  @Test("priorities take precedence over positions")
  func prioritiesFirst() {
    let views = [ContentView(60, 20), ContentView(60, 20)]
    views[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: views)
    place(stack, width: 100)
    #expect(views.map(\.frame.width) == [60, 40])
  }

  @Test("of two spacers between labels, the second is long (R)")
  func spacers() {
    let views = [ContentView(30, 20), UIView(), ContentView(40, 20), UIView(), ContentView(50, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    // 288 - 120 = 168.
    place(stack, width: 288)
    #expect(views.map(\.frame.width) == [30, 0, 40, 168, 50])
  }

  @Test("labels of several lines are equally wide (L)", arguments: [2, 3])
  func multilineLabels(count: Int) {
    let text = "A text that takes several lines in a third of the width"
    let labels = (0..<count).map { label(String(text.dropLast($0 * 3)), lines: 0) }
    let stack = UIStackView(arrangedSubviews: labels)
    place(stack, width: 300)
    // Recorded: two 150, three 100.
    #expect(labels.map(\.frame.width) == Array(repeating: 300 / CGFloat(count), count: count))
    // A view next to labels with lower resistance keeps its width, as it has since iOS 15 (useyourloaf.com, "Stack View
    // Changes In iOS 15"): 300 - 30 is left.
    for label in labels { label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal) }
    stack.addArrangedSubview(ContentView(30, 30))
    root.layoutIfNeeded()
    #expect(labels.allSatisfy { abs($0.frame.width - 270 / CGFloat(count)) < 1e-9 })
    // With one line each, the first view is compressed again.
    for label in labels { label.numberOfLines = 1 }
    root.layoutIfNeeded()
    #expect(labels[0].frame.width < (labels.map(\.frame.width).max() ?? 0))
  }

  @Test("a hidden view is in the middle of the gap, without width and aligned (R, L)")
  func hiddenViewPosition() {
    let views = [ContentView(90, 70), ContentView(90, 20), ContentView(90, 70)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 18
    views[1].isHidden = true
    place(stack)
    // 90 + 18 / 2.
    #expect(views[1].frame == CGRect(x: 99, y: 0, width: 0, height: 70))
    #expect(stack.frame.width == 198)
  }

  @Test("the height of a hidden view counts if the views fill a row (IB)")
  func hiddenHeight() {
    let (image, hidden) = (ContentView(300, 30), UIView())
    hidden.heightAnchor.constraint(equalToConstant: 130).isActive = true
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [image, hidden])
    place(stack, width: 300)
    // Recorded: a row of an image and a hidden view that is 130 high is 130 high.
    #expect(image.frame == CGRect(x: 0, y: 0, width: 300, height: 130) && hidden.frame.height == 130)
  }

  @Test("if all views are hidden, a stack view has no length, regardless of required constraints on the views (IB)")
  func allHidden() {
    let views = [ContentView(30, 20), ContentView(40, 20)]
    for view in views { view.widthAnchor.constraint(equalToConstant: 44).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    place(stack)
    #expect(stack.frame.width == 96)
    _ = conflictReports {
      for view in views { view.isHidden = true }
      root.layoutIfNeeded()
    }
    #expect(stack.frame.width == 0)
    for view in views { view.isHidden = false }
    root.layoutIfNeeded()
    #expect(stack.frame.width == 96 && views.map(\.frame.width) == [44, 44])
  }

  @Test("a constraint on a hidden view does not pull its neighbors to 0 (IB)")
  func namedHidden() {
    // Recorded: a row that is 320 wide, of an image and a hidden view whose leading edges are the same.
    let (image, hidden) = (UIView(), UIView())
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [image, hidden])
    place(stack, width: 320, height: 55.5)
    let reports = conflictReports {
      image.leadingAnchor.constraint(equalTo: hidden.leadingAnchor).isActive = true
      root.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 320, height: 55.5))
    #expect(hidden.frame == CGRect(x: 0, y: 0, width: 0, height: 55.5))
  }

  @Test(
    "against a required size, the views fill the stack view, and the application's constraint is broken (IB)",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func requiredSize(order: [Int]) {
    let views = [ContentView(60, 20), ContentView(60, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    let heights = [
      views[0].heightAnchor.constraint(equalToConstant: 20), views[1].heightAnchor.constraint(equalToConstant: 20),
      stack.heightAnchor.constraint(equalToConstant: 50),
    ]
    for index in order { heights[index].isActive = true }
    let reports = conflictReports { place(stack, width: 200) }
    #expect(!reports.isEmpty)
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(views.map(\.frame.height) == [50, 50] && views[1].frame.maxX == 200)
  }

  @Test(
    "in proportional filling, nested stack views count with their fitting size, and an empty view gets nothing (IB)")
  func proportional() {
    func column(_ heights: [CGFloat], spacing: CGFloat) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: heights.map { ContentView(10, $0) })
      stack.axis = .vertical
      stack.spacing = spacing
      return stack
    }
    // Recorded: 53 and 80.5 of 149.5 with 16 between them.
    let nested = [column([17, 28], spacing: 8), column([32, 32.5], spacing: 16)]
    let stack = UIStackView(arrangedSubviews: nested)
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = 16
    place(stack, width: 311, height: 149.5)
    #expect(nested.map(\.frame.height) == [53, 80.5])
    let empty = UIView()
    stack.setCustomSpacing(0, after: nested[1])
    stack.addArrangedSubview(empty)
    root.layoutIfNeeded()
    #expect(nested.map(\.frame.height) == [53, 80.5] && empty.frame.height == 0)
    // Recorded: an image of 389 x 210 over two empty labels fills 130, against the 70, 30 and 30 required of the three.
    let views = [ContentView(389, 210), ContentView(0, 0), ContentView(0, 0)]
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.distribution = .fillProportionally
    _ = conflictReports {
      place(column, height: 130)
      for (view, height) in zip(views, [70, 30, 30] as [CGFloat]) {
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
      root.layoutIfNeeded()
    }
    #expect(views.map(\.frame.height) == [130, 0, 0])
  }

  /// uikit-recorded.md, "Stack views": a label of 258 points beside a switch has 348 of 414 = 414 * 258 / (258 + 49), and
  /// the switch the rest.
  @Test("in proportional filling, the system's spacing counts for nothing (IB)")
  func proportionalSystemSpacing() {
    let views = [ContentView(258, 20), ContentView(49, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    stack.spacing = UIStackView.spacingUseSystem
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    place(stack, width: 414)
    #expect(views.map(\.frame.width) == [348, 58] && views[1].frame.minX == 356)
    // A spacing of 8 counts: 414 * 258 / (258 + 8 + 49) = 339.1.
    stack.spacing = 8
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [339, 67])
  }

  @Test("proportional filling follows the content of nested stack views")
  func proportionalFollows() {
    let inner = ContentView(30, 20)
    let nested = UIStackView(arrangedSubviews: [inner])
    let stack = UIStackView(arrangedSubviews: [nested, ContentView(30, 20)])
    stack.distribution = .fillProportionally
    place(stack, width: 120)
    #expect(nested.frame.width == 60)
    inner.content.width = 90
    root.layoutIfNeeded()
    #expect(nested.frame.width == 90)
    let other = ContentView(60, 20)
    nested.addArrangedSubview(other)
    root.layoutIfNeeded()
    // 150 of 180.
    #expect(nested.frame.width == 100)
    other.isHidden = true
    root.layoutIfNeeded()
    #expect(nested.frame.width == 90)
  }

  @Test("in a column that fills proportionally, text counts with its wrapped height (IB)")
  func proportionalWrapping() {
    let title = label("A title")
    title.font = .systemFont(ofSize: 18)
    let text = label("The quick brown fox jumps over the lazy dog, and the dog looks at it for a while.", lines: 0)
    text.font = .systemFont(ofSize: 14)
    let stack = UIStackView(arrangedSubviews: [title, text])
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.alignment = .center
    stack.spacing = 16
    root.overrideTraits(with: UITraitCollection(displayScale: 3))
    place(stack, width: 321)
    func heights() -> [CGFloat] { [title, text, stack].map { ($0.frame.height * 1000).rounded() / 1000 } }
    // Recorded: the text is 33.667 high, and the stack view 71.333.
    #expect(heights() == [21.667, 33.667, 71.333])
    // One line of 14 points is 17 high: 21.667 + 16 + 17.
    text.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(heights() == [21.667, 17, 54.667])
    text.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(heights() == [21.667, 33.667, 71.333])
  }

  @Test("containers in a stack view that fills proportionally are as long as what they hold (IB)")
  func proportionalContainers() {
    let boxes = [102, 175].map { width in
      let (box, content) = (UIView(), ContentView(width, 20))
      box.addSubview(content)
      content.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: box.topAnchor),
        content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      ])
      return box
    }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = .fillProportionally
    stack.spacing = 4
    place(stack)
    stack.widthAnchor.constraint(lessThanOrEqualToConstant: 362).isActive = true
    root.layoutIfNeeded()
    // Recorded: 122 + 4 + 195 = 321.
    #expect(boxes.map(\.frame.width) == [122, 195] && stack.frame.width == 321)
  }

  @Test(
    "baseline-relative spacing applies in every distribution (IB)",
    arguments: [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
  func baselineSpacing(distribution: UIStackView.Distribution) {
    let labels = [label("A"), label("B")]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.distribution = distribution
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 29
    place(stack)
    // Recorded: a spacing of 29 gives baselines 29 apart. Both lie 16.5 below the top of their label.
    #expect(labels.map(\.frame.minY) == [0, 29] && labels.map(\.frame.height) == [20.5, 20.5])
    stack.spacing = UIStackView.spacingUseSystem
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.minY) == [0, 22])
  }

  /// 22 is recorded at 17 points. That the other sizes are in proportion is inferred from a picture at 53 points.
  @Test("system spacing between baselines is 22/17 em at every category")
  func systemSpacing() {
    // dynamic-type.json, "pointSize", "body".
    let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let labels = [UIFont.TextStyle.headline, .body].map { style in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Text"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    place(stack)
    for (category, size) in zip(ContentSizeCategory.allCases, sizes) {
      root.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(category)
      root.layoutIfNeeded()
      let baselines = labels.map { $0.frame.minY + ($0.baselinesInBounds?.first ?? .nan) }
      #expect(abs(baselines[1] - baselines[0] - size * 22 / 17) <= 0.25, "\(category)")
    }
  }

  @Test("a stretched label keeps its baselines' distances from its edges (IB)")
  func stretchedBaselines() {
    let labels = [label("A"), label("B")]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    // Two heights and 22 - 4 - 16.5 = 1.5 between them: (63 - 1.5) / 2 = 30.75.
    place(stack, height: 63)
    #expect(abs(labels[0].frame.height - 30.75) <= 0.25 && abs(labels[1].frame.minY - 32.25) <= 0.25)
    #expect(labels[1].frame.maxY == 63)
  }

  @Test("a stack view has no layout margins of its own (IB)")
  func margins() {
    let stack = UIStackView(arrangedSubviews: [ContentView(30, 20)])
    #expect(stack.layoutMargins == .zero && UIStackView(coder: NSCoder()).layoutMargins == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    place(stack)
    #expect(stack.frame.size == CGSize(width: 30, height: 20))
  }
}
