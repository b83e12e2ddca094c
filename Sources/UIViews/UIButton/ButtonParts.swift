import CoreGraphics
import Foundation
import UIFoundation

/// The views that display a button's content, each created on first use.
@MainActor
struct ButtonParts {
  private(set) var title: UIButtonLabel?
  private(set) var subtitle: UIButtonLabel?
  private(set) var image: ButtonImageView?

  mutating func titleLabel(of button: UIButton) -> UIButtonLabel {
    if let title { return title }
    let label = UIButtonLabel(of: button)
    label.lineBreakMode = .byTruncatingMiddle
    label.font = button.defaultTitleFont
    title = label
    button.addSubview(label)
    return label
  }

  mutating func subtitleLabel(of button: UIButton) -> UIButtonLabel {
    if let subtitle { return subtitle }
    let label = UIButtonLabel(of: button)
    subtitle = label
    button.addSubview(label)
    return label
  }

  mutating func imageView(of button: UIButton) -> ButtonImageView {
    if let image { return image }
    let view = ButtonImageView(of: button)
    image = view
    button.insertSubview(view, at: 0)
    return view
  }
}

/// The label of a button's title or subtitle, which invalidates the button's size along with its own.
final class UIButtonLabel: UILabel {
  private var button: WeakReference<UIButton>?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = WeakReference(button)
  }

  /// Whether there is any text to display.
  var isShown: Bool { !content.isEmpty }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.target?.contentMayDiffer()
  }
}

/// The view of a button's image, which invalidates the button's size along with its own.
final class ButtonImageView: UIImageView {
  private var button: WeakReference<UIButton>?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = WeakReference(button)
    contentMode = .center
  }

  package override func drawOwnContent(in context: CGContext) {
    guard let button = button?.target, !button.hidesImage else { return }
    context.composited(alpha: button.imageAlpha) { super.drawOwnContent(in: context) }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.target?.contentMayDiffer()
  }
}
