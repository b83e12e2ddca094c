import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

@MainActor
struct UIStackViewTests {
  @Test("a new stack view is a filling row without spacing; the raw values are Apple's")
  func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty && stack.translatesAutoresizingMaskIntoConstraints)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    // FLT_MAX and FLT_MIN.
    #expect(UIStackView.spacingUseDefault == 3.4028234663852886e38)
    #expect(UIStackView.spacingUseSystem == 1.1754943508222875e-38)
    #expect(UIStackView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    #expect(UIStackView(coder: NSCoder()).arrangedSubviews.isEmpty)
  }

  @Test("arranged views are subviews in an order of their own")
  func order() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b] && stack.subviews == [a, b, c])
    stack.insertArrangedSubview(c, at: 2)
    #expect(stack.arrangedSubviews == [a, b, c] && stack.subviews == [a, b, c])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c, a] && stack.subviews == [a, b, c])
    stack.sendSubviewToBack(c)
    #expect(stack.arrangedSubviews == [b, c, a])
    let plain = UIView()
    stack.addSubview(plain)
    #expect(stack.arrangedSubviews == [b, c, a] && plain.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(plain, at: 3)
    #expect(stack.arrangedSubviews == [b, c, a, plain] && stack.subviews == [c, a, b, plain])
  }

  /// uikit-recorded.md, "Stack views", R: with equal compression, the first view gives way.
  @Test("the first view gives way to others that have a length along the axis, with or without one across it")
  func givingWay() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for across in [UIView.noIntrinsicMetric, 30] {
        let isRow = axis == .horizontal
        let views = (0..<2).map { _ in isRow ? ContentView(30, across) : ContentView(across, 30) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.frame = CGRect(x: 0, y: 0, width: isRow ? 40 : 100, height: isRow ? 100 : 40)
        stack.layoutIfNeeded()
        let lengths = views.map { isRow ? $0.frame.width : $0.frame.height }
        #expect(lengths == [10, 30])
      }
    }
  }

  @Test("a view that is no longer arranged stays a subview; one that leaves is no longer arranged")
  func removal() {
    let (a, b, c) = (ContentView(10, 10), ContentView(20, 10), ContentView(30, 10))
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.setCustomSpacing(5, after: a)
    stack.updateConstraintsIfNeeded()
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c] && a.superview === stack)
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    stack.updateConstraintsIfNeeded()
    #expect(!stack.constraints.contains { $0.firstItem === a || $0.secondItem === a })
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c] && b.superview == nil)
    let other = UIStackView()
    other.addArrangedSubview(c)
    #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [c])
    stack.removeArrangedSubview(c)
    #expect(other.arrangedSubviews == [c])
    // Hiding a view that is no longer arranged has no effect.
    stack.updateConstraintsIfNeeded()
    b.isHidden = true
    a.isHidden = true
    #expect(!stack.needsUpdateConstraints())
  }

  @Test("a view that is removed and returns before the next layout is arranged as before")
  func comesBack() {
    let (a, b) = (ContentView(10, 10), ContentView(20, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    stack.layoutIfNeeded()
    let before = stack.constraints.count
    b.removeFromSuperview()
    stack.addArrangedSubview(b)
    stack.layoutIfNeeded()
    #expect(stack.constraints.count == before && b.frame.minX == 10)
  }

  @Test("setting the same value does nothing")
  func sameValues() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.setCustomSpacing(3, after: view)
    stack.updateConstraintsIfNeeded()
    stack.axis = .horizontal
    stack.distribution = .fill
    stack.alignment = .fill
    stack.spacing = 0
    stack.isBaselineRelativeArrangement = false
    stack.isLayoutMarginsRelativeArrangement = false
    stack.setCustomSpacing(3, after: view)
    stack.setCustomSpacing(3, after: UIView())
    view.isHidden = false
    #expect(!stack.needsUpdateConstraints())
    stack.spacing = 1
    #expect(stack.needsUpdateConstraints())
  }

  @Test("a new spacing changes only the constants of constraints; a new view does not change those of the others")
  func minimalChanges() {
    let stack = UIStackView(arrangedSubviews: [ContentView(1, 1), ContentView(1, 1)])
    stack.updateConstraintsIfNeeded()
    let before = stack.constraints
    stack.spacing = 9
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
    #expect(stack.constraints.first { $0.identifier == "UISV-spacing" }?.constant == 9)
    stack.insertArrangedSubview(ContentView(1, 1), at: 2)
    stack.updateConstraintsIfNeeded()
    let kept = before.filter(\.isActive)
    // Of seven, only the connection of the end was removed: the new view has it.
    #expect(before.count == 7 && kept.count == 6)
    #expect(stack.constraints.prefix(6).map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
  }

  @Test("the caller's constraints are preserved next to the stack view's own")
  func ownConstraints() {
    let view = ContentView(10, 10)
    let stack = UIStackView(arrangedSubviews: [view])
    let height = stack.heightAnchor.constraint(equalToConstant: 44)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([height, width])
    stack.updateConstraintsIfNeeded()
    stack.axis = .vertical
    stack.updateConstraintsIfNeeded()
    #expect(height.isActive && stack.constraints.contains { $0 === height })
    // The stack view also holds the constraints for a single view, so that a view holds only its owner's.
    view.isHidden = true
    stack.alignment = .center
    stack.updateConstraintsIfNeeded()
    #expect(view.constraints == [width])
  }

  @Test("a row's baselines are those of the tallest view, a column's those of its first and last visible ones")
  func baselineViews() {
    let (a, b, c) = (ContentView(1, 10), ContentView(1, 30), ContentView(1, 20))
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    #expect(stack.forFirstBaselineLayout === b && stack.forLastBaselineLayout === b)
    b.isHidden = true
    #expect(stack.forFirstBaselineLayout === c)
    stack.axis = .vertical
    b.isHidden = false
    #expect(stack.forFirstBaselineLayout === a && stack.forLastBaselineLayout === c)
    a.isHidden = true
    #expect(stack.forFirstBaselineLayout === b)
    let outer = UIStackView(arrangedSubviews: [stack])
    #expect(outer.forFirstBaselineLayout === b && outer.forLastBaselineLayout === c)
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }

  @Test("a constraint on a stack view's baseline follows when another view provides it")
  func baselineFollows() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (a, b) = (TextBox(characters: 3), TextBox(characters: 3))
    let inner = UIStackView(arrangedSubviews: [a, b])
    inner.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [inner])
    stack.axis = .vertical
    root.addSubview(stack, at: [.leading: 0, .top: 0])
    let mark = makeView(in: root)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: stack.lastBaselineAnchor), mark.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    // Lines of 20 with their baseline at 15.
    #expect(mark.frame.minY == 35)
    b.isHidden = true
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 15)
  }

  @Test("a subclass can be created with every initializer")
  func subclass() {
    final class Bar: UIStackView {
      var made = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        made += 1
      }
      // Not failable, as Apple declares it.
      required init(coder: NSCoder) { super.init(coder: coder) }
      override func updateConstraints() {
        made += 10
        super.updateConstraints()
      }
    }
    let bar = Bar(arrangedSubviews: [UIView()])
    bar.updateConstraintsIfNeeded()
    #expect(bar.made == 11 && bar.constraints.count == 4)
  }

  @Test("stack views are released with their arranged views")
  func freed() {
    weak var stack: UIStackView?
    weak var view: UIView?
    do {
      let made = UIStackView(arrangedSubviews: [ContentView(1, 1), ContentView(2, 2)])
      made.distribution = .equalSpacing
      made.alignment = .center
      made.layoutIfNeeded()
      (stack, view) = (made, made.arrangedSubviews.first)
    }
    #expect(stack == nil && view == nil)
  }

  @Test("an index out of range of the arranged views traps")
  func index() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
  }
}
