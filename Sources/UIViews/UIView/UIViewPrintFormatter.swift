public import Foundation
public import UIFoundation

/// Lays content out on pages. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  /// The greatest height of the content, in points; 0 for none.
  open var maximumContentHeight: CGFloat = 0
  /// The greatest width of the content, in points; 0 for none.
  open var maximumContentWidth: CGFloat = 0
  /// The room around the content of each page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The number of the first page.
  open var startPage = NSNotFound
}

/// Lays a view out on pages. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view that is printed.
  public let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }
}
