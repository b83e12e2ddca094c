public import Foundation

// Names of Foundation, CoreFoundation, Dispatch and C that source for Darwin uses and Linux lacks, with their values there.

/// An integer as wide as a pointer.
public typealias NSInteger = Int
/// An unsigned integer as wide as a pointer. Swift on Darwin imports it as `Int` where it is a parameter.
public typealias NSUInteger = UInt

/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest finite `Float`, by an older name.
public let HUGE = Float.greatestFiniteMagnitude

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A time in seconds since January 1, 2001, 0:00 UTC.
public typealias CFAbsoluteTime = Double
/// The time now, in seconds since January 1, 2001, 0:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// A string; on Darwin it is bridged to `NSString`, here it is the same.
public typealias CFString = NSString
/// An array; on Darwin it is bridged to `NSArray`, here it is the same.
public typealias CFArray = NSArray
/// A dictionary; on Darwin it is bridged to `NSDictionary`, here it is the same.
public typealias CFDictionary = NSDictionary
/// A URL; on Darwin it is bridged to `NSURL`, here it is the same.
public typealias CFURL = NSURL

/// The authentication by the server's certificate. No request of Foundation's on Linux asks for it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
