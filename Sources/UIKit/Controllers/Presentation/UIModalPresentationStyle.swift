import Foundation
import UIFoundation

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// A sheet, as for ``pageSheet``.
  case automatic = -2
  /// The style of a controller that isn't presented modally. Treated as ``overFullScreen``.
  case none
  /// The view covers the screen, and the presenting view is removed.
  case fullScreen
  /// A sheet that covers part of the screen.
  case pageSheet
  /// A sheet, as for ``pageSheet``.
  case formSheet
  /// The view covers the window, presented by the nearest controller that defines a context.
  case currentContext
  /// A style that the application's own presentation controller defines. Treated as ``overFullScreen``.
  case custom
  /// The view covers the screen, and the presenting view stays below it.
  case overFullScreen
  /// The view covers the window, presented by the nearest controller that defines a context, whose view stays below it.
  case overCurrentContext
  /// A popover. Treated as ``overFullScreen``.
  case popover
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The view slides up from the bottom.
  case coverVertical
  /// The view flips around its vertical axis.
  case flipHorizontal
  /// The view fades in.
  case crossDissolve
  /// A corner of the presenting view curls up.
  case partialCurl
}
