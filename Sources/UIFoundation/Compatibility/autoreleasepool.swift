/// Runs a closure. There is no pool: an object is deallocated with its last reference.
///
/// - Throws: The errors of the closure.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
