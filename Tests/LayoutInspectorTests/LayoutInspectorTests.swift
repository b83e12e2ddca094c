import Foundation
import LayoutInspector
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct LayoutInspectorTests {
  /// A cell with two labels and a button, which grows with its text.
  private final class GoodCell: UITableViewCell {
    let title = UILabel()
    let more = UIButton(type: .system)

    init(_ text: String = "A title") {
      super.init(style: .default, reuseIdentifier: nil)
      title.text = text
      title.numberOfLines = 0
      title.font = .preferredFont(forTextStyle: .body)
      more.setTitle("More", for: .normal)
      for view in [title, more] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let margins = contentView.layoutMarginsGuide
      more.setContentCompressionResistancePriority(.required, for: .horizontal)
      // With equal priorities, either view could be wider than its content.
      more.setContentHuggingPriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        title.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        more.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        more.topAnchor.constraint(equalTo: margins.topAnchor),
        more.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        more.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        more.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        more.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func kinds(_ problems: [LayoutProblem]) -> Set<LayoutProblem.Kind> { Set(problems.map(\.kind)) }

  /// Source: uikit-recorded.md, "Cell margins", IB.
  @Test(
    "a cell has the margins of a screen as wide as the environment, even if the main screen is wider",
    arguments: [(375, 16), (393, 20)] as [(CGFloat, CGFloat)])
  func cellMargins(width: CGFloat, margin: CGFloat) {
    let bounds = UIScreen.main.bounds
    defer { UIScreen.main.bounds = bounds }
    UIScreen.main.bounds.size.width = 430
    var cells: [GoodCell] = []
    let inspector = LayoutInspector {
      cells.append(GoodCell())
      return cells[cells.count - 1]
    }
    _ = inspector.problems(in: [LayoutEnvironment(width: width)])
    #expect(cells.map(\.title.frame.minX) == [margin])
  }

  @Test("a well-made cell has no problems in 96 environments")
  func noProblems() {
    let inspector = LayoutInspector { GoodCell("A title that needs several lines at most sizes") }
    #expect(throws: Never.self) { try inspector.verify() }
    #expect(LayoutEnvironment.all().count == 96)
  }

  @Test("a verification names each view once, with the first layout and the number of layouts that have the problem")
  func verification() throws {
    let inspector = LayoutInspector {
      let view = UIView()
      view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40)))
      return view
    }
    // The button has the same size in all layouts: 4 widths, 12 text sizes, and 2 directions make 96.
    let problems = try #require(throws: LayoutProblems.self) {
      try inspector.verify(in: LayoutEnvironment.all(height: 100))
    }
    #expect(problems.problems.count == 96 && problems.environmentCount == 96)
    let found = "UIView.UIButton[0]: is 60 by 40 points, smaller than 44 by 44"
    #expect(problems.description == "\(found) (in 96 of 96 layouts, first at 320 points, XS)")
    let one = [LayoutEnvironment(width: 320, height: 100)]
    let only = try #require(throws: LayoutProblems.self) { try inspector.verify(in: one) }
    #expect(only.description == "\(found) (320 points, L)")
    #expect(throws: Never.self) { try inspector.verify(.cutOffText, in: one) }
  }

  /// uikit-recorded.md, "Versions of iOS".
  @Test("a view is laid out in each environment's version of iOS")
  func versions() {
    let inspector = LayoutInspector {
      let (view, toggle) = (UIView(), UISwitch())
      toggle.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(toggle)
      toggle.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      toggle.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      toggle.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      return view
    }
    let environments = LayoutEnvironment.all(
      widths: [375], categories: [.large], directions: [.leftToRight], systemVersions: [.iOS18, .iOS26])
    #expect(environments.map { inspector.report(in: $0).root.frame.height } == [31, 28])
    #expect(environments.map(\.description) == ["375 points, L", "375 points, L, iOS 26"])
    #expect(LayoutEnvironment().systemVersion == .iOS18 && SystemVersion.current == .iOS18)
  }

  /// uikit-recorded.md, "Sizes and alignment insets": a button of 120 points with 35 letters stays 30 high.
  @Test("the title of a button that doesn't grow with its lines is truncated")
  func wrappedTitle() throws {
    let problems = LayoutInspector {
      let (view, button) = (UIView(), UIButton(type: .system))
      button.setTitle("A title that is longer than a line.", for: .normal)
      button.titleLabel?.numberOfLines = 0
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: view.topAnchor), button.widthAnchor.constraint(equalToConstant: 120),
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        button.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return view
    }.problems(in: [LayoutEnvironment()])
    let found = try #require(problems.first { $0.kind == .truncatedText })
    #expect(found.message == "\"A title that is longer than a line.\" is truncated")
  }

  @Test("text that is truncated at some sizes is found at those sizes only")
  func truncation() throws {
    let inspector = LayoutInspector {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "About forty characters of text on a line"
      return label
    }
    let problems = inspector.problems(in: LayoutEnvironment.all(widths: [375], directions: [.leftToRight]))
    #expect(kinds(problems) == [.truncatedText])
    let sizes = Set(problems.map(\.environment.category))
    #expect(!sizes.contains(.extraSmall))
    #expect(sizes.contains(.accessibilityExtraExtraExtraLarge))
    #expect(
      try #require(problems.first).description.contains(
        "UILabel: \"About forty characters of text on a line\" is truncated"))
  }

  @Test("text in a label that is too low is cut off by the missing height")
  func clipping() throws {
    let inspector = LayoutInspector {
      let view = UIView()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
      label.text = "Low"
      view.addSubview(label)
      view.bounds.size.height = 50
      return view
    }
    let problems = inspector.problems(in: [LayoutEnvironment(height: 50)])
    #expect(kinds(problems).contains(.clippedText))
    // A line of 17 points is 20.29 points high.
    #expect(problems.contains { $0.message.contains("cut off by 10.3 points") })
  }

  @Test("labels overlap if their glyphs do, not if only their frames do", arguments: [("aaa", 0), ("gÅ", 1)])
  func ink(text: String, count: Int) {
    let inspector = LayoutInspector {
      let view = UIView()
      // Lines of 17 points are 20 points high. Between two baselines are 14 points: room for letters as high as an x
      // (9), but not for a ring on a capital (16) below a descender (4).
      for y in [0.0, 14] {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
        label.text = text
        view.addSubview(label)
      }
      return view
    }
    #expect(inspector.problems(in: [LayoutEnvironment(height: 100)]).filter { $0.kind == .overlap }.count == count)
  }

  @Test("overlaps, small targets, views outside their superview, ambiguity, and conflicts are found")
  func others() {
    let inspector = LayoutInspector {
      let view = UIView()
      let first = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      first.text = "First text"
      let second = UILabel(frame: CGRect(x: 20, y: 5, width: 100, height: 30))
      second.text = "Second text"
      let button = UIButton(frame: CGRect(x: 200, y: 0, width: 30, height: 44))
      let outside = UIButton(frame: CGRect(x: 350, y: 0, width: 60, height: 44))
      for subview in [first, second, button, outside] { view.addSubview(subview) }
      let loose = UIView()
      loose.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(loose)
      loose.widthAnchor.constraint(equalToConstant: 20).isActive = true
      let torn = UIView()
      torn.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(torn)
      torn.widthAnchor.constraint(equalToConstant: 20).isActive = true
      torn.widthAnchor.constraint(equalToConstant: 30).isActive = true
      return view
    }
    let problems = inspector.problems(in: [LayoutEnvironment(height: 100)])
    #expect(
      kinds(problems).isSuperset(of: [
        .overlap, .smallTouchTarget, .outsideSuperview, .ambiguousLayout, .conflictingConstraints,
      ]))
    #expect(problems.filter { $0.kind == .overlap }.count == 1)
    #expect(problems.filter { $0.kind == .smallTouchTarget }.count == 1)
    #expect(problems.contains { $0.kind == .smallTouchTarget && $0.message.contains("30 by 44") })
    #expect(problems.contains { $0.kind == .outsideSuperview && $0.message.contains("35 points") })
    #expect(
      problems.filter { $0.kind == .conflictingConstraints }.allSatisfy { $0.message.contains("NSLayoutConstraint") })
  }

  @Test("a control that enlarges its touch area is large enough")
  func touchArea() {
    final class Large: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let inspector = LayoutInspector {
      let view = UIView()
      view.addSubview(Large(frame: CGRect(x: 20, y: 20, width: 30, height: 30)))
      return view
    }
    #expect(inspector.problems(in: [LayoutEnvironment(height: 100)]).isEmpty)
  }

  @Test("a report has frames, baselines, names of properties, and the constraints behind a frame")
  func report() throws {
    let report = LayoutInspector { GoodCell() }.report()
    func find(_ name: String, in view: ViewReport) -> ViewReport? {
      view.name == name ? view : view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }
    let title = try #require(find("GoodCell.title", in: report.root))
    #expect(title.text == "A title")
    // Margins of a table cell's content are 16 points at the side.
    #expect(title.frame.minX == 16)
    let baselines = try #require(title.baselines)
    #expect(baselines.first == baselines.last)
    #expect(title.constraints.horizontal.count >= 2)
    #expect(title.constraints.vertical.contains { $0.contains("top") })
    #expect(!title.isAmbiguous)
    #expect(report.root.className == "GoodCell")
    #expect(!report.drawing.isEmpty)
    let data = try JSONEncoder().encode(report.root)
    #expect(try JSONDecoder().decode(ViewReport.self, from: data) == report.root)
  }

  /// A line of the system font at 17 points is 20.287109375 points high (uikit.md, "Fonts").
  @Test("a report has the baseline of each line of labels and text views, in order")
  func lineBaselines() throws {
    let inspector = LayoutInspector {
      let (label, text) = (UILabel(), UITextView())
      for view in [label, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      label.font = .systemFont(ofSize: 17)
      label.text = "one\ntwo\nthree\nfour"
      label.numberOfLines = 0
      text.font = label.font
      text.text = label.text
      text.isScrollEnabled = false
      let stack = UIStackView(arrangedSubviews: [label, text])
      stack.axis = .vertical
      return stack
    }
    let views = inspector.report().root.subviews
    try #require(views.count == 2)
    for view in views {
      let baselines = try #require(view.baselines)
      let all = [baselines.first] + baselines.inner + [baselines.last]
      try #require(all.count == 4)
      // The last one is rounded to a pixel, and the others follow from it, or from the top in a text view.
      for (upper, lower) in zip(all, all.dropFirst()) { #expect(abs(lower - upper - 20.287_109_375) < 0.5) }
      #expect(abs(baselines.inner[1] - baselines.inner[0] - 20.287_109_375) < 1e-9)
    }
  }

  @Test("reports without the baselines of inner lines, as earlier versions wrote them, can be read")
  func earlierReports() throws {
    let data = Data(#"{"first": 12.5, "last": 40}"#.utf8)
    let baselines = try JSONDecoder().decode(ViewReport.Baselines.self, from: data)
    #expect(baselines.first == 12.5 && baselines.last == 40 && baselines.inner.isEmpty)
    // Without others, they are written the same way.
    #expect(!String(decoding: try JSONEncoder().encode(baselines), as: UTF8.self).contains("inner"))
  }

  @Test("a layout right to left is mirrored, and the process's traits are restored")
  func environments() throws {
    let before = UITraitCollection.current
    let inspector = LayoutInspector { GoodCell() }
    let report = inspector.report(
      in: LayoutEnvironment(width: 320, category: .accessibilityLarge, direction: .rightToLeft, style: .dark))
    #expect(UITraitCollection.current == before)
    let content = try #require(report.root.subviews.first { !$0.subviews.isEmpty })
    let title = try #require(content.subviews.first { $0.name == "GoodCell.title" })
    #expect(abs(title.frame.maxX - (320 - 16)) < 1e-9)
    #expect(report.environment.description == "320 points, AX2, right to left, dark")
  }

  @Test("a view controller is laid out in a window")
  func controllers() {
    final class Controller: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Centered"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      }
    }
    let report = LayoutInspector(controller: { Controller() }).report(in: LayoutEnvironment(width: 390, height: 844))
    #expect(report.root.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(report.problems.isEmpty)
  }
}
