import CoreGraphics
public import Foundation
public import UIFoundation

/// An indicator of ongoing work. Its hugging priority is 750 along both axes.
open class UIActivityIndicatorView: UIView {
  /// The size and color of the indicator.
  public struct Style: RawRepresentable, Hashable, Sendable {
    /// UIKit's number for the style.
    public let rawValue: Int
    /// Creates a style from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// 37 points and white; the former name of ``large``.
    public static let whiteLarge = Style(rawValue: 0)
    /// 20 points and white.
    public static let white = Style(rawValue: 1)
    /// 20 points and gray.
    public static let gray = Style(rawValue: 2)
    /// The standard size: 20 points wide and high.
    public static let medium = Style(rawValue: 100)
    /// The large size: 37 points wide and high.
    public static let large = Style(rawValue: 101)
  }

  /// Creates an indicator with the given style, at its intrinsic size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
  }

  /// Creates an indicator with the medium style.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an indicator with the medium style. A document of Interface Builder adds its values.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.apply(to: self, of: UIActivityIndicatorView.self)
  }

  override func setUp() {
    isHidden = true
    contentPriorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// The style of the indicator, which determines its size.
  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the indicator is hidden while it isn't animating. The default is `true`.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the indicator, except in the white styles. The default is `.gray`.
  open var color: UIColor! = .gray
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false
  /// Starts the animation and shows the indicator, which is drawn as it is at the start of a turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops the animation and hides the indicator if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawSpokes(in: context)
  }

  /// 20 points on each side, or 37 for a large style.
  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .large || style == .whiteLarge
    let side = isLarge ? ControlMetrics.indicatorSide.large : ControlMetrics.indicatorSide.medium
    return CGSize(width: side, height: side)
  }
  /// Returns the intrinsic size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
