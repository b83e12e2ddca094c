import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

@MainActor
struct LayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("anchors position views: edges, centers, sizes, multiples")
  func anchors() {
    let (a, b) = (makeView(in: root), makeView(in: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.25),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 5),
      b.widthAnchor.constraint(equalToConstant: 40),
      b.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30),
    ])
    root.layoutIfNeeded()
    // Width 300 / 2 - 10 = 140, height 35. b: centre 16 + 70 = 86, from 86 - 20; top 20 + 35 + 5, bottom 200 - 30.
    #expect(a.frame == CGRect(x: 16, y: 20, width: 140, height: 35))
    #expect(b.frame == CGRect(x: 66, y: 60, width: 40, height: 110))
  }

  @Test("cousins are constrained across their parents")
  func cousins() {
    let (left, right) = (makeView(in: root), makeView(in: root))
    let (a, b) = (makeView(in: left), makeView(in: right))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 50),
      right.topAnchor.constraint(equalTo: root.topAnchor), right.widthAnchor.constraint(equalToConstant: 100),
      right.heightAnchor.constraint(equalToConstant: 150),
      a.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
      a.topAnchor.constraint(equalTo: left.topAnchor, constant: 7),
      a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalToConstant: 20),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 150),
      b.topAnchor.constraint(equalTo: a.topAnchor), b.widthAnchor.constraint(equalTo: a.widthAnchor),
      b.bottomAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // a spans 15...35 in the root; b starts at 185, and right at 160. a's top and left's bottom: 37 and 130.
    #expect(b.frame == CGRect(x: 25, y: 37, width: 20, height: 93))
  }

  @Test("a guide lays out like a view")
  func guide() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let (a, b) = (makeView(in: root), makeView(in: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 50),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor), b.widthAnchor.constraint(equalToConstant: 70),
      guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      guide.trailingAnchor.constraint(equalTo: b.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 50, y: 0, width: 180, height: 10))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && root.constraints.count == 2)
  }

  @Test("the distance between two anchors is a size")
  func offsets() {
    let (a, b) = (makeView(in: root), makeView(in: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 50),
      b.widthAnchor.constraint(equalToConstant: 30),
      // The gap before b is twice the gap after it: 300 - 50 - 30 = 220, in thirds.
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
        equalTo: b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor), multiplier: 2),
    ])
    root.layoutIfNeeded()
    // 50 + 440 / 3 = 196.667, on the pixel at 3x.
    #expect(abs(b.frame.minX - (50 + 440.0 / 3)) < 1e-9)
  }

  @Test("hugging and compression resistance determine which views grow and shrink")
  func contentPriorities() {
    let (a, b) = (ContentView(100, 20), ContentView(80, 20))
    for view in [a, b] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100 && b.frame.width == 190)
    b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 210 && b.frame.width == 80)
    // 150 points for 180: b is compressed, then a.
    root.frame.size.width = 160
    a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100 && b.frame.width == 50)
    b.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 70 && b.frame.width == 80)
  }

  @Test("one constraint at 251 beats three at 250")
  func lexicographic() {
    let view = makeView(in: root)
    func wish(_ width: CGFloat, _ priority: Float) -> NSLayoutConstraint {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
    let strong = wish(40, 251)
    NSLayoutConstraint.activate([wish(100, 250), wish(110, 250), wish(120, 250), strong])
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    // The minimal sum of errors: |100 - x| + |110 - x| + |120 - x| is minimal at the middle one.
    strong.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 110)
  }

  @Test("content is compressed before a spacer turns inside out")
  func noNegativeSizes() {
    let (a, spacer, b) = (ContentView(200, 20), makeView(in: root), ContentView(200, 20))
    root.addSubview(a)
    root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      spacer.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 150 && b.frame.width == 150 && spacer.frame.width == 0)
  }

  @Test("layout follows a new constant, a new content size, and a new activation")
  func edits() {
    let view = ContentView(60, 30)
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 99)
    NSLayoutConstraint.activate([leading, view.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 60, height: 30))
    leading.constant = 25
    view.content.height = 44
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 25, y: 0, width: 60, height: 44))
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 99)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test("frames are on whole pixels, edge by edge")
  func snapped() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    parent.overrideTraits(with: UITraitCollection(displayScale: 2))
    let views = (0..<3).map { _ in makeView(in: parent) }
    var left = parent.leadingAnchor
    for view in views {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: left),
        view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 1 / 3.0),
        view.topAnchor.constraint(equalTo: parent.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      ])
      left = view.trailingAnchor
    }
    parent.layoutIfNeeded()
    // Edges at 33.33 and 66.67 points are 66.67 and 133.33 pixels at 2x: 67 and 133.
    let (edges, widths): ([CGFloat], [CGFloat]) = ([0, 33.5, 66.5], [33.5, 33, 33.5])
    #expect(views.map(\.frame.minX) == edges)
    #expect(views.map(\.frame.width) == widths)
  }

  @Test("constraints refer to the alignment rectangle")
  func alignment() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }
    let view = Shadowed()
    root.addSubview(view, at: [.leading: 10, .top: 10])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test("a root sized by constraints gets their size, at its origin")
  func freeRoot() {
    let free = UIView(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    free.translatesAutoresizingMaskIntoConstraints = false
    let content = ContentView(50, 20)
    free.addSubview(content)
    content.pin([.leading: 3, .trailing: -3, .top: 0, .bottom: 0], to: free)
    free.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 5, y: 6, width: 56, height: 20))
  }

  @Test("the same calls give the same frames on every run, ambiguous or not")
  func deterministic() {
    func frames() -> [CGRect] {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      let views = [ContentView(150, 20), ContentView(150, 20)]
      views.forEach(parent.addSubview)
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
      parent.layoutIfNeeded()
      return views.map(\.frame)
    }
    let first = frames()
    for _ in 0..<20 { #expect(frames() == first) }
    let total = first.reduce(0) { $0 + $1.width }
    #expect(total == 200)
  }
}
