public import Foundation
public import UIFoundation

/// A view that shows an image: here, one that takes the image's room.
@MainActor @preconcurrency
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  /// The image in view, in the view's symbol configuration.
  private var shown: UIImage?

  /// A view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view without an image; there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    storedImage = image
    shown = image
  }

  /// A view as large as an image, with another one for while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    storedImage = image
    storedHighlightedImage = highlightedImage
    shown = image
  }

  /// The image; its size is the view's intrinsic size.
  open var image: UIImage? {
    get { storedImage }
    set {
      guard newValue !== storedImage else { return }
      storedImage = newValue
      showImage()
    }
  }
  /// The image for while the view is highlighted; without it ``image`` stays in view.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      guard newValue !== storedHighlightedImage else { return }
      storedHighlightedImage = newValue
      showImage()
    }
  }
  /// Whether the highlighted image is in view.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }
  /// How symbols are shown that do not say so themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { showImage() } }
  }
  /// Whether the image grows with the text in the accessibility categories.
  ///
  /// By how much is not published: here as a length of body text does.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      if adjustsImageSizeForAccessibilityContentSizeCategory { TraitFollowers.add(self) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The frames of an animation: kept, the image stays in view.
  open var animationImages: [UIImage]?
  /// The frames of the highlighted view's animation: kept.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of an animation, in seconds: kept.
  open var animationDuration: TimeInterval = 0
  /// How often an animation runs, 0 for ever: kept.
  open var animationRepeatCount = 0
  /// Whether an animation was started.
  open private(set) var isAnimating = false
  /// Says that an animation runs.
  open func startAnimating() { isAnimating = true }
  /// Says that no animation runs.
  open func stopAnimating() { isAnimating = false }

  /// The size of the image, without its alignment insets; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let shown else { return super.intrinsicContentSize }
    let (size, insets) = (adjusted(shown.size), shown.alignmentRectInsets)
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
  /// The size of the image; the view's own without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown.map { adjusted($0.size) } ?? super.sizeThatFits(size)
  }
  /// Those of the image.
  open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

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
      // What the image says itself comes last, and counts.
      let own = image.symbolConfiguration
      shown = image.applyingSymbolConfiguration(own.map { preferred.applying($0) } ?? preferred)
    }
    setNeedsDisplay()
    guard old?.size != shown?.size || old?.alignmentRectInsets != shown?.alignmentRectInsets else { return }
    invalidateIntrinsicContentSize()
  }
}

/// A control whose image can grow with the text in the accessibility categories.
@MainActor @preconcurrency
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows with the text in the accessibility categories.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
