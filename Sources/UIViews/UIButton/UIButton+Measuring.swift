import Foundation
import UIFoundation

extension UIButton {
  /// Above and below a title in a button without insets of its own (uikit.md, "UILabel, UITextView, UIButton").
  static let titleMargin: CGFloat = 6
  /// The least width of a button with a title, or with nothing (uikit.md, as above).
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

  /// The size of the title, with its lines broken at a width if it may have several.
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
    let insets = contentEdgeInsets
    let image = imageSize
    let title = titleSize(at: width.map { $0 - insets.left - insets.right - image.width })
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if insets == .zero {
      let isImageOnly = image != .zero && !hasTitle
      // Without a title, but also without an image, the button is as high as a line.
      let line = hasTitle ? title.height : isImageOnly ? 0 : pixelSnapping.ceilToPixel(titleFont.lineHeight)
      if !isImageOnly {
        size.height = max(image.height, line + 2 * Self.titleMargin)
        size.width = max(size.width, Self.minimumWidth)
      }
    }
    return pixelSnapping.ceilToPixel(
      CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom))
  }

  private var titleFont: UIFont { parts.title?.font ?? defaultTitleFont }

  /// Where the title's baselines lie in a button of a size; nil without a title.
  func titleBaselines(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    guard let title = parts.title, title.isShown else { return nil }
    let frame = partFrames(in: CGRect(origin: .zero, size: size)).title
    guard let inside = title.textBaselines(in: frame.size) else { return nil }
    return (frame.minY + inside.firstFromTop, size.height - frame.maxY + inside.lastFromBottom)
  }
}
