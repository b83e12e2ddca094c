import CoreGraphics
import Foundation
import UIFoundation

extension UIButton {
  /// The space above and below a title in a button without an image or insets, in points.
  static let titleMargin: CGFloat = 6
  /// The minimum width of a button without an image or insets, in points.
  static let minimumWidth: CGFloat = 30

  /// Whether layout finds the height for the width, because the title may have several lines.
  ///
  /// A button without a configuration doesn't grow when its title wraps; only line breaks in the title count.
  var growsWithTitle: Bool {
    guard mayHaveConfiguration, configuration != nil else { return false }
    return Self.isWrapped(parts.title) || Self.isWrapped(parts.subtitle)
  }

  private static func isWrapped(_ label: UIButtonLabel?) -> Bool {
    if let label, label.isShown { label.numberOfLines != 1 } else { false }
  }

  /// Whether the button displays a title.
  private var hasTitle: Bool { parts.title?.isShown ?? false }
  var imageSize: CGSize { parts.image?.image == nil ? .zero : parts.image?.sizeThatFits(.zero) ?? .zero }

  /// Returns the size of the title in whole pixels, with its lines broken at a width if it may have several.
  func titleSize(at width: CGFloat?) -> CGSize {
    guard let title = parts.title, title.isShown else { return .zero }
    let room: CGFloat = if let width { max(width, 1) } else { 0 }
    return title.sizeThatFits(CGSize(width: room, height: 0))
  }

  /// Returns the size of the content and its insets, with lines broken at a width of the button.
  ///
  /// `nil`, a width of 0 or less, and an unlimited width set no limit.
  func fittingSize(at width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    let width: CGFloat? = if let width, width > 0, width < UILabel.unlimited { width } else { nil }
    if mayHaveConfiguration, let configuration { return configuredSize(configuration.updated(for: self), at: width) }
    let size = contentSize(at: width)
    let insets = contentEdgeInsets.bounded
    return pixelSnapping.ceilToPixel(
      CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom))
  }

  /// Returns the size of the image and the title, as recorded (uikit-recorded.md, "Sizes and alignment insets").
  ///
  /// A title is measured in whole points. Without one, the button is still as high as its line: images of 15, 16, and
  /// 20 points are in recorded buttons of 22, the line of 18 points. A button without an image and insets has 6 points
  /// above and below the title, and a minimum width.
  ///
  /// Recorded for the type `custom`. Not recorded: the other types, and insets without an image and a title.
  private func contentSize(at width: CGFloat?) -> CGSize {
    let insets = contentEdgeInsets.bounded
    let image = imageSize
    let title = wholeTitleSize(at: width.map { $0 - insets.left - insets.right - image.width })
    let line = hasTitle ? title.height : Self.whole.ceilToPixel(titleFont.lineHeight)
    if image == .zero, insets == .zero {
      return CGSize(width: max(title.width, Self.minimumWidth), height: line + 2 * Self.titleMargin)
    }
    return CGSize(width: image.width + title.width, height: max(image.height, line))
  }

  /// Returns the size of the title in whole points.
  func wholeTitleSize(at width: CGFloat?) -> CGSize { Self.whole.ceilToPixel(titleSize(at: width)) }

  /// Rounds to whole points.
  private static let whole = PixelSnapping(scale: 1)

  private var titleFont: UIFont { parts.title?.font ?? defaultTitleFont }

  /// Returns the distances of the title's baselines from the edges of a button of a given size, or `nil` without a
  /// title.
  func titleBaselines(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    guard let title = parts.title, title.isShown else { return nil }
    let frame = partFrames(in: CGRect(origin: .zero, size: size)).title
    guard let inside = title.textBaselines(in: frame.size) else { return nil }
    return (frame.minY + inside.firstFromTop, size.height - frame.maxY + inside.lastFromBottom)
  }
}
