extension Array where Element: BitwiseCopyable {
  /// Creates an array of the elements that `body` writes into uninitialized storage for `capacity` of them.
  ///
  /// The standard library's `init(unsafeUninitializedCapacity:initializingWith:)` looks up the type's metadata in every
  /// call, which takes longer than filling short storage on the stack and copying it.
  ///
  /// - Parameter body: Sets its second argument to the number of elements written, from the first.
  @inline(__always)
  init(
    filling capacity: Int, _ body: (_ storage: UnsafeMutableBufferPointer<Element>, _ count: inout Int) -> Void
  ) {
    guard capacity * MemoryLayout<Element>.stride <= 1024 else {
      unsafe self.init(unsafeUninitializedCapacity: capacity) { unsafe body($0, &$1) }
      return
    }
    self = unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) { storage in
      var count = 0
      unsafe body(storage, &count)
      var filled: [Element] = []
      filled.reserveCapacity(count)
      unsafe filled.append(contentsOf: UnsafeBufferPointer(rebasing: storage[..<count]))
      return filled
    }
  }
}
