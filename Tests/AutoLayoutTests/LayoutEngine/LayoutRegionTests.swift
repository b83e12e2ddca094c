import Cassowary
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// What a region knows of its views, when views leave or change while others are asked.
@MainActor
struct LayoutRegionTests {
  /// A view whose code runs when its content size is read.
  private final class Asked: UIView {
    var action: (() -> Void)?

    override var intrinsicContentSize: CGSize {
      let action = self.action
      self.action = nil
      action?()
      return CGSize(width: 10, height: 10)
    }
  }

  @Test("a conflict that is found when a fitting size is computed is reported once")
  func fittingConflict() {
    let view = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 30), view.widthAnchor.constraint(equalToConstant: 50),
    ])
    let reports = conflictReports {
      _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    #expect(view.frame.width == 30)
  }

  @Test("a fixed size gives way to edges that are pinned to margins later")
  func pinnedToMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let view = makeView(in: root)
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 30),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    let reports = conflictReports { root.layoutIfNeeded() }
    #expect(reports.count == 1 && reports[0].contains("breaking constraint \n<NSLayoutConstraint:"))
    #expect(view.frame.minX == 10 && view.frame.width == 80)
  }

  @Test("a view that leaves while another one is asked, before it became an item, is released")
  func departedBeforeEntry() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let asked = Asked()
    asked.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(asked)
    weak var released: UIView?
    do {
      let other = makeView(in: root)
      released = other
      asked.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      asked.action = { [weak other] in other?.removeFromSuperview() }
    }
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(released == nil)
  }

  @Test("a view that is arranged later gives its fixed size up for the stack view's constraints")
  func arrangedLater() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let view = makeView(in: stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
    ])
    root.layoutIfNeeded()
    stack.addArrangedSubview(view)
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    _ = conflictReports { root.layoutIfNeeded() }
    #expect(stack.frame.width == 100 && view.frame.width == 100)
    // Not arranged anymore, it keeps its size.
    stack.removeArrangedSubview(view)
    _ = conflictReports { root.layoutIfNeeded() }
    #expect(stack.frame.width == 100 && view.frame.width >= 150)
  }

  @Test("a question about an attribute adds nothing to the region")
  func question() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (known, unknown) = (makeView(in: root), UIView(frame: CGRect(x: 7, y: 0, width: 10, height: 10)))
    root.addSubview(unknown)
    known.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(!unknown.leadingAnchor.hasAmbiguousLayout)
    #expect(unknown.leadingAnchor.constraintsAffectingLayout.count == 1, "that of its mask")
    #expect(!unknown.layoutState.isEngineItem)
  }

  @Test("the variables of a subtree with autoresizing masks leave with it")
  func variables() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func addSubtree() -> UIView {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      for view in [outer, inner] { view.autoresizingMask = [.flexibleWidth] }
      root.addSubview(outer)
      outer.addSubview(inner)
      let label = makeView(in: inner)
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      root.layoutIfNeeded()
      return outer
    }
    addSubtree().removeFromSuperview()
    root.layoutIfNeeded()
    let engine = try #require(root.layoutState.engine)
    let count = engine.region.system.state.solver.statistics.variables
    for _ in 0..<3 {
      addSubtree().removeFromSuperview()
      root.layoutIfNeeded()
    }
    #expect(engine.region.system.state.solver.statistics.variables == count)
  }

  @Test("baselines that are measured again after a change of the traits cause no conflict in between")
  func refreshedBaselines() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let labels = ["Large", "small"].map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    labels[0].font = .systemFont(ofSize: 40)
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor),
      labels[1].topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    let frames = labels.map(\.frame)
    let reports = conflictReports {
      root.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      root.semanticContentAttribute = .unspecified
      root.layoutIfNeeded()
    }
    #expect(reports.isEmpty && labels.map(\.frame) == frames)
  }
}
