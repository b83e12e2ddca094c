import CoreGraphics
import Foundation
import UIFoundation

/// The frames of a button's parts, in its bounds' coordinates.
struct ButtonFrames {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
}

extension UIButton {
  /// Sets the frames of the parts. A part that has constraints of its own isn't moved.
  func placeParts() {
    let frames = partFrames(in: bounds)
    positionPart(parts.image, at: frames.image)
    positionPart(parts.title, at: frames.title)
    positionPart(parts.subtitle, at: frames.subtitle)
  }

  private func positionPart(_ part: UIView?, at frame: CGRect) {
    guard let part, part.translatesAutoresizingMaskIntoConstraints, part.frame != frame else { return }
    part.frame = frame
  }

  /// Returns the frames of the parts in the given bounds, aligned to whole pixels.
  func partFrames(in bounds: CGRect) -> ButtonFrames {
    var frames: ButtonFrames
    if mayHaveConfiguration, let configuration {
      frames = configuredFrames(configuration.updated(for: self), in: bounds)
    } else {
      frames = ButtonFrames()
      let content = contentRect(forBounds: bounds)
      if parts.image?.image != nil { frames.image = imageRect(forContentRect: content) }
      if parts.title?.isShown ?? false { frames.title = titleRect(forContentRect: content) }
    }
    let snapping = pixelSnapping
    frames.image = snapping.frame(frames.image)
    frames.title = snapping.frame(frames.title)
    frames.subtitle = snapping.frame(frames.subtitle)
    return frames
  }

  /// Returns the frame of the image, which forms a group with the title without a gap.
  func imageRectangle(in contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: imageEdgeInsets.bounded)
    let image = CGSize(
      width: min(imageSize.width, max(room.width, 0)), height: min(imageSize.height, max(room.height, 0)))
    let available = max(room.width - image.width, 0)
    let title = min(wholeTitleSize(at: available).width, available)
    if title == 0, contentHorizontalAlignment == .fill {
      let (y, height) = verticalSpan(image.height, in: room)
      return CGRect(x: room.minX, y: y, width: max(room.width, 0), height: height)
    }
    let start = groupStart(image.width + title, in: room)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let behind = contentHorizontalAlignment == .fill ? available : title
    let (y, height) = verticalSpan(image.height, in: room)
    return CGRect(x: isMirrored ? start + behind : start, y: y, width: image.width, height: height)
  }

  /// Returns the frame of the title, which forms a group with the image without a gap.
  func titleRectangle(in contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: titleEdgeInsets.bounded)
    let image = min(imageSize.width, max(room.width, 0))
    let available = max(room.width - image, 0)
    let size = wholeTitleSize(at: available)
    let width = contentHorizontalAlignment == .fill ? available : min(size.width, available)
    let start = groupStart(image + width, in: room)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (y, height) = verticalSpan(min(size.height, max(room.height, 0)), in: room)
    return CGRect(x: isMirrored ? start : start + image, y: y, width: width, height: height)
  }

  /// Returns the left edge of a group of a given width.
  func groupStart(_ width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: room.minX
    case .right, .trailing: room.maxX - width
    case .center: room.midX - width / 2
    }
  }

  /// Returns the vertical position and height of content of a given height.
  func verticalSpan(_ height: CGFloat, in room: CGRect) -> (y: CGFloat, height: CGFloat) {
    switch contentVerticalAlignment {
    case .top: (room.minY, height)
    case .bottom: (room.maxY - height, height)
    case .center: (room.midY - height / 2, height)
    case .fill: (room.minY, max(room.height, 0))
    }
  }
}
