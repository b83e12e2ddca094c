public import CoreGraphics
public import Foundation
import UIFoundation

/// An object that prints. Galley has no printers. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// A closure that receives the controller, whether printing was completed, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The controller of the application.
  open class var shared: UIPrintInteractionController { common }
  private static let common = UIPrintInteractionController()
  /// Whether anything can be printed. Always `false`.
  open class var isPrintingAvailable: Bool { false }
  /// Returns whether data can be printed. Always `false`.
  @discardableResult
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Returns whether a file can be printed. Always `false`.
  @discardableResult
  open class func canPrint(_ url: URL) -> Bool { false }

  /// The delegate, which Galley never calls.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// What is known about the printing.
  open var printInfo: UIPrintInfo?
  /// Whether the user can choose the number of copies. The default is `true`.
  open var showsNumberOfCopies = true
  /// Whether the user can choose the size of the paper. The default is `false`.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the user can choose the orientation. The default is `true`.
  open var showsPaperOrientation = true
  /// The object that draws pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The object that lays out content on pages.
  open var printFormatter: UIPrintFormatter?
  /// The item to print: data, an image, or a URL.
  open var printingItem: Any?
  /// The items to print.
  open var printingItems: [Any]?

  /// Presents the options of printing. Returns `false`, because Galley shows none.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
  /// Presents the options of printing. Returns `false`, because Galley shows none.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Presents the options of printing. Returns `false`, because Galley shows none.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Dismisses the options.
  open func dismiss(animated: Bool) {}
}

/// The methods of a print interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the controller over which the options are presented.
  @discardableResult
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Called before a job starts.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Called after a job has finished.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

/// What is known about printing. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  /// The kind of content.
  public enum OutputType: Int, Hashable, Sendable {
    /// Text and pictures.
    case general
    /// Photos.
    case photo
    /// Text in shades of gray.
    case grayscale
    /// Photos in shades of gray.
    case photoGrayscale
  }

  /// The orientation of pages.
  public enum Orientation: Int, Hashable, Sendable {
    /// Pages are high.
    case portrait
    /// Pages are wide.
    case landscape
  }

  /// The sides of the paper that are printed on.
  public enum Duplex: Int, Hashable, Sendable {
    /// One side.
    case none
    /// Both sides, turned around the long edge.
    case longEdge
    /// Both sides, turned around the short edge.
    case shortEdge
  }

  /// The name of the job.
  open var jobName = ""
  /// The kind of content. The default is general.
  open var outputType = OutputType.general
  /// The orientation of pages. The default is portrait.
  open var orientation = Orientation.portrait
  /// The sides of the paper that are printed on. The default is one.
  open var duplex = Duplex.none
  /// The identifier of the printer.
  open var printerID: String?

  /// Returns a description with the usual values.
  @discardableResult
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// An object that draws pages. Galley never prints, so it never draws any.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
  /// The height of the header, in points.
  open var headerHeight: CGFloat = 0
  /// The height of the footer, in points.
  open var footerHeight: CGFloat = 0
  /// The rectangle of the paper, in points. Always zero unless overridden.
  open var paperRect: CGRect { .zero }
  /// The rectangle of the paper that can be printed on, in points. Always zero unless overridden.
  open var printableRect: CGRect { .zero }
  /// The number of pages. Always 0 unless overridden.
  open var numberOfPages: Int { 0 }
  private var formatters: [(formatter: UIPrintFormatter, page: Int)] = []
  /// The objects that lay out content.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.map(\.formatter) }
    set { formatters = (newValue ?? []).map { ($0, $0.startPage) } }
  }

  /// Adds an object that lays out content, from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatters.append((formatter, pageIndex))
  }
  /// Returns the objects whose content starts at a page.
  @discardableResult
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    formatters.filter { $0.page == pageIndex }.map(\.formatter)
  }
  /// Called before pages are drawn. Galley never calls it; the default implementation does nothing.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: its header, content, and footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    drawHeaderForPage(at: pageIndex, in: printableRect)
    drawContentForPage(at: pageIndex, in: printableRect)
    drawFooterForPage(at: pageIndex, in: printableRect)
  }
  /// Draws the header of a page. The default implementation does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page. The default implementation does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page. The default implementation does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
