import CoreGraphics
import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// auto-layout.md, "What is laid out": `systemLayoutSizeFitting`.
@MainActor
struct FittingTests {
  private func makePadded(_ content: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    view.addSubview(content)
    content.pin([.leading: 10, .trailing: -10, .top: 5, .bottom: -5], to: view)
    return view
  }

  @Test("compressed is the smallest size that the constraints allow")
  func compressed() {
    let view = makePadded(ContentView(100, 40))
    // Hugging at 250 and resistance at 750 outweigh the target's 50: the content's own size.
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 50))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 120, height: 50))
    let free = makePadded(makeView())
    #expect(free.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 10))
    #expect(free.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10000, height: 10000))
  }

  @Test("the priorities determine the weight of the target")
  func priorities() {
    let view = makePadded(ContentView(100, 40))
    let target = CGSize(width: 300, height: 300)
    func size(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    #expect(size(.required, .fittingSizeLevel) == CGSize(width: 300, height: 50))
    #expect(size(UILayoutPriority(249), UILayoutPriority(251)) == CGSize(width: 120, height: 300))
  }

  @Test("fitting does not change the view, its frame, or its solution")
  func leavesNoTrace() {
    let content = ContentView(100, 40)
    let view = makePadded(content)
    view.layoutIfNeeded()
    let frame = content.frame
    for width in stride(from: 50, through: 400, by: 50) {
      _ = view.systemLayoutSizeFitting(CGSize(width: width, height: 20))
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 500, height: 500))
    #expect(content.frame == frame && frame == CGRect(x: 10, y: 5, width: 480, height: 490))
  }

  @Test("a view resized to fit keeps its upper-left corner, and a transformed one its center")
  func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 150))
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    label.text = "a\nb"
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 20, y: 20), size: label.intrinsicContentSize))
    let turned = ContentView(10, 20)
    turned.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    turned.transform = CGAffineTransform(rotationAngle: .pi)
    turned.sizeToFit()
    #expect(turned.center == CGPoint(x: 50, y: 50))
    #expect(turned.bounds.size == turned.sizeThatFits(.zero))
  }

  @Test("multi-line text inside is measured at the fitting width")
  func multiLine() {
    let box = TextBox(characters: 30)
    let view = makePadded(box)
    // 130 - 20 = 110: 11 letters a line, 3 lines of 20.
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 130, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 130, height: 70))
    #expect(box.askedWidths == [110])
  }

  @Test("a view with its own content fits its content")
  func ownContent() {
    #expect(ContentView(33, 44).systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 44))
    #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test("a view inside a tree fits only its own contents")
  func inside() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let view = makePadded(ContentView(100, 40))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 50))
    #expect(view.frame.width == 500)
  }

  @Test("new content is measured regardless of the view's current size")
  func staleRoot() {
    let content = makeView()
    let view = makePadded(content)
    let height = content.heightAnchor.constraint(equalToConstant: 490)
    height.isActive = true
    view.layoutIfNeeded()
    let reports = conflictReports {
      height.constant = 90
      #expect(view.systemLayoutSizeFitting(.zero).height == 100)
      view.frame.size.height = 100
      view.layoutIfNeeded()
      #expect(content.frame.height == 90)
      height.constant = 190
      view.frame.size.height = 200
      view.layoutIfNeeded()
      #expect(content.frame.height == 190)
    }
    #expect(reports.isEmpty)
  }

  @Test("text that changes between fitting and layout is laid out again, even if it has the same width")
  func changedAfterFitting() {
    let label = UILabel()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let cell = UIView()
    cell.addSubview(label)
    let bottom = label.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor)
    bottom.priority = .defaultLow
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      label.topAnchor.constraint(equalTo: cell.topAnchor), bottom,
    ])
    // One long word and a short one fill a line: two lines, or three if the long words come first.
    label.text = "MMMMMM ii"
    let width = label.intrinsicContentSize.width.rounded(.up) + 1
    label.text = "MMMMMM ii MMMMMM ii"
    cell.bounds.size = cell.fittingSize(
      CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel, keepsSolution: true)
    label.text = "MMMMMM MMMMMM ii ii"
    cell.layoutIfNeeded()
    let lineHeight = label.font.lineHeight
    #expect(label.frame.height > 2.9 * lineHeight)
    label.text = "MMMMMM ii MMMMMM ii"
    cell.layoutIfNeeded()
    #expect(label.frame.height < 2.1 * lineHeight)
  }

  @Test("an unlimited target gives the maximum size", arguments: [CGFloat.greatestFiniteMagnitude, .infinity])
  func unlimited(length: CGFloat) {
    let view = makePadded(ContentView(100, 40))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: length), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 50))
  }

  @Test("a fitted size is rounded up to the pixel")
  func rounding() {
    let view = makePadded(ContentView(100.1, 40))
    view.overrideTraits(with: UITraitCollection(displayScale: 2))
    // 120.1 points are 240.2 pixels.
    #expect(view.systemLayoutSizeFitting(.zero).width == 120.5)
  }
}
