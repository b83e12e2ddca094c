import Cassowary
import CoreGraphics
import Testing
import UIFoundation

@testable import UIKit

/// The layout system without views: facts in, frames out. The frames are worked out by hand.
@MainActor
struct LayoutSystemTests {
  @Test("content has its size, and gives way to a narrower root at its resistance")
  func content() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 60))
    let label = sketch.addItem(40, 20)
    sketch.install((label, .left), .equal, (sketch.root, .left), constant: 8)
    sketch.install((label, .top), .equal, (sketch.root, .top), constant: 4)
    sketch.install((label, .right), .lessThanOrEqual, (sketch.root, .right), constant: -8)
    #expect(sketch.frame(label) == CGRect(x: 8, y: 4, width: 40, height: 20))
    sketch.setContent(of: label, 400, 20)
    #expect(sketch.frame(label) == CGRect(x: 8, y: 4, width: 84, height: 20))
  }

  @Test("of two items in a row, the one that hugs less takes the room")
  func hugging() {
    let sketch = SystemSketch(root: CGSize(width: 200, height: 40))
    let first = sketch.addItem(50, 20, hugging: UILayoutPriority(251))
    let second = sketch.addItem(30, 20)
    sketch.install((first, .left), .equal, (sketch.root, .left))
    sketch.install((second, .left), .equal, (first, .right), constant: 10)
    sketch.install((second, .right), .equal, (sketch.root, .right))
    #expect(sketch.frame(first).width == 50)
    #expect(sketch.frame(second).minX == 60 && sketch.frame(second).width == 140)
  }

  @Test("attributes are those of the alignment rectangle, whose insets the frame includes")
  func alignment() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 100))
    let image = sketch.addItem(20, 10, alignment: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    sketch.install((image, .left), .equal, (sketch.root, .left))
    sketch.install((image, .bottom), .equal, (sketch.root, .bottom))
    #expect(sketch.frame(image) == CGRect(x: -2, y: 89, width: 26, height: 14))
  }

  @Test("a constraint to the margins follows them")
  func margins() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 100))
    let label = sketch.addItem(20, 10)
    sketch.system.setInsets(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 24), in: .margins, of: sketch.root)
    sketch.install((label, .right), .equal, (sketch.root, .right), in: .margins)
    sketch.install((label, .top), .equal, (sketch.root, .top), in: .margins)
    #expect(sketch.frame(label).origin == CGPoint(x: 56, y: 8))
    sketch.system.setInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 4), in: .margins, of: sketch.root)
    sketch.system.insetsDidChange(of: sketch.root)
    #expect(sketch.frame(label).origin == CGPoint(x: 76, y: 20))
  }

  @Test("baselines are measured from the top and the bottom, and their constraints follow them")
  func baselines() {
    let sketch = SystemSketch(root: CGSize(width: 300, height: 100))
    let (large, small) = (sketch.addItem(60, 40), sketch.addItem(30, 16))
    let size = CGSize(width: 60, height: 40)
    for (slot, first, last) in [(large, 30.0, 10.0), (small, 12, 4)] {
      sketch.system.setBaselines(
        MeasuredContent.Baselines(size: size, firstFromTop: first, lastFromBottom: last), of: slot)
    }
    sketch.install((large, .top), .equal, (sketch.root, .top), constant: 5)
    sketch.install((small, .firstBaseline), .equal, (large, .lastBaseline))
    // The last baseline of the large text is at 5 + 40 - 10 = 35.
    #expect(sketch.frame(small).minY == 23)
    sketch.system.setBaselines(
      MeasuredContent.Baselines(size: size, firstFromTop: 30, lastFromBottom: 4), of: large)
    #expect(sketch.frame(small).minY == 29)
  }

  @Test("a size at the solved width replaces the height, and the width that wrapped text takes is less")
  func wrapping() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 400))
    let text = sketch.addItem(350, 20, growsWithWidth: true)
    sketch.install((text, .left), .equal, (sketch.root, .left))
    sketch.install((text, .top), .equal, (sketch.root, .top))
    sketch.install((text, .right), .lessThanOrEqual, (sketch.root, .right))
    #expect(sketch.frame(text) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(sketch.system.secondPassSlots == [text])
    #expect(sketch.system.startAsking(text, at: 100))
    #expect(!sketch.system.startAsking(text, at: 100), "it is asked once for a width")
    let isTaller = sketch.system.setWrappedSize(CGSize(width: 92, height: 80), of: text, hugs: true)
    #expect(isTaller && sketch.system.mayWrap(text))
    sketch.system.wrapContent(of: text)
    #expect(sketch.frame(text) == CGRect(x: 0, y: 0, width: 92, height: 80))
    sketch.system.unwrapContents()
    #expect(sketch.frame(text).width == 100)
  }

  @Test("a required constraint that contradicts others is recorded, gives way, and returns when they are gone")
  func conflict() throws {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 100))
    let box = sketch.addItem(-1, -1)
    let first = try #require(sketch.install((box, .width), constant: 30))
    let second = try #require(sketch.install((box, .width), constant: 50))
    #expect(sketch.frame(box).width == 30)
    let conflicts = sketch.system.takeConflicts()
    #expect(conflicts.count == 1 && conflicts.first?.victim.slot == second)
    #expect(conflicts.first?.sources.compactMap(\.slot) == [first, second])
    sketch.system.uninstall(first)
    #expect(sketch.frame(box).width == 50)
    #expect(sketch.system.takeConflicts().isEmpty)
  }

  @Test("a fixed size of an item in a stack view gives way to the stack view's own constraints")
  func arrangement() throws {
    final class Stack {}
    let stack = ObjectIdentifier(Stack())
    let sketch = SystemSketch(root: CGSize(width: 100, height: 100))
    let box = sketch.addItem(10, 10)
    sketch.system.setArranger(stack, of: box)
    let fixed = try #require(sketch.install((box, .width), constant: 30))
    sketch.install((box, .left), .equal, (sketch.root, .left), origin: .arrangement(stack))
    sketch.install((box, .right), .equal, (sketch.root, .right), origin: .arrangement(stack))
    #expect(sketch.frame(box).width == 100)
    #expect(sketch.system.takeConflicts().map(\.victim.slot) == [fixed])
  }

  @Test("an item whose frame a mask determines keeps its shares of the superview's size")
  func mask() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 50))
    let box = sketch.system.insertItem()
    let x = AutoresizedAxis(near: 10, size: 80, outer: 100, flexibleNear: false, flexibleSize: true, flexibleFar: false)
    let y = AutoresizedAxis(near: 5, size: 20, outer: 50, flexibleNear: true, flexibleSize: false, flexibleFar: false)
    sketch.system.setFacts(.mask(x, y, in: sketch.root), of: box)
    sketch.system.setFacts(.frame(CGSize(width: 160, height: 70)), of: sketch.root)
    #expect(sketch.frame(box) == CGRect(x: 10, y: 25, width: 140, height: 20))
  }

  @Test("baselines of stretched text move with it, unless the height depends on them")
  func settling() throws {
    for heightFollows in [false, true] {
      let sketch = SystemSketch(root: CGSize(width: 100, height: 100))
      let text = sketch.addItem(50, 20)
      let own = MeasuredContent.Baselines(size: CGSize(width: 50, height: 20), firstFromTop: 15, lastFromBottom: 5)
      sketch.system.setBaselines(own, of: text)
      sketch.install((text, .top), .equal, (sketch.root, .top), constant: 10)
      if heightFollows {
        // The bottom is as far below the baseline as the root allows.
        sketch.install((text, .firstBaseline), .equal, (sketch.root, .top), constant: 25)
        sketch.install((text, .height), constant: 60)
      } else {
        sketch.install((text, .bottom), .equal, (sketch.root, .bottom), constant: -10)
      }
      _ = sketch.frame(text)
      let size = try #require(sketch.system.stretchedSize(of: text, beyond: 0.5))
      let moved = MeasuredContent.Baselines(
        size: size, firstFromTop: 15 + (size.height - 20) / 2, lastFromBottom: 5 + (size.height - 20) / 2)
      sketch.system.settle([(text, moved)])
      let baselines = sketch.system.state.items[text].content.baselines
      #expect(baselines == (heightFollows ? own : moved))
    }
  }

  @Test("a copy is solved for other facts, and leaves the original as it is")
  func copy() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 60))
    let label = sketch.addItem(-1, 20)
    sketch.install((label, .left), .equal, (sketch.root, .left), constant: 8)
    sketch.install((label, .right), .equal, (sketch.root, .right), constant: -8)
    #expect(sketch.frame(label).width == 84)
    let copy = LayoutSystem(copying: sketch.system)
    copy.setFacts(.frame(CGSize(width: 40, height: 60)), of: sketch.root)
    copy.solve()
    #expect(copy.solvedFrame(at: label).width == 24)
    #expect(sketch.frame(label).width == 84)
  }

  @Test("the slot of a removed item is used again, without anything of the former one")
  func removal() throws {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 60))
    let former = sketch.addItem(30, 20)
    let slot = try #require(sketch.install((former, .left), .equal, (sketch.root, .left), constant: 8))
    _ = sketch.frame(former)
    sketch.system.uninstall(slot)
    sketch.system.removeItem(at: former)
    let next = sketch.addItem(-1, -1)
    #expect(next == former)
    #expect(sketch.frame(next) == .zero)
    sketch.install((next, .width), constant: 12)
    #expect(sketch.frame(next).width == 12)
  }

  @Test("a constraint that only a broken one contradicted returns when that one breaks")
  func returning() throws {
    let sketch = SystemSketch(root: CGSize(width: 50, height: 100))
    let box = sketch.addItem(-1, -1)
    let fixed = try #require(sketch.install((box, .width), constant: 30))
    sketch.install((box, .left), .equal, (sketch.root, .left))
    let inside = try #require(sketch.install((box, .right), .lessThanOrEqual, (sketch.root, .right)))
    #expect(sketch.frame(box).width == 30)
    let wide = try #require(sketch.install((box, .width), .greaterThanOrEqual, constant: 40))
    // The fixed width gives way: 40 to 50 points are left.
    #expect((40...50).contains(sketch.frame(box).width))
    #expect(sketch.system.takeConflicts().map(\.victim.slot) == [fixed])
    sketch.system.setOwnConstant(60, at: wide)
    _ = sketch.frame(box)
    // Now 60 contradicts the root's 50, and breaks as the last of the two. Without it, the fixed width fits.
    #expect(sketch.frame(box).width == 30)
    #expect(sketch.system.state.installed[inside].standing.id != nil)
  }

  @Test("the distance between two edges is a length that can be compared")
  func distance() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 100))
    let box = sketch.addItem(40, 10)
    // left - root.left == root.right - right
    var expression = LayoutExpression()
    sketch.system.add(.left, of: box, .own, isHolder: false, times: 1, to: &expression)
    sketch.system.add(.left, of: sketch.root, .own, isHolder: true, times: -1, to: &expression)
    sketch.system.add(.right, of: sketch.root, .own, isHolder: true, times: -1, to: &expression)
    sketch.system.add(.right, of: box, .own, isHolder: false, times: 1, to: &expression)
    let slot = sketch.system.install(
      InstalledConstraint(
        activation: 1, relation: .equal, priority: .required, expression: expression, own: 0,
        origin: .application(box, sketch.root)))
    #expect(slot != nil)
    #expect(sketch.frame(box).minX == 30)
    sketch.system.setFacts(.frame(CGSize(width: 160, height: 100)), of: sketch.root)
    #expect(sketch.frame(box).minX == 60)
  }

  @Test("an item that is tied to a frame moves with the scroll position")
  func scrolling() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 100))
    let bar = sketch.addItem(-1, 10)
    sketch.system.setScrollPosition(CGPoint(x: 0, y: 25), of: sketch.root)
    // bar.top == root.frame.top + 8, where the frame's origin is the scroll position.
    var expression = LayoutExpression()
    sketch.system.add(.top, of: bar, .own, isHolder: false, times: 1, to: &expression)
    sketch.system.add(.top, of: sketch.root, .frame, isHolder: true, times: -1, to: &expression)
    expression.add(.scrolledY, of: sketch.root, times: 1)
    _ = sketch.system.install(
      InstalledConstraint(
        activation: 1, relation: .equal, priority: .required, expression: expression, own: 8,
        origin: .application(bar, sketch.root)))
    #expect(sketch.frame(bar).minY == 33)
    #expect(sketch.system.followsScrolling(of: sketch.root))
    sketch.system.setScrollPosition(CGPoint(x: 0, y: 40), of: sketch.root)
    sketch.system.insetsDidChange(of: sketch.root)
    #expect(sketch.frame(bar).minY == 48)
  }

  @Test("a second system of the same structure starts from the first one's solution, with its own facts")
  func template() {
    for (width, first, expected) in [(200.0, 50.0, (60.0, 140.0)), (120, 70, (80, 40))] {
      let sketch = SystemSketch(root: CGSize(width: width, height: 40))
      let (left, right) = (sketch.addItem(first, 20, hugging: UILayoutPriority(251)), sketch.addItem(30, 20))
      sketch.install((left, .left), .equal, (sketch.root, .left))
      sketch.install((right, .left), .equal, (left, .right), constant: 10)
      sketch.install((right, .right), .equal, (sketch.root, .right))
      let frame = sketch.frame(right)
      #expect(frame.minX == expected.0 && frame.width == expected.1)
      #expect(sketch.system.takeConflicts().isEmpty)
    }
  }

  @Test("another version of a constraint replaces it in its place")
  func replacement() throws {
    let sketch = SystemSketch(root: CGSize(width: 200, height: 40))
    let (left, right) = (sketch.addItem(-1, 20), sketch.addItem(30, 20))
    let slot = try #require(sketch.install((left, .width), .equal, (right, .width)))
    #expect(sketch.frame(left).width == 30)
    var expression = LayoutExpression()
    sketch.system.add(.width, of: left, .own, isHolder: false, times: 1, to: &expression)
    sketch.system.add(.width, of: right, .own, isHolder: false, times: -2, to: &expression)
    let isFinite = sketch.system.replace(
      slot,
      by: InstalledConstraint(
        activation: 1, relation: .equal, priority: .required, expression: expression, own: 0,
        origin: .application(left, right)))
    #expect(isFinite)
    sketch.system.addDeferred()
    #expect(sketch.frame(left).width == 60)
  }

  @Test("of two items that resist differently, the weaker one is compressed, and grows when asked for its height")
  func compression() {
    let sketch = SystemSketch(root: CGSize(width: 100, height: 400))
    let strong = sketch.addItem(80, 20)
    let weak = sketch.addItem(60, 20, growsWithWidth: true, resistance: UILayoutPriority(749))
    for item in [strong, weak] { sketch.install((item, .top), .equal, (sketch.root, .top)) }
    sketch.install((strong, .left), .equal, (sketch.root, .left))
    sketch.install((weak, .left), .equal, (strong, .right), constant: 10)
    sketch.install((weak, .right), .equal, (sketch.root, .right))
    #expect(sketch.frame(strong) == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(sketch.frame(weak) == CGRect(x: 90, y: 0, width: 10, height: 20))
    #expect(sketch.system.startAsking(weak, at: 10))
    #expect(sketch.system.setWrappedSize(CGSize(width: 10, height: 120), of: weak, hugs: true))
    #expect(sketch.frame(weak) == CGRect(x: 90, y: 0, width: 10, height: 120))
  }
}
