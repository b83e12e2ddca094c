import Foundation
import Testing

@testable import UIViews

/// auto-layout.md, "The conflict report" and "required conflict".
@MainActor
struct ConflictTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
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

  @Test("a broken constraint holds again when one of its set goes")
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
    let line = "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:\(address(child)).width == 50   (active)>"
    #expect(reports.first?.contains(line) == true)
    child.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(child.frame.width == 70)
  }

  @Test("constants that change together are no conflict on the way")
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

  @Test("a constant that contradicts breaks a constraint, one that agrees again mends it")
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

/// auto-layout.md, "Description grammar".
@MainActor
struct ConstraintDescriptionTests {
  private func text(_ constraint: NSLayoutConstraint) -> String {
    var text = constraint.description
    for item in constraint.participants {
      let view = (item as? UIView)?.accessibilityIdentifier ?? ""
      text = text.replacingOccurrences(of: item.layoutName, with: view)
    }
    return String(text.drop { $0 != " " }.dropFirst().dropLast())
  }

  @Test("sizes are equations, followers are drawn")
  func forms() {
    let (root, a, b) = (UIView(), makeView(), makeView())
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    root.addSubview(a)
    root.addSubview(b)
    #expect(text(a.heightAnchor.constraint(equalToConstant: 200)) == "a.height == 200")
    let half = a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: -3)
    #expect(text(half) == "a.width <= 0.5*b.width - 3")
    #expect(text(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)) == "H:[a]-(8)-[b](LTR)")
    #expect(text(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor)) == "V:[a]-(>=0)-[b]")
    #expect(text(root.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 4)) == "V:[b]-(4)-|")
    let top = a.topAnchor.constraint(equalTo: root.topAnchor)
    top.priority = UILayoutPriority(999.5)
    top.identifier = "top"
    top.isActive = true
    #expect(text(top).hasPrefix("'top' V:|-(0@999.5)-[a]   (active, names: '|':root"))
  }
}
