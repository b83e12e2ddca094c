import Foundation
import Testing
import UIFoundation

@testable import UIViews

/// The sizes of controls that draw themselves; all but the switch's are our own decision, see ``ControlMetrics``.
@MainActor
struct ControlSizeTests {
  @Test("a switch is 51 by 31 points (uikit.md, \"UILabel, UITextView, UIButton\")")
  func switches() {
    let view = UISwitch()
    #expect(view.intrinsicContentSize == CGSize(width: 51, height: 31) && view.frame.size == view.intrinsicContentSize)
    view.setOn(true, animated: true)
    #expect(view.isOn)
  }

  @Test("sliders and progress views have a height and no width")
  func lines() {
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  @Test("values stay between their limits")
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

  @Test("an activity indicator is hidden while it stands still")
  func indicator() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20) && view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test("a page control has 17 points for each dot, and none for a single page that is hidden")
  func pages() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 51, height: 26))
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    #expect(pages.intrinsicContentSize.width == 0)
  }

  @Test("segments are as wide as the widest of them, unless widths follow the content")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "A long one", image(30, 10)])
    control.overrideTraits(with: UITraitCollection(displayScale: 2))
    let font = UIFont.systemFont(ofSize: 13)
    let (one, long) = (try width("One", font), try width("A long one", font))
    #expect(control.intrinsicContentSize == CGSize(width: 3 * (long + 20), height: 32))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == one + 20 + long + 20 + 50)
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 100 + long + 20 + 50)
    control.removeSegment(at: 1, animated: false)
    #expect(control.intrinsicContentSize.width == 150 && control.numberOfSegments == 2)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("an effect view's content view is as large as the view")
  func effects() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
