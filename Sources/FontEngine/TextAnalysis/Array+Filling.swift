extension Array where Element: BitwiseCopyable {
  /// Creates an array of the elements that `body` writes into storage for `capacity` of them, which holds `filler`.
  ///
  /// The standard library's `init(unsafeUninitializedCapacity:initializingWith:)` looks up the type's metadata in every
  /// call, which takes longer than filling and writing short storage.
  ///
  /// - Parameter body: Sets its second argument to the number of elements written, from the first.
  @inline(__always)
  init(
    filling capacity: Int, with filler: Element,
    _ body: (_ storage: UnsafeMutableBufferPointer<Element>, _ count: inout Int) -> Void
  ) {
    self.init(repeating: filler, count: capacity)
    var count = 0
    unsafe withUnsafeMutableBufferPointer { unsafe body($0, &count) }
    if count < capacity { removeLast(capacity - count) }
  }
}
