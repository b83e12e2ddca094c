public import Foundation
public import UIFoundation

/// A row of dots, one for each page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The number of dots.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Which page is shown.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }
  /// Whether the only page has no dot.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the dots: kept.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page's dot: kept.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image of the dots: kept.
  open var preferredIndicatorImage: UIImage?

  /// The size of a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let (height, dot, gap) = ControlMetrics.pageControl
    // Half a gap at either end.
    return CGSize(width: count * (dot + gap), height: height)
  }
  /// The size of the dots; zero for a single page that is hidden.
  ///
  /// That the height is 0 then comes from a single older source.
  open override var intrinsicContentSize: CGSize {
    hidesForSinglePage && numberOfPages == 1 ? .zero : size(forNumberOfPages: numberOfPages)
  }
  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
