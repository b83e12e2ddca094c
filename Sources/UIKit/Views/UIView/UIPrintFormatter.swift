public import Foundation
public import UIFoundation

/// An object that lays out content on pages. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  /// The maximum height of the content, in points. The default is 0, which means no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content, in points. The default is 0, which means no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The insets of the content on each page, in points. The default is zero.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The number of the first page. The default is `NSNotFound`.
  open var startPage = NSNotFound
}

/// An object that lays out a view on pages. Stored for source compatibility; has no effect.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view to print.
  public let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }
}

/// An object that lays out text on pages. Stored for source compatibility; has no effect.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// The font of the text.
  open var font: UIFont?
  /// The color of the text.
  open var color: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// Creates a formatter of text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter of text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// An object that lays out HTML on pages. Stored for source compatibility; has no effect.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?

  /// Creates a formatter of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}
