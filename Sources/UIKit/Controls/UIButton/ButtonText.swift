import Foundation
import UIFoundation

/// A title in a configuration, with or without attributes.
enum ButtonText: Hashable {
  /// There is no title.
  case none
  /// A title without attributes.
  case plain(String)
  /// A title with attributes.
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

  /// Returns the text with attributes, or `nil` if it has none and there is no transformer.
  ///
  /// Text without a font has the given one, before the transformer is applied.
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
