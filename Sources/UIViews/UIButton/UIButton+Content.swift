import Foundation
import UIFoundation

extension UIButton {
  /// The font of a title: 18 points for the type `custom`, else 15, until the label is given another.
  var defaultTitleFont: UIFont { looks.type == .custom ? Self.titleFont : Self.systemTitleFont }

  // One object each, which knows its measures from the second button on.
  private static let systemTitleFont = UIFont.systemFont(ofSize: 15)
  private static let titleFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)

  var defaultTitleColor: UIColor { looks.type == .custom ? .white : tintColor ?? .systemBlue }

  /// Becomes a type, before anything was set.
  func take(_ type: ButtonType) {
    let former = defaultTitleFont
    looks.type = type
    if let title = parts.title, title.font == former { title.font = defaultTitleFont }
    if let symbol = type.symbol {
      setImage(UIImage(systemName: symbol, withConfiguration: ButtonType.symbolConfiguration), for: .normal)
    }
  }

  func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Shows what belongs to the state; what is the same stays untouched.
  func showState() {
    if mayHaveConfiguration, let configuration { return show(configuration.updated(for: self)) }
    let attributed = currentAttributedTitle
    let title = attributed == nil ? currentTitle : nil
    if attributed != nil || title != nil || parts.title != nil {
      let label = parts.titleLabel(of: self)
      if let attributed { label.attributedText = attributed } else { label.text = title }
      let color = currentTitleColor
      if attributed == nil, !label.textColor.isSame(as: color) { label.textColor = color }
    }
    let image = currentImage
    guard image != nil || parts.image != nil else { return }
    let view = parts.imageView(of: self)
    view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    view.image = image
  }

  /// The size of title or image has changed.
  func contentMayDiffer() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIButton.ButtonType {
  /// The symbol that a type shows; nil for those without.
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }

  /// Circles of 22 points, as on iOS.
  @MainActor fileprivate static let symbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18)
}
