public import Foundation
import UIFoundation

/// A view of web pages, which Galley doesn't load. Apple has removed it from iOS; older code names it.
open class UIWebView: UIView {
  /// Why a page is loaded.
  public enum NavigationType: Int, Hashable, Sendable {
    /// The user tapped a link.
    case linkClicked
    /// The user submitted a form.
    case formSubmitted
    /// The user went back or forward.
    case backForward
    /// The user reloaded the page.
    case reload
    /// The user submitted a form again.
    case formResubmitted
    /// Another reason.
    case other
  }

  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The scroll view, which fills the view.
  open var scrollView: UIScrollView { scroller }
  private let scroller = UIScrollView()
  /// Whether a page is being loaded, which none is.
  open var isLoading: Bool { false }
  /// Whether there is a preceding page. Always `false`.
  open var canGoBack: Bool { false }
  /// Whether there is a following page. Always `false`.
  open var canGoForward: Bool { false }
  /// Whether pages are scaled to the view. The default is `false`. Stored for source compatibility; has no effect.
  open var scalesPageToFit = false
  /// The kinds of data that are detected. Stored for source compatibility; has no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether movies play within the page. The default is `false`. Stored for source compatibility; has no effect.
  open var allowsInlineMediaPlayback = false
  /// Whether media waits for the user. The default is `true`. Stored for source compatibility; has no effect.
  open var mediaPlaybackRequiresUserAction = true

  /// Creates a view without a page.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addScroller()
  }

  /// Creates a view without a page. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addScroller()
  }

  private func addScroller() {
    scroller.frame = bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scroller)
  }

  /// Loads the page of a `URLRequest` on iOS. That type is in FoundationNetworking, which Galley doesn't use.
  ///
  /// Stored for source compatibility; has no effect.
  open func loadRequest(_ request: Any) {}
  /// Shows HTML on iOS. Stored for source compatibility; has no effect.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Shows data on iOS. Stored for source compatibility; has no effect.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
  /// Loads the page again on iOS. Stored for source compatibility; has no effect.
  open func reload() {}
  /// Stops loading on iOS. Stored for source compatibility; has no effect.
  open func stopLoading() {}
  /// Shows the preceding page on iOS. Stored for source compatibility; has no effect.
  open func goBack() {}
  /// Shows the following page on iOS. Stored for source compatibility; has no effect.
  open func goForward() {}
  /// Runs a script. Returns `nil`, because no page is loaded.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// The methods of a web view's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIWebViewDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called after loading has started.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called after a page has been loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called after loading has failed.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}
