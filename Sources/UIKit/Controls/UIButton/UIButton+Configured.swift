import CoreGraphics
import Foundation
import UIFoundation

/// Displays, measures, and lays out a button's content by a configuration.
extension UIButton {
  /// The width and height of an activity indicator, in points.
  static let indicatorSide: CGFloat = 20

  func configurationDidChange() {
    if configuration == nil {
      parts.title?.adjustsFontForContentSizeCategory = false
      parts.title?.lineBreakMode = .byTruncatingMiddle
      parts.title?.numberOfLines = 1
      parts.title?.font = defaultTitleFont
      parts.subtitle?.text = nil
      parts.image?.tintColor = nil
    }
    showState()
    contentMayDiffer()
  }

  func markNeedsUpdateConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsUpdateConstraints()
  }

  /// Performs a pending update. Changes that it makes are displayed and don't request another update.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
  }

  func runConfigurationUpdateHandler() { configurationUpdateHandler?(self) }

  /// Displays the content of a configuration, or the button's own title and image where it has none.
  func show(_ configuration: Configuration) {
    let size = configuration.buttonSize
    let alignment = textAlignment(of: configuration)
    let color = configuration.foregroundColor(of: self)
    let title = configuration.titleText == .none ? ButtonText(currentTitle) : configuration.titleText
    if title != .none || parts.title != nil {
      let label = titlePart
      set(label, title, size.titleStyle, configuration.titleTextAttributesTransformer)
      wrap(label, configuration.titleLineBreakMode, alignment)
      if configuration.titleText == .none, let attributed = currentAttributedTitle { label.attributedText = attributed }
      if label.content.attributed == nil { label.textColor = color }
    }
    if configuration.subtitleText != .none || parts.subtitle != nil {
      let label = subtitlePart
      set(label, configuration.subtitleText, size.subtitleStyle, configuration.subtitleTextAttributesTransformer)
      wrap(label, configuration.subtitleLineBreakMode, alignment)
      if label.content.attributed == nil { label.textColor = color }
    }
    let image = configuration.image ?? currentImage
    guard image != nil || parts.image != nil else { return }
    let view = imagePart
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    view.image = image
    let tint = configuration.imageColorTransformer?(color) ?? color
    if !view.tintColor.isSame(as: tint) { view.tintColor = tint }
  }

  private func wrap(_ label: UILabel, _ mode: NSLineBreakMode, _ alignment: NSTextAlignment) {
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = mode
    label.textAlignment = alignment
  }

  private func set(
    _ label: UIButtonLabel, _ text: ButtonText, _ style: UIFont.TextStyle,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if let attributed = text.attributedText(in: font, transformer) {
      // Setting a label's font changes the font of its whole text, so it is set first.
      label.text = nil
      label.font = font
      label.attributedText = attributed
    } else {
      label.text = text.string
      label.font = font
    }
    label.adjustsFontForContentSizeCategory = true
  }

  private func textAlignment(of configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .center: .center
    case .automatic: isBesideImage(configuration) ? .natural : .center
    case .leading: .natural
    case .trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
  }

  private func isBesideImage(_ configuration: Configuration) -> Bool {
    image(of: configuration) != .zero && configuration.imagePlacement.isBeside
  }

  private func image(of configuration: Configuration) -> CGSize {
    configuration.showsActivityIndicator
      ? CGSize(width: Self.indicatorSide, height: Self.indicatorSide) : imageSize
  }

  /// The sizes of the parts of a configured button.
  private struct Sizes {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    /// The spaces between image and text, and between title and subtitle, in points.
    var imagePadding: CGFloat
    var titlePadding: CGFloat

    var text: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    func group(isBeside: Bool) -> CGSize {
      isBeside
        ? CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
        : CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
    }
  }

  private func sizes(_ configuration: Configuration, at width: CGFloat?) -> Sizes {
    let image = image(of: configuration)
    let hasTitle = parts.title?.isShown ?? false
    let hasSubtitle = parts.subtitle?.isShown ?? false
    let imagePadding = image != .zero && (hasTitle || hasSubtitle) ? configuration.imagePadding.bounded : 0
    let beside = configuration.imagePlacement.isBeside ? image.width + imagePadding : 0
    let room = width.map { max($0 - beside, 1) }
    func limited(_ size: CGSize) -> CGSize {
      CGSize(width: room.map { min(size.width, $0) } ?? size.width, height: size.height)
    }
    let subtitle =
      hasSubtitle ? parts.subtitle?.sizeThatFits(CGSize(width: room ?? 0, height: 0)) ?? .zero : .zero
    return Sizes(
      image: image, title: limited(titleSize(at: room)), subtitle: limited(subtitle), imagePadding: imagePadding,
      titlePadding: hasTitle && hasSubtitle ? configuration.titlePadding.bounded : 0)
  }

  func configuredSize(_ configuration: Configuration, at width: CGFloat?) -> CGSize {
    let insets = configuration.contentInsets.bounded
    var group = sizes(configuration, at: width.map { $0 - insets.leading - insets.trailing })
      .group(isBeside: configuration.imagePlacement.isBeside)
    if group == .zero {
      // Without content, the height is a line of the title's font.
      let font = UIFont.preferredFont(
        forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
      group.height = pixelSnapping.ceilToPixel(font.lineHeight)
    }
    return pixelSnapping.ceilToPixel(
      CGSize(
        width: group.width + insets.leading + insets.trailing, height: group.height + insets.top + insets.bottom))
  }

  func configuredFrames(_ configuration: Configuration, in bounds: CGRect) -> ButtonFrames {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.contentInsets.bounded
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    let isBeside = configuration.imagePlacement.isBeside
    let sizes = sizes(configuration, at: max(room.width, 1))
    var group = sizes.group(isBeside: isBeside)
    if contentHorizontalAlignment == .fill { group.width = max(room.width, 0) }
    let (top, _) = verticalSpan(group.height, in: room)
    let groupFrame = CGRect(
      x: groupStart(group.width, in: room), y: top, width: group.width, height: group.height)
    let isLast = configuration.imagePlacement == .trailing || configuration.imagePlacement == .bottom
    return frames(sizes, in: groupFrame, configuration, isImageLeft: isLast == isMirrored, isImageLast: isLast)
  }

  private func frames(
    _ sizes: Sizes, in group: CGRect, _ configuration: Configuration, isImageLeft: Bool, isImageLast: Bool
  ) -> ButtonFrames {
    var frames = ButtonFrames()
    var text = group
    if configuration.imagePlacement.isBeside {
      let x = isImageLeft ? group.minX : group.maxX - sizes.image.width
      frames.image = CGRect(origin: CGPoint(x: x, y: group.midY - sizes.image.height / 2), size: sizes.image)
      let width = max(group.width - sizes.image.width - sizes.imagePadding, 0)
      text = CGRect(
        x: isImageLeft ? group.maxX - width : group.minX, y: group.midY - sizes.text.height / 2, width: width,
        height: sizes.text.height)
    } else {
      let y = isImageLast ? group.maxY - sizes.image.height : group.minY
      frames.image = CGRect(origin: CGPoint(x: group.midX - sizes.image.width / 2, y: y), size: sizes.image)
      text.size.height = sizes.text.height
      if !isImageLast { text.origin.y = group.maxY - sizes.text.height }
    }
    let alignment = textAlignment(of: configuration)
    frames.title = line(sizes.title, in: text, y: text.minY, alignment)
    frames.subtitle = line(sizes.subtitle, in: text, y: text.maxY - sizes.subtitle.height, alignment)
    return frames
  }

  /// Returns the frame of a label in the column of title and subtitle.
  private func line(_ size: CGSize, in column: CGRect, y: CGFloat, _ alignment: NSTextAlignment) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat
    switch alignment {
    case .center: x = column.midX - size.width / 2
    case .right: x = column.maxX - size.width
    case .natural, .justified: x = isMirrored ? column.maxX - size.width : column.minX
    case .left: x = column.minX
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension NSDirectionalRectEdge {
  /// Whether the edge is the leading or the trailing one.
  fileprivate var isBeside: Bool { !contains(.top) && !contains(.bottom) }
}
