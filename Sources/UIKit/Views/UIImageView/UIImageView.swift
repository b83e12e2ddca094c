import CoreGraphics
public import Foundation
public import UIFoundation

/// A view that displays an image, whose size is the view's intrinsic size.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  /// The displayed image, with the view's symbol configuration.
  private var shown: UIImage?

  /// Creates a view without an image, which receives no events.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without an image. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedImage = image
    shown = image
  }

  /// Creates a view with the size of an image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedImage = image
    storedHighlightedImage = highlightedImage
    shown = image
  }

  override func setUp() { isUserInteractionEnabled = false }

  /// The image, whose size is the view's intrinsic size.
  open var image: UIImage? {
    get { storedImage }
    set {
      guard newValue !== storedImage else { return }
      storedImage = newValue
      showImage()
    }
  }
  /// The image of the highlighted view, or `nil` to display ``image``.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      guard newValue !== storedHighlightedImage else { return }
      storedHighlightedImage = newValue
      showImage()
    }
  }
  /// Whether the highlighted image is displayed. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }
  /// The symbol configuration for images that don't specify one.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { showImage() } }
  }
  /// Whether the image scales with text in the accessibility categories. The default is `false`.
  ///
  /// Apple doesn't publish the factor. It is the one by which `UIFontMetrics.default` scales lengths.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      if adjustsImageSizeForAccessibilityContentSizeCategory { TraitFollowers.add(self) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The images of an animation. Stored for source compatibility; has no effect.
  open var animationImages: [UIImage]?
  /// The images of the highlighted view's animation. Stored for source compatibility; has no effect.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of an animation, in seconds. Stored for source compatibility; has no effect.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of an animation, or 0 to repeat indefinitely. Stored for source compatibility; has no
  /// effect.
  open var animationRepeatCount = 0
  /// Whether ``startAnimating()`` was called and ``stopAnimating()`` wasn't. The image doesn't change.
  open private(set) var isAnimating = false
  /// Sets ``isAnimating`` to `true`. The image doesn't change.
  open func startAnimating() { isAnimating = true }
  /// Sets ``isAnimating`` to `false`.
  open func stopAnimating() { isAnimating = false }

  /// The size of the image without its alignment insets. A view without an image has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard let shown else { return super.intrinsicContentSize }
    let (size, insets) = (adjusted(shown.size), shown.alignmentRectInsets)
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
  /// Returns the size of the image, or the view's own without one.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown.map { adjusted($0.size) } ?? super.sizeThatFits(size)
  }
  /// The alignment insets of the image, or zero without one.
  open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

  override func drawOwnContent(in context: CGContext) {
    guard let shown else { return }
    let isTemplate =
      shown.renderingMode == .alwaysTemplate || (shown.isSymbolImage && shown.renderingMode == .automatic)
    let rect = rect(ofContent: shown.size, in: bounds)
    let isMirrored =
      (shown.flipsForRightToLeftLayoutDirection || shown.isDirectionalSymbol)
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    context.saveGState()
    if isMirrored {
      context.translateBy(x: rect.minX + rect.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    shown.draw(in: rect, of: context, tint: isTemplate ? tintColor.displayColor(traitCollection) : nil)
    context.restoreGState()
  }
  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    guard let shown, let baseline = shown.baselineOffsetFromBottom else { return nil }
    let fromBottom = baseline - shown.alignmentRectInsets.bottom
    return (size.height - fromBottom, fromBottom)
  }
  override func traitsDidChange(from previous: UITraitCollection) {
    if adjustsImageSizeForAccessibilityContentSizeCategory, !traitCollection.hasCategory(of: previous) {
      invalidateIntrinsicContentSize()
    }
    super.traitsDidChange(from: previous)
  }

  private func adjusted(_ size: CGSize) -> CGSize {
    let traits = traitCollection
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: size.width, compatibleWith: traits),
      height: metrics.scaledValue(for: size.height, compatibleWith: traits))
  }

  private func showImage() {
    let old = shown
    let image = isHighlighted ? storedHighlightedImage ?? storedImage : storedImage
    shown = image
    if let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration {
      // The image's own configuration is applied last and takes precedence.
      let own = image.symbolConfiguration
      shown = image.applyingSymbolConfiguration(own.map { preferred.applying($0) } ?? preferred)
    }
    setNeedsDisplay()
    guard old?.size != shown?.size || old?.alignmentRectInsets != shown?.alignmentRectInsets else { return }
    invalidateIntrinsicContentSize()
  }
}
