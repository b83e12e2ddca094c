import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The selections of controls whose content changes.
@MainActor
struct SelectionTests {
  /// The selected index identifies a segment (UISegmentedControl, "selectedSegmentIndex").
  @Test(
    "the selected segment stays selected until it is removed",
    arguments: [(0, 0), (1, UISegmentedControl.noSegment), (2, 1)])
  func segments(removed: Int, selected: Int) {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 1
    control.removeSegment(at: removed, animated: false)
    #expect(control.selectedSegmentIndex == selected)
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// "Values outside the possible range are pinned to either 0 or numberOfPages minus 1" (UIPageControl,
  /// "currentPage").
  @Test("the current page is one of the pages when there are fewer of them")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = 4
    control.numberOfPages = 4
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -3
    #expect(control.currentPage == 0)
    control.currentPage = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
  }
}
