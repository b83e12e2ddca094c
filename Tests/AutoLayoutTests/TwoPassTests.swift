import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

@MainActor
struct TwoPassTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))

  private func add(_ box: TextBox) -> TextBox {
    root.addSubview(box)
    box.pin([.leading: 0, .trailing: 0], to: root)
    return box
  }

  @Test("the height of text is requested once, at the solved width")
  func askedOnce() {
    let box = add(TextBox(characters: 25))
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    // Ten letters per line: 3 lines.
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(box.askedWidths == [100])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.askedWidths == [100])
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(box.askedWidths == [100, 50])
    box.characters = 5
    root.layoutIfNeeded()
    #expect(box.frame.height == 20)
    #expect(box.askedWidths == [100, 50, 50])
  }

  private final class HigherButton: UIButton {
    override var intrinsicContentSize: CGSize {
      var size = super.intrinsicContentSize
      size.height += 10
      return size
    }
  }

  private final class HigherTextView: UITextView {
    override var intrinsicContentSize: CGSize {
      var size = super.intrinsicContentSize
      size.height += 10
      return size
    }
  }

  @Test("what a subclass adds to the size of its content counts when text wraps at the solved width")
  func overriddenContentSize() {
    func height(_ view: UIView) -> CGFloat {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.pin([.leading: 0, .trailing: 0, .top: 0], to: root)
      root.layoutIfNeeded()
      defer { view.removeFromSuperview() }
      return view.frame.height
    }
    func fill(_ button: UIButton) -> UIButton {
      button.configuration = .plain()
      button.configuration?.title = "A title that takes several lines of a hundred points"
      return button
    }
    func fill(_ view: UITextView) -> UITextView {
      view.isScrollEnabled = false
      view.text = "A text that takes several lines of a hundred points"
      return view
    }
    let heights = [height(fill(UIButton())), height(fill(UITextView()))]
    #expect(heights.allSatisfy { $0 > 60 })
    #expect([height(fill(HigherButton())), height(fill(HigherTextView()))] == heights.map { $0 + 10 })
  }

  private final class BoundsTextView: UITextView {
    override var intrinsicContentSize: CGSize {
      let size = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
      return CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(size).height)
    }
  }

  @Test("a text view whose subclass takes its height from its own width has all lines")
  func sizeOfBounds() {
    for view in [UITextView(), BoundsTextView()] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isScrollEnabled = false
      view.text = "A text that takes several lines of a hundred points"
      root.addSubview(view)
      view.pin([.leading: 0, .trailing: 0, .top: 0], to: root)
      for width in [100, 200, 100] as [CGFloat] {
        root.frame.size.width = width
        root.layoutIfNeeded()
        let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
        #expect(view.frame == CGRect(x: 0, y: 0, width: width, height: height))
        #expect(height > 40)
      }
    }
  }

  @Test("views below text follow its height")
  func below() {
    let (upper, lower) = (add(TextBox(characters: 25)), add(TextBox(characters: 12)))
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(lower.frame == CGRect(x: 0, y: 67, width: 100, height: 40))
  }

  @Test("baselines are those of the wrapped text")
  func baselines() {
    let (upper, lower) = (add(TextBox(characters: 25)), add(TextBox(characters: 12)))
    NSLayoutConstraint.activate([
      upper.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      lower.firstBaselineAnchor.constraint(equalTo: upper.lastBaselineAnchor, constant: 40),
    ])
    root.layoutIfNeeded()
    // The first baseline is 15 below the top: 15. The last is 40 further down, at 70; then 40, less 15.
    #expect(upper.frame.minY == 15 && lower.frame.minY == 95)
  }

  /// Returns a box of one line that is 100 points high, and a view at its first baseline.
  private func markedBox() -> (box: TextBox, marker: UIView) {
    let box = add(TextBox(characters: 5))
    let marker = makeView(in: root)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 100),
      marker.topAnchor.constraint(equalTo: box.firstBaselineAnchor),
    ])
    return (box, marker)
  }

  @Test("baselines of stretched text are those of the centered text")
  func stretched() {
    let (box, marker) = markedBox()
    marker.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    // (100 - 20) / 2 + 15.
    #expect(marker.frame.minY == 55 && marker.frame.maxY == 100)
    root.setNeedsLayout()
    root.frame.size.width = 90
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 55)
  }

  @Test("baselines follow the text in a view whose size is fixed")
  func fixedSize() {
    let (box, marker) = markedBox()
    root.layoutIfNeeded()
    box.characters = 15
    root.layoutIfNeeded()
    // Two lines: (100 - 40) / 2 + 15.
    #expect(marker.frame.minY == 45)
  }

  @Test("a height that changes the width is not requested again")
  func twoPassesOnly() {
    let box = TextBox(characters: 40)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      box.widthAnchor.constraint(equalTo: box.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.askedWidths.count <= 2)
  }

  @Test("a content size of NaN counts as none")
  func notFinite() {
    let view = ContentView(.nan, -5)
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 0 && view.frame.height == 0)
    view.content = CGSize(width: 30, height: CGFloat.infinity)
    root.layoutIfNeeded()
    #expect(view.frame.width == 30 && view.frame.height == 0)
  }
}
