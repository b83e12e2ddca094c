public import Foundation

// Names of Foundation, CoreFoundation, Dispatch, and C that code for Darwin uses and Linux lacks, with their values on
// Darwin.

/// An integer as wide as a pointer.
public typealias NSInteger = Int
/// An unsigned integer as wide as a pointer. Swift on Darwin imports parameters of this type as `Int`.
public typealias NSUInteger = UInt

/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest finite `Float`; an older name.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A time in seconds since January 1, 2001, 0:00 UTC.
public typealias CFAbsoluteTime = Double
/// Returns the current time, in seconds since January 1, 2001, 0:00 UTC.
@discardableResult
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// A string. Darwin bridges it to `NSString`; here it is the same type.
public typealias CFString = NSString
/// An array. Darwin bridges it to `NSArray`; here it is the same type.
public typealias CFArray = NSArray
/// A dictionary. Darwin bridges it to `NSDictionary`; here it is the same type.
public typealias CFDictionary = NSDictionary
/// A URL. Darwin bridges it to `NSURL`; here it is the same type.
public typealias CFURL = NSURL
/// Bytes. Darwin bridges them to `NSData`; here they are the same type.
public typealias CFData = NSData
/// An error. Darwin bridges it to `NSError`; here it is the same type.
public typealias CFError = NSError

/// The authentication method of server certificates. Foundation on Linux never requests it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// Methods of Objective-C's root class that Foundation on Linux lacks.
extension NSObject {
  /// Returns the name of the class, including its module.
  @discardableResult
  public class func description() -> String { NSStringFromClass(self) }
  /// Returns the class itself. Objective-C's root class has its instances' methods, too.
  @discardableResult
  public class func classForCoder() -> AnyClass { self }
}

/// Runs a closure. There is no pool: an object is deallocated with its last reference.
///
/// - Throws: The errors of the closure.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
