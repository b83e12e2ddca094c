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

  var attributed: AttributedString? {
    switch self {
    case .none: nil
    case .plain(let string): AttributedString(string)
    case .attributed(let string): string
    }
  }
}
