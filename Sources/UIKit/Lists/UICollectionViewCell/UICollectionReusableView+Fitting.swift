import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The preferred size of a view, and its placement.
extension UICollectionReusableView {
  /// Returns the attributes with the fitting size of the content, rounded up to the pixel (uikit.md, "Table cells").
  ///
  /// Along an axis that the layout decides, or that no constraint refers to, the original size is preserved.
  func fittedAttributes(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let axes = original.estimatedAxes
    if axes.isEmpty { return original }
    let preferred = original.copied
    // The length is required along an axis that the layout decides, and as small as possible along the other.
    let target = CGSize(
      width: axes.contains(.horizontal) ? 0 : original.size.width,
      height: axes.contains(.vertical) ? 0 : original.size.height)
    let fitting = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    var size = original.size
    if axes.contains(.horizontal), decides(.horizontal, fitting.width) {
      size.width = pixelSnapping.ceilToPixel(fitting.width)
    }
    if axes.contains(.vertical), decides(.vertical, fitting.height) {
      size.height = pixelSnapping.ceilToPixel(fitting.height)
    }
    if size != original.size {
      let corner = original.frame.origin
      preferred.size = size
      if preferred.transform.isIdentity { preferred.frame = CGRect(origin: corner, size: size) }
    }
    return preferred
  }

  /// Returns whether a fitting length is valid: it is finite, and constraints or content determine the axis.
  private func decides(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> Bool {
    guard length.isFinite, length >= 0 else { return false }
    if length > 0 { return true }
    return (fittingView.constraints + constraints).contains { constraint in
      [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)].contains
      {
        item, attribute in
        let view = (item as? UILayoutGuide)?.owningView ?? item as? UIView
        return view === fittingView && attribute.isAlong(axis)
      }
    }
  }

  /// Applies layout attributes, unless the view already has them.
  func applyAttributesIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    if let appliedAttributes, appliedAttributes.isEqual(attributes), isPositioned(by: attributes) { return }
    placeAndApply(attributes)
  }

  /// Applies layout attributes and calls `apply(_:)`.
  func placeAndApply(_ attributes: UICollectionViewLayoutAttributes) {
    applyAttributes(attributes)
    apply(attributes)
  }

  private func isPositioned(by attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.transform.isIdentity ? frame == shiftedFrame(attributes) : center == shiftedCenter(attributes)
  }

  private func shiftedFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    attributes.frame.offsetBy(dx: hostShift.x, dy: hostShift.y)
  }

  private func shiftedCenter(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    CGPoint(x: attributes.center.x + hostShift.x, y: attributes.center.y + hostShift.y)
  }

  /// Sets the frame and appearance from layout attributes.
  func applyAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    appliedAttributes = attributes.copied
    transform = attributes.transform
    if attributes.transform.isIdentity {
      let shifted = shiftedFrame(attributes)
      if frame != shifted { frame = shifted }
    } else {
      bounds.size = attributes.size
      center = shiftedCenter(attributes)
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    if layer.transform != attributes.transform3D { layer.transform = attributes.transform3D }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Returns whether the attribute belongs to an axis.
  fileprivate func isAlong(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      return axis == .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return axis == .vertical
    case .notAnAttribute: return false
    }
  }
}

/// The axes along which content determines a size.
struct FittingAxes: OptionSet {
  let rawValue: Int
  static let horizontal = FittingAxes(rawValue: 1 << 0)
  static let vertical = FittingAxes(rawValue: 1 << 1)
  static let both: FittingAxes = [.horizontal, .vertical]
}
