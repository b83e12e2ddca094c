public import Foundation

/// What Objective-C's root class says and Foundation's on Linux does not.
extension NSObject {
  /// The name of the class, with that of its module.
  public class func description() -> String { NSStringFromClass(self) }
}
