import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Baselines that move without a change of text or size.
@MainActor
struct BaselineChangeTests {
  /// A label on the first baseline of a button that is 100 points high.
  private func aligned() -> (box: UIView, button: UIButton, label: UILabel) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (button, label) = (UIButton(type: .system), UILabel())
    button.setTitle("Button", for: .normal)
    label.text = "Label"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      button.heightAnchor.constraint(equalToConstant: 100),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    box.layoutIfNeeded()
    return (box, button, label)
  }

  @Test("a label follows the baseline of a button whose title moves to the top")
  func verticalAlignment() {
    let (box, button, label) = aligned()
    let centred = label.frame.minY
    button.contentVerticalAlignment = .top
    box.layoutIfNeeded()
    // The title, which is much shorter than the button, is no longer centered.
    #expect(label.frame.minY < centred - 20)
  }

  @Test("a label follows the baseline of a button whose title is moved by its insets")
  func titleInsets() {
    let (box, button, label) = aligned()
    let centred = label.frame.minY
    button.titleEdgeInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    box.layoutIfNeeded()
    // The center of the remaining area is lower by half the inset.
    #expect(abs(label.frame.minY - centred - 15) <= 1)
  }

  /// 20 points of content with its baseline 15 below the top, in a frame that extends beyond it.
  private final class InsetView: UIView {
    var insets = UIEdgeInsets(top: 4, left: 0, bottom: 1, right: 0) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { (15, 5) }
  }

  @Test("views on a stack view's baseline stay on it when the alignment rectangle of the view that provides it moves")
  func alignmentOfStandIn() {
    move(UIEdgeInsets(top: 4, left: 0, bottom: 1, right: 0), to: UIEdgeInsets(top: 1, left: 0, bottom: 4, right: 0))
    // Its position without insets, and the new one.
    move(.zero, to: UIEdgeInsets(top: 4, left: 0, bottom: 1, right: 0))
    move(UIEdgeInsets(top: 4, left: 0, bottom: 1, right: 0), to: .zero)
  }

  private func move(_ insets: UIEdgeInsets, to others: UIEdgeInsets) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let standIn = InsetView()
    standIn.insets = insets
    let stack = UIStackView(arrangedSubviews: [standIn])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stack)
    let marker = makeView(in: box)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      marker.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    box.layoutIfNeeded()
    // The content starts at the stack view's top, at 10, and its baseline is 15 below; the frame starts above it.
    #expect(standIn.frame.minY == -insets.top && standIn.frame.height == 20 + insets.top + insets.bottom)
    #expect(marker.frame.minY == 25)
    standIn.insets = others
    box.layoutIfNeeded()
    #expect(standIn.frame.minY == -others.top && standIn.frame.height == 20 + others.top + others.bottom)
    #expect(marker.frame.minY == 25)
  }

  /// A label that breaks its lines at its own width, as in many applications.
  private final class SelfWrappingLabel: UILabel {
    override var preferredMaxLayoutWidth: CGFloat {
      get { bounds.width }
      set { super.preferredMaxLayoutWidth = newValue }
    }
  }

  @Test("setting a width that a class overrides preserves it")
  func overriddenGetter() {
    let label = SelfWrappingLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    label.preferredMaxLayoutWidth = 120
    #expect(label.state.preferredWidth == 120)
  }
}
