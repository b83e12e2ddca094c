import Foundation
import UIFoundation

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// A sheet, as for ``pageSheet``.
  case automatic = -2
  /// The style of a controller that isn't presented modally. Treated as ``overFullScreen``.
  case none = -1
  /// The view covers the screen, and the presenting view is removed.
  case fullScreen = 0
  /// A sheet that covers part of the screen.
  case pageSheet = 1
  /// A sheet, as for ``pageSheet``.
  case formSheet = 2
  /// The view covers the window, presented by the nearest controller that defines a context.
  case currentContext = 3
  /// A style that the application's own presentation controller defines. Treated as ``overFullScreen``.
  case custom = 4
  /// The view covers the screen, and the presenting view stays below it.
  case overFullScreen = 5
  /// The view covers the window, presented by the nearest controller that defines a context, whose view stays below it.
  case overCurrentContext = 6
  /// A popover. Treated as ``overFullScreen``.
  case popover = 7
}
