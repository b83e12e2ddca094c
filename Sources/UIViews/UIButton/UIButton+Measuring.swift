import Foundation
import UIFoundation

extension UIButton {
  /// Above and below a title in a button without an image and without insets of its own.
  static let titleMargin: CGFloat = 6
  /// The least width of such a button.
  static let minimumWidth: CGFloat = 30

  /// Whether the height follows from the width: a title that may have several lines.
  var wrapsTitle: Bool {
    Self.isWrapped(parts.title) || Self.isWrapped(parts.subtitle)
  }

  private static func isWrapped(_ label: UIButtonLabel?) -> Bool {
    if let label, label.isShown { label.numberOfLines != 1 } else { false }
  }

  /// What the button shows, for measuring.
  private var hasTitle: Bool { parts.title?.isShown ?? false }
  var imageSize: CGSize { parts.image?.image == nil ? .zero : parts.image?.sizeThatFits(.zero) ?? .zero }

  /// The size of the title in whole pixels, with its lines broken at a width if it may have several.
  func titleSize(at width: CGFloat?) -> CGSize {
    guard let title = parts.title, title.isShown else { return .zero }
    let room: CGFloat = if let width { max(width, 1) } else { 0 }
    return title.sizeThatFits(CGSize(width: room, height: 0))
  }

  /// The size of the content with the room around it; its lines are broken at a width of the button, unless that is
  /// nil or no width.
  func fittingSize(at width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    let width: CGFloat? = if let width, width > 0, width < UILabel.unlimited { width } else { nil }
    if mayHaveConfiguration, let configuration { return configuredSize(configuration.updated(for: self), at: width) }
    let size = contentSize(at: width)
    let insets = contentEdgeInsets
    return pixelSnapping.ceilToPixel(
      CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom))
  }

  /// The size of image and title, as recorded (uikit-recorded.md, "Sizes and alignment insets"): a title has whole points,
  /// an empty one keeps the height of its line, and only without an image and without insets of the caller's there are 6
  /// points above and below and a least width.
  private func contentSize(at width: CGFloat?) -> CGSize {
    let insets = contentEdgeInsets
    let image = imageSize
    let title = wholeTitleSize(at: width.map { $0 - insets.left - insets.right - image.width })
    let isImageShown = image != .zero
    let hasMargins = !isImageShown && insets == .zero
    let keepsLine = hasMargins || currentTitle != nil || currentAttributedTitle != nil
    let line = hasTitle ? title.height : keepsLine ? Self.whole.ceilToPixel(titleFont.lineHeight) : 0
    if hasMargins {
      return CGSize(width: max(title.width, Self.minimumWidth), height: line + 2 * Self.titleMargin)
    }
    return CGSize(width: image.width + title.width, height: max(image.height, line))
  }

  /// The size of the title in whole points.
  func wholeTitleSize(at width: CGFloat?) -> CGSize { Self.whole.ceilToPixel(titleSize(at: width)) }

  /// Rounds to whole points.
  private static let whole = PixelSnapping(scale: 1)

  private var titleFont: UIFont { parts.title?.font ?? defaultTitleFont }

  /// Where the title's baselines lie in a button of a size; nil without a title.
  func titleBaselines(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    guard let title = parts.title, title.isShown else { return nil }
    let frame = partFrames(in: CGRect(origin: .zero, size: size)).title
    guard let inside = title.textBaselines(in: frame.size) else { return nil }
    return (frame.minY + inside.firstFromTop, size.height - frame.maxY + inside.lastFromBottom)
  }
}
