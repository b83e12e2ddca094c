import Foundation
import UIFoundation

extension UIButton {
  /// The title's font, unless the label's font is set: 18 points for the type `custom`, 15 for the others.
  var defaultTitleFont: UIFont { looks.type == .custom ? Self.titleFont : Self.systemTitleFont }

  // Each font is one object, whose metrics are cached from the second button on.
  private static let systemTitleFont = UIFont.systemFont(ofSize: 15)
  private static let titleFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)

  var defaultTitleColor: UIColor { looks.type == .custom ? .white : tintColor ?? .systemBlue }

  /// Sets the type, before any other property is set.
  func setButtonType(_ type: ButtonType) {
    let former = defaultTitleFont
    looks.type = type
    if let title = parts.title, title.font == former { title.font = defaultTitleFont }
    if let symbol = type.symbol {
      setImage(UIImage(systemName: symbol, withConfiguration: ButtonType.symbolConfiguration), for: .normal)
    }
  }

  func setPrimaryAction(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Displays the title and the image for the current state. Unchanged properties aren't set.
  func showState() {
    if mayHaveConfiguration, let configuration { return show(configuration.updated(for: self)) }
    let attributed = currentAttributedTitle
    let title = attributed == nil ? currentTitle : nil
    if attributed != nil || title != nil || parts.title != nil {
      let label = titlePart
      if let attributed { label.attributedText = attributed } else { label.text = title }
      let color = shownTitleColor
      if attributed == nil, !label.textColor.isSame(as: color) { label.textColor = color }
      if looks.hasShadowColors { label.shadowColor = currentTitleShadowColor }
    }
    let image = currentImage
    guard image != nil || parts.image != nil else { return }
    let view = imagePart
    view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    view.image = image
  }

  /// Invalidates the size and the layout after the title or the image has changed.
  func contentMayDiffer() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIButton.ButtonType {
  /// The symbol that the type displays, or `nil`.
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }

  /// Symbols in circles of 22 points, as on iOS.
  @MainActor fileprivate static let symbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18)
}
