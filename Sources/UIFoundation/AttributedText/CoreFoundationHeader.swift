/// What CoreFoundation reads of an object that is an attribute of a string: the word behind the object's own header.
///
/// On Linux, `NSAttributedString` compares attributes with `CFEqual`, which takes that word for the `_cfinfo` of its own
/// objects. Bits 8 to 17 are a type there, and where they are 0 the process stops. An `NSObject` that may become an
/// attribute therefore has this as its first stored property: type 1 says "some object", and `CFEqual` then calls
/// `isEqual(_:)`. It is a variable because the optimizer may drop the store of a constant that no Swift code reads.
struct CoreFoundationHeader: Sendable {
  private var bits: UInt64 = 1 << 8
}
