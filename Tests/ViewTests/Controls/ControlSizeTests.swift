import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The sizes of controls that draw themselves, from frames recorded by Interface Builder (uikit-recorded.md, "Sizes and
/// alignment insets"). Those that are our own decision are named in ``ControlMetrics``.
@MainActor
struct ControlSizeTests {
  @Test("a switch is 51 by 31 points, and its alignment rectangle excludes 2 points on the right (IB, 170 views)")
  func switches() {
    let view = UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(view.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    view.setOn(true, animated: true)
    #expect(view.isOn)
  }

  /// Recorded in 00240.xml: a switch whose trailing edge is 16 points from that of a view of 302 is at (237, 15).
  @Test("a switch that is pinned to a trailing edge extends 2 points beyond it")
  func pinnedSwitch() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 302, height: 100))
    let view = UISwitch()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 237, y: 15, width: 51, height: 31))
  }

  /// Recorded in 01441.xml: (-2, 187.5; 339, 31) in a column of 335.
  @Test("a slider is 31 points high and extends 2 points beyond either edge and 1 below (IB, 54 views)")
  func sliders() {
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 30))
    #expect(UISlider().sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 31))
    let column = UIStackView(arrangedSubviews: [UISlider(), UIView()])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 335, height: 200)
    column.arrangedSubviews[1].heightAnchor.constraint(equalToConstant: 170).isActive = true
    column.layoutIfNeeded()
    #expect(column.arrangedSubviews[0].frame == CGRect(x: -2, y: 0, width: 339, height: 31))
  }

  /// uikit-recorded.md, "Sizes and alignment insets": 9 sliders. The label has 14 of the 22 points between 11 and 33,
  /// and a gap of 8.
  @Test("a slider without space keeps the point of its alignment inset (IB)")
  func pressedSlider() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 60))
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let (label, slider) = (UILabel(), UISlider())
    label.text = "Label"
    for view in [label, slider] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    slider.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      slider.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      slider.widthAnchor.constraint(equalToConstant: 200),
      slider.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 33),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.height == 14)
    #expect(slider.frame == CGRect(x: -2, y: 33, width: 204, height: 1))
    #expect(slider.alignmentRect(forFrame: slider.frame).height == 0)
  }

  @Test("a progress view is 4 points high, even in a frame of 10; constraints can make it taller (IB, R)")
  func progress() {
    let view = UIProgressView(frame: CGRect(x: 5, y: 6, width: 100, height: 10))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 4))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2.5)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 80),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 10))
  }

  /// uikit-recorded.md, "Priorities of classes".
  @Test("fixed-size controls hug at 750, a progress view only in its height (C; the switch also L)")
  func hugging() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .large), UIActivityIndicatorView()] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UISlider().contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  /// uikit-recorded.md, "Priorities of classes": a row of 300 leaves the switch 51 and the spinner 20 wide, a column
  /// leaves the progress view 4 high.
  @Test("a stack view stretches the neighbor of a switch, a spinner, and a progress view")
  func huggingInStacks() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    for (control, width) in [(UISwitch() as UIView, CGFloat(51)), (spinner, 20)] {
      let label = UILabel()
      label.text = "Label"
      let row = UIStackView(arrangedSubviews: [control, label])
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
      row.layoutIfNeeded()
      #expect(control.frame.width == width && label.frame.maxX == 300)
    }
    let (progress, label) = (UIProgressView(), UILabel())
    label.text = "Label"
    let column = UIStackView(arrangedSubviews: [progress, label])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    column.layoutIfNeeded()
    #expect(progress.frame == CGRect(x: 0, y: 0, width: 300, height: 4) && label.frame.maxY == 100)
  }

  @Test("values stay within their limits")
  func limits() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    let stepper = UIStepper()
    stepper.value = -3
    #expect(stepper.value == 0 && stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    let progress = UIProgressView()
    progress.progress = 2
    #expect(progress.progress == 1)
  }

  @Test("an activity indicator is hidden while it is stopped")
  func indicator() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20) && view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  /// uikit-recorded.md, "Sizes and alignment insets": 73 and 74 points for three pages, 126 for six; 21.7 + 17.33 n
  /// fits.
  @Test("a page control has 17.33 points for each dot and 21.7 beside them (IB)")
  func pages() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let three = pages.intrinsicContentSize
    #expect((73...74).contains(three.width) && three.height == 26)
    #expect((pages.size(forNumberOfPages: 6).width - 126).magnitude < 0.5)
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    // uikit-recorded.md, "Sizes and alignment insets": 0 high (C).
    #expect(pages.intrinsicContentSize == .zero)
  }

  /// uikit-recorded.md, "Segments": a title's width in the medium weight, rounded up to a whole point, with 18 points of
  /// margins, and a point between two segments (21 of 21).
  @Test("segments are as wide as the widest, unless widths follow the content (IB)", arguments: [1, 2, 3])
  func segments(scale: CGFloat) throws {
    let control = UISegmentedControl(items: ["One", "A long one", image(30, 10)])
    control.overrideTraits(with: UITraitCollection(displayScale: scale))
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    func segment(_ title: String) -> CGFloat { title.size(withAttributes: [.font: font]).width.rounded(.up) + 18 }
    let (one, long, picture) = (segment("One"), segment("A long one"), CGFloat(30 + 18))
    // The frame is 32 high, and the alignment rectangle excludes 1 at the bottom (IB, 59 views).
    #expect(control.intrinsicContentSize == CGSize(width: 3 * long + 2, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 3 * long + 2, height: 32) && control.frame.height == 32)
    #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == one + long + picture + 2)
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 100 + long + picture + 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.intrinsicContentSize.width == 100 + picture + 1)
    #expect(control.numberOfSegments == 2)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("segments are measured in the font that was set for the normal state")
  func segmentFont() {
    let control = UISegmentedControl(items: ["One"])
    let font = UIFont.systemFont(ofSize: 20)
    let own = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: font], for: .normal)
    #expect(control.intrinsicContentSize.width == "One".size(withAttributes: [.font: font]).width.rounded(.up) + 18)
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(control.intrinsicContentSize.width == own)
    #expect(UISegmentedControl().intrinsicContentSize.width == 0)
  }

  @Test("an effect view's content view is as large as the view")
  func effects() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
