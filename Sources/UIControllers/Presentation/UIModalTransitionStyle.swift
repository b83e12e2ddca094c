import Foundation
import UIFoundation

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
