import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  func configure(_ button: UIButton, _ values: VariedObject) {
    button.setButtonType(Self.buttonType(values["buttonType"]))
    if let font = font(values.value("fontDescription"), values.object, defaultSize: 15) {
      button.titleLabel?.font = font
    }
    if let mode = values["lineBreakMode"].flatMap(Self.lineBreakMode) { button.titleLabel?.lineBreakMode = mode }
    if case .insets(let insets)? = values.value("contentEdgeInsets") { button.contentEdgeInsets = UIEdgeInsets(insets) }
    if case .insets(let insets)? = values.value("titleEdgeInsets") { button.titleEdgeInsets = UIEdgeInsets(insets) }
    if case .insets(let insets)? = values.value("imageEdgeInsets") { button.imageEdgeInsets = UIEdgeInsets(insets) }
    // A button with a configuration keeps the title and the images that it had before in its document, and doesn't show them:
    // with a symbol alone, one is as wide as that (IB, two documents of Xcode 14 and later).
    if let part = values.object.children.first(where: { $0.kind == "buttonConfiguration" }) {
      button.configuration = configuration(part, values)
      button.hasConfiguration = true
    } else {
      for child in values.object.children where child.kind == "state" { configure(button, state: child, values) }
    }
  }

  private func configure(_ button: UIButton, state: InterfaceObject, _ values: VariedObject) {
    let key = state.key ?? "normal"
    let controlState: UIControl.State
    switch key {
    case "normal": controlState = .normal
    case "highlighted": controlState = .highlighted
    case "selected": controlState = .selected
    case "disabled": controlState = .disabled
    case "focused": controlState = .focused
    default: return
    }
    let title = state["title"] ?? string(state.values["title"])
    if let title = source.localized(title, values.object, key + "Title") { button.setTitle(title, for: controlState) }
    if let color = color(state.values["titleColor"]) { button.setTitleColor(color, for: controlState) }
    if let color = color(state.values["titleShadowColor"]) { button.setTitleShadowColor(color, for: controlState) }
    if let configuration = symbolConfiguration(state) {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: controlState)
    }
    if let image = image("image", of: state) { button.setImage(image, for: controlState) }
    if let image = image("backgroundImage", of: state) { button.setBackgroundImage(image, for: controlState) }
    if case .attributedText(let fragments)? = state.values["attributedTitle"] {
      let text = attributedText(fragments, values.object, font: button.titleLabel?.font)
      button.setAttributedTitle(text, for: controlState)
    }
  }

  private static func buttonType(_ name: String?) -> UIButton.ButtonType {
    switch name {
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  private func configuration(_ part: InterfaceObject, _ values: VariedObject) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch part["style"] {
    case "filled": configuration = .filled()
    case "tinted": configuration = .tinted()
    case "gray": configuration = .gray()
    default: configuration = .plain()
    }
    let title = part["title"] ?? string(part.values["title"])
    configuration.title = source.localized(title, values.object, "configuration.title")
    if case .attributedText(let fragments)? = part.values["attributedTitle"] {
      configuration.title = fragments.map(\.text).joined()
    }
    let subtitle = part["subtitle"] ?? string(part.values["subtitle"])
    configuration.subtitle = source.localized(subtitle, values.object, "configuration.subtitle")
    configuration.image = image("image", of: part)
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration(part)
    if let font = font(part.values["titleFontDescription"], part) {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
    if let number = part.number("imagePadding") { configuration.imagePadding = number }
    if let number = part.number("titlePadding") { configuration.titlePadding = number }
    switch part["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    case "leading": configuration.imagePlacement = .leading
    default: break
    }
    switch part["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    if part["titleAlignment"] == "center" { configuration.titleAlignment = .center }
    if case .insets(let insets)? = part.values["contentInsets"] {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    if let color = color(part.values["baseForegroundColor"]) { configuration.baseForegroundColor = color }
    if let color = color(part.values["baseBackgroundColor"]) { configuration.baseBackgroundColor = color }
    return configuration
  }
}
