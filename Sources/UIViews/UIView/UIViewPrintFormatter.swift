import Foundation

/// An object that lays out a view on pages. Stored for source compatibility; has no effect.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view to print.
  public let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }
}
