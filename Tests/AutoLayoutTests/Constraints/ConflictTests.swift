import Foundation
import Testing
import ViewSupport

@testable import UIKit

/// auto-layout.md, "Priorities and the solver": "required conflict", "The conflict report".
@MainActor
struct ConflictTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns the lines of a report's list.
  private func lines(_ report: String?) -> [String] {
    (report ?? "").split(separator: "\n").filter { $0.hasPrefix("    \"") }.map { line in
      String(line.drop { $0 != "<" }.prefix { $0 != "\"" })
    }
  }

  @Test("the report matches the recorded one, byte for byte, except for addresses")
  func report() {
    final class MyView: UIView {}
    let outer = MyView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let view = makeView(in: outer)
    let height = view.heightAnchor.constraint(equalToConstant: 200)
    let top = view.topAnchor.constraint(equalTo: outer.topAnchor)
    let bottom = view.bottomAnchor.constraint(equalTo: outer.bottomAnchor)
    let fixed = outer.heightAnchor.constraint(equalToConstant: 50)
    outer.translatesAutoresizingMaskIntoConstraints = false
    let reports = conflictReports {
      NSLayoutConstraint.activate([fixed, top, bottom, height])
      root.addSubview(outer)
      root.layoutIfNeeded()
    }
    // The recorded lines, with these addresses and this module.
    let name = "UIView:\(address(view))"
    let names = "(active, names: '|':AutoLayoutTests.MyView:\(address(outer)) )"
    let lines = [
      "<NSLayoutConstraint:\(address(fixed)) AutoLayoutTests.MyView:\(address(outer)).height == 50   (active)>",
      "<NSLayoutConstraint:\(address(top)) V:|-(0)-[\(name)]   \(names)>",
      "<NSLayoutConstraint:\(address(bottom)) \(name).bottom == AutoLayoutTests.MyView:\(address(outer)).bottom   (active)>",
      "<NSLayoutConstraint:\(address(height)) \(name).height == 200   (active)>",
    ]
    #expect(reports.count == 1)
    #expect(Set(self.lines(reports.first)) == Set(lines))
    #expect(
      reports.first?.hasSuffix("\n)\n\nWill attempt to recover by breaking constraint \n\(lines[3])\n") == true)
    #expect(view.frame.height == 50)
  }

  @Test("constraints for nonnegative sizes are in no report, but those inside a hidden stack view are")
  func stack() {
    let inner = UIStackView(arrangedSubviews: [makeView(), makeView()])
    inner.axis = .vertical
    inner.spacing = 8
    inner.isHidden = true
    let stack = UIStackView(arrangedSubviews: [inner])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let reports = conflictReports { root.layoutIfNeeded() }
    // Well known from iOS: a hidden stack view has no height, and no space for its required spacing.
    #expect(reports.count == 1)
    let found = lines(reports.first)
    #expect(found.contains { $0.contains("'UISV-hiding'") } && found.contains { $0.contains("'UISV-spacing'") })
    #expect(!found.contains { $0.contains(">= 0") } && found.allSatisfy(DescriptionGrammar.accepts))
  }

  @Test("the list is minimal: without any one of them, the rest can hold")
  func minimal() {
    let views = (0..<4).map { _ in makeView(in: root) }
    var all: [NSLayoutConstraint] = []
    for (left, right) in zip(views, views.dropFirst()) {
      all.append(left.widthAnchor.constraint(equalTo: right.widthAnchor))
    }
    all += views.map { $0.heightAnchor.constraint(equalToConstant: 10) }
    all.append(views[0].widthAnchor.constraint(equalToConstant: 10))
    all.append(views[2].widthAnchor.constraint(equalToConstant: 20))
    let reports = conflictReports {
      NSLayoutConstraint.activate(all)
      root.layoutIfNeeded()
    }
    // Two widths, and the two equations between the first and the third view.
    #expect(reports.count == 1)
    let expected = [all[0], all[1], all[7], all[8]].map(\.description)
    #expect(Set(lines(reports.first)) == Set(expected))
  }

  @Test("the latest activated constraint of a minimal set is broken, the rest stays solved")
  func latest() {
    let view = makeView(in: root)
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
    )
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let reports = conflictReports {
      NSLayoutConstraint.activate([first, second, leading])
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 100 && view.frame.minX == 10)
    let name = "UIView:\(address(view))"
    let lines = [first, second].map { constraint in
      "<NSLayoutConstraint:\(address(constraint)) \(name).width == \(constraint === first ? 100 : 200)   (active)>"
    }
    let expected = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "\(lines[0])",
          "\(lines[1])"
      )

      Will attempt to recover by breaking constraint\u{20}
      \(lines[1])

      """
    #expect(reports == [expected])
    #expect(second.isActive)
  }

  // The widths 10 and 20 rule out equal ones, so one of them gives way; then equal widths rule out unequal ones.
  @Test("a size is fitted with the constraints of subviews that were activated before the view's own")
  func fittingOrder() {
    let card = makeView(in: root)
    let (left, right) = (makeView(in: card), makeView(in: card))
    let width = right.widthAnchor.constraint(equalToConstant: 20)
    let unequal = right.widthAnchor.constraint(equalTo: left.widthAnchor, constant: 10)
    let reports = conflictReports {
      NSLayoutConstraint.activate([
        left.widthAnchor.constraint(equalToConstant: 10), width,
        left.widthAnchor.constraint(equalTo: right.widthAnchor), unequal,
        left.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      ])
      #expect(card.systemLayoutSizeFitting(.zero).width == 20)
    }
    #expect(reports.count == 2)
    for (report, broken) in zip(reports, [width, unequal]) {
      #expect(report.contains("breaking constraint \n<NSLayoutConstraint:\(address(broken)) "))
    }
  }

  @Test("of equal rows with a contradiction, each loses the same constraint, in whatever order they were activated")
  func equalRows() {
    func row(_ order: [Int]) -> (view: UIView, height: NSLayoutConstraint) {
      let row = makeView(in: root)
      let button = makeView(in: row)
      let constraints = [
        row.heightAnchor.constraint(equalToConstant: 44),
        button.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
        row.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 8),
        button.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1),
      ]
      NSLayoutConstraint.activate(order.map { constraints[$0] })
      return (row, constraints[0])
    }
    var rows: [(view: UIView, height: NSLayoutConstraint)] = []
    let reports = conflictReports {
      rows = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1]].map(row)
      root.layoutIfNeeded()
    }
    // A button of 30 and distances of 8, in a row of 44.
    #expect(rows.map(\.view.frame.height) == [46, 46, 46, 46])
    #expect(
      rows.allSatisfy { row in
        reports.contains { $0.contains("breaking constraint \n<NSLayoutConstraint:\(address(row.height)) ") }
      })
  }

  @Test("a broken constraint holds again when one of its set is removed")
  func mends() {
    let view = makeView(in: root)
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
    )
    let reports = conflictReports {
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      first.isActive = false
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 200 && reports.count == 1)
  }

  @Test("a conflict with a frame names its mask and breaks the application's constraint")
  func mask() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 70)
    let reports = conflictReports {
      width.isActive = true
      root.layoutIfNeeded()
    }
    #expect(child.frame.width == 50)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints") == true)
    let line = " h=--& v=--& UIView:\(address(child)).width == 50   (active)>"
    #expect(
      lines(reports.first).contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:0x") && $0.hasSuffix(line) })
    #expect(lines(reports.first).allSatisfy(DescriptionGrammar.accepts))
    child.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(child.frame.width == 70)
  }

  @Test("constants that change together cause no conflict in between")
  func changesTogether() {
    let (a, b) = (makeView(in: root), makeView(in: root))
    let (first, second) = (
      a.widthAnchor.constraint(equalToConstant: 100), b.widthAnchor.constraint(equalToConstant: 100)
    )
    let reports = conflictReports {
      NSLayoutConstraint.activate([first, second, a.widthAnchor.constraint(equalTo: b.widthAnchor)])
      root.layoutIfNeeded()
      first.constant = 150
      second.constant = 150
      root.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(a.frame.width == 150 && b.frame.width == 150)
  }

  @Test("a contradictory constant breaks a constraint, and a consistent one restores it")
  func constants() {
    let view = makeView(in: root)
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 100)
    )
    let reports = conflictReports {
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      first.constant = 120
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1 && view.frame.width == 120)
    second.constant = 120
    root.layoutIfNeeded()
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }
}
