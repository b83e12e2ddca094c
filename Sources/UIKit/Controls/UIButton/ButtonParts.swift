import CoreGraphics
import Foundation
import UIFoundation

/// The views that display a button's content, each `nil` until it is first used.
struct ButtonParts {
  var title: UIButtonLabel?
  var subtitle: UIButtonLabel?
  var image: ButtonImageView?
}

extension UIButton {
  /// The label of the title, created on first use.
  final var titlePart: UIButtonLabel {
    if let title = parts.title { return title }
    let label = UIButtonLabel(of: self)
    label.lineBreakMode = .byTruncatingMiddle
    label.font = defaultTitleFont
    parts.title = label
    addSubview(label)
    return label
  }

  /// The label of the subtitle, created on first use.
  final var subtitlePart: UIButtonLabel {
    if let subtitle = parts.subtitle { return subtitle }
    let label = UIButtonLabel(of: self)
    parts.subtitle = label
    addSubview(label)
    return label
  }

  /// The view of the image, created on first use.
  final var imagePart: ButtonImageView {
    if let image = parts.image { return image }
    let view = ButtonImageView(of: self)
    parts.image = view
    insertSubview(view, at: 0)
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

  override func drawOwnContent(in context: CGContext) {
    guard let button = button?.target, !button.hidesImage else { return }
    context.composited(alpha: button.imageAlpha) { super.drawOwnContent(in: context) }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.target?.contentMayDiffer()
  }
}
