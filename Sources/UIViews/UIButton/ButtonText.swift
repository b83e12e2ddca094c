import Foundation
import UIFoundation

/// A title of a configuration: without attributes unless it was given some.
enum ButtonText: Hashable {
  case none
  case plain(String)
  case attributed(AttributedString)

  init(_ string: String?) { self = string.map(ButtonText.plain) ?? .none }

  init(_ string: AttributedString?) { self = string.map(ButtonText.attributed) ?? .none }

  var string: String? {
    switch self {
    case .none: nil
    case .plain(let string): string
    case .attributed(let string): String(string.characters)
    }
  }

  /// The text with attributes, if it has some or a transformer may give it some: it is in the given font where it has none
  /// of its own, before the transformer changes that.
  func attributedText(
    in font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    if case .plain = self, transformer == nil { return nil }
    guard let attributed else { return nil }
    var text = AttributedString()
    for run in attributed.runs {
      var attributes = AttributeContainer()
      attributes.font = font
      attributes.merge(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      text += AttributedString(String(attributed[run.range].characters), attributes: attributes)
    }
    return NSAttributedString(text)
  }

  var attributed: AttributedString? {
    switch self {
    case .none: nil
    case .plain(let string): AttributedString(string)
    case .attributed(let string): string
    }
  }
}
