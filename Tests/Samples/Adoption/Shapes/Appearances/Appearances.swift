// swift-format-ignore-file
import UIKit

/// A view whose colors and fonts are set for all of its kind.
@IBDesignable class BadgeView: UIView {
  @objc dynamic var badgeColor: UIColor? { didSet { changes += 1; backgroundColor = badgeColor } }
  @IBInspectable dynamic public var inset: CGFloat = 2 {
    willSet { changes += newValue == inset ? 0 : 10 }
    didSet { invalidateIntrinsicContentSize() }
  }
  @IBInspectable var isRound: Bool {
    get { layer.cornerRadius > 0 }
    set { layer.cornerRadius = newValue ? 8 : 0 }
  }
  private(set) var changes = 0

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: 10 + 2 * inset, height: 10 + inset * 2) }
}

extension UIColor {
  @objc static let badge = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
  @objc(badgeWithAlpha:) class func badge(alpha: CGFloat) -> UIColor { badge.withAlphaComponent(alpha) }
}

extension BadgeView {
  static func style() -> BadgeView {
    let view = BadgeView(frame: .zero)
    view.badgeColor = .badge
    view.inset = 5
    view.isRound = true
    return view
  }
}
