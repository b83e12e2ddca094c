import Foundation
import UIFoundation

/// The style of the status bar's content.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// The system chooses the style.
  case `default`
  /// Light content, for dark backgrounds.
  case lightContent
  /// Dark content, for light backgrounds.
  case darkContent = 3
}
