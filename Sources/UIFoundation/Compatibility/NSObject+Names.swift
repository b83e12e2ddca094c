public import Foundation

/// Methods of Objective-C's root class that Foundation on Linux lacks.
extension NSObject {
  /// Returns the name of the class, including its module.
  public class func description() -> String { NSStringFromClass(self) }
}
