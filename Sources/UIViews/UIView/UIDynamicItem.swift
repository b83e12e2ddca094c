public import CoreGraphics
public import Foundation

/// Something that iOS lets fall, bounce and snap: nothing here does, but what it would move by is there.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of what is around.
  var center: CGPoint { get set }
  /// The size, at the origin.
  var bounds: CGRect { get }
  /// A map around the centre.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
