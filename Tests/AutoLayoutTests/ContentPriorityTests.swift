import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Live changes of content priorities (auto-layout.md, "Priorities and the solver").
@MainActor
struct ContentPriorityTests {
  /// Two views of 100 by 100 points that fill a root of 320 by 320 along an axis.
  private func pair(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> (UIView, [ContentView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: length, height: length))
    let views = [ContentView(100, 100), ContentView(100, 100)]
    for view in views { root.addSubview(view) }
    if axis == .horizontal {
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        views[0].topAnchor.constraint(equalTo: root.topAnchor), views[1].topAnchor.constraint(equalTo: root.topAnchor),
      ])
    } else {
      NSLayoutConstraint.activate([
        views[0].topAnchor.constraint(equalTo: root.topAnchor),
        views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
        views[1].bottomAnchor.constraint(equalTo: root.bottomAnchor),
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    }
    return (root, views)
  }

  private func lengths(_ views: [ContentView], _ axis: NSLayoutConstraint.Axis) -> [CGFloat] {
    views.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  // 320 points for 200: the view with the lower hugging gets the other 120.
  @Test(
    "the view with the lower hugging is stretched, whether compression resistance is required or not",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], [UILayoutPriority.defaultHigh, .required])
  func hugging(axis: NSLayoutConstraint.Axis, resistance: UILayoutPriority) {
    let (root, views) = pair(axis, 320)
    for view in views { view.setContentCompressionResistancePriority(resistance, for: axis) }
    views[0].setContentHuggingPriority(UILayoutPriority(252), for: axis)
    root.layoutIfNeeded()
    #expect(lengths(views, axis) == [100, 220])
    views[0].setContentHuggingPriority(UILayoutPriority(200), for: axis)
    root.layoutIfNeeded()
    #expect(lengths(views, axis) == [220, 100])
    views[0].setContentHuggingPriority(UILayoutPriority(252), for: axis)
    root.layoutIfNeeded()
    #expect(lengths(views, axis) == [100, 220])
  }

  // 150 points for 200: the view with the lower resistance is compressed by the 50.
  @Test(
    "the view with the lower resistance is compressed, whether hugging is required or not",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], [UILayoutPriority.defaultLow, .required])
  func resistance(axis: NSLayoutConstraint.Axis, hugging: UILayoutPriority) {
    let (root, views) = pair(axis, 150)
    for view in views { view.setContentHuggingPriority(hugging, for: axis) }
    views[0].setContentCompressionResistancePriority(UILayoutPriority(752), for: axis)
    root.layoutIfNeeded()
    #expect(lengths(views, axis) == [100, 50])
    views[0].setContentCompressionResistancePriority(UILayoutPriority(600), for: axis)
    root.layoutIfNeeded()
    #expect(lengths(views, axis) == [50, 100])
  }

  // Recorded by Interface Builder: an image of 78 by 106 points with required priorities, constrained to 27 by 36; a
  // label of 17 points, 20.5 high with required compression resistance, between constraints that leave 9.
  @Test("required content gives way to required constraints, and nothing is reported", arguments: [true, false])
  func requiredContent(isLate: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 42, height: 44))
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let (image, label) = (ContentView(78, 106), ContentView(31, 20.5))
    for view in [image, label] { root.addSubview(view) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      image.setContentHuggingPriority(.required, for: axis)
      image.setContentCompressionResistancePriority(.required, for: axis)
    }
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    let sides = [
      image.leadingAnchor.constraint(equalTo: root.leadingAnchor), image.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
    ]
    let sizes = [
      image.widthAnchor.constraint(equalToConstant: 27), image.heightAnchor.constraint(equalToConstant: 36),
      root.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 23),
    ]
    let reports = conflictReports {
      NSLayoutConstraint.activate(sides)
      if isLate { root.layoutIfNeeded() }
      NSLayoutConstraint.activate(sizes)
      root.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 27, height: 36))
    #expect(label.frame == CGRect(x: 0, y: 12, width: 31, height: 9))
  }

  @Test("a priority can become required and optional while the view is laid out")
  func becomesRequired() {
    let (root, views) = pair(.horizontal, 320)
    root.layoutIfNeeded()
    views[0].setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(lengths(views, .horizontal) == [100, 220])
    views[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    root.layoutIfNeeded()
    #expect(lengths(views, .horizontal) == [220, 100])
  }
}
