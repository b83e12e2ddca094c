public import Foundation
public import UIFoundation

/// An indicator of ongoing work. Hugging is 750 along both axes.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large the sign is.
  public struct Style: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: Int
    /// The style of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// 37 points, white: the old name of ``large``.
    public static let whiteLarge = Style(rawValue: 0)
    /// 20 points, white.
    public static let white = Style(rawValue: 1)
    /// 20 points, gray.
    public static let gray = Style(rawValue: 2)
    /// 20 points.
    public static let medium = Style(rawValue: 100)
    /// 37 points.
    public static let large = Style(rawValue: 101)
  }

  /// A sign of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    start()
  }

  /// A sign of 20 points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    start()
  }

  /// A sign of 20 points; there are no archives of views here.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    start()
  }

  private func start() {
    isHidden = true
    contentPriorities.hugging = (.defaultHigh, .defaultHigh)
  }

  /// How large the sign is.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the sign is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour: kept.
  open var color: UIColor! = .gray
  /// Whether the sign moves.
  open private(set) var isAnimating = false
  /// Lets the sign move.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Lets the sign stand still.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// 20 points on each side, or 37 where it is large.
  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .large || style == .whiteLarge
    let side = isLarge ? ControlMetrics.indicatorSide.large : ControlMetrics.indicatorSide.medium
    return CGSize(width: side, height: side)
  }
  /// 20 points on each side, or 37 where it is large.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
