import CoreGraphics
public import Foundation
public import UIFoundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// The number of pages. The default is 0.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      invalidateIntrinsicContentSize()
      if currentPage >= numberOfPages { currentPage = numberOfPages - 1 }
    }
  }
  /// The index of the current page, limited to the existing pages. The default is 0.
  open var currentPage = 0 { didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) } }
  /// Whether the control is hidden if there is only one page. The default is `false`.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of the dots, or `nil` for gray.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot, or `nil` for that of labels.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image that is drawn in place of the dots, in their size and color.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var indicatorImages: [Int: UIImage] = [:]
  /// Sets the image that is drawn in place of a page's dot, or `nil` for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }
  /// Returns the image that was set for a page.
  @discardableResult
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// The look of the background. Stored for source compatibility; has no effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag changes the page continuously. Stored for source compatibility; has no effect.
  open var allowsContinuousInteraction = true
  /// How the user is changing the page. Always `none`.
  open var interactionState: InteractionState { .none }

  /// The look of a page control's background.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The background appears while the user changes the page.
    case automatic
    /// The background is always visible.
    case prominent
    /// There is no background.
    case minimal
  }

  /// How the user is changing a page control's page.
  public enum InteractionState: Int, Hashable, Sendable {
    /// The user isn't changing it.
    case none
    /// With a tap.
    case discrete
    /// With a drag.
    case continuous
  }

  /// Returns the size for the given number of pages.
  @discardableResult
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = ControlMetrics.pageControl
    // Not recorded: no pages.
    guard pageCount > 0 else { return CGSize(width: 0, height: metrics.height) }
    return CGSize(width: metrics.padding + CGFloat(pageCount) * (metrics.dot + metrics.gap), height: metrics.height)
  }
  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawDots(in: context)
  }

  /// The size of the dots, or zero for a single page that is hidden.
  ///
  /// That the height is then 0 is supported by a single, older source.
  open override var intrinsicContentSize: CGSize {
    hidesForSinglePage && numberOfPages == 1 ? .zero : size(forNumberOfPages: numberOfPages)
  }
  /// Returns the intrinsic size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
