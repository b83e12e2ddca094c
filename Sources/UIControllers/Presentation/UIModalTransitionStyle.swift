import Foundation
import UIFoundation

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The view flips around its vertical axis.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A corner of the presenting view curls up.
  case partialCurl = 3
}
