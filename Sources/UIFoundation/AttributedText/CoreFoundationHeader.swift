/// The part of an object that CoreFoundation reads of a string attribute: the word after the object's own header.
///
/// On Linux, `NSAttributedString` compares attributes with `CFEqual`, which interprets that word as the `_cfinfo` of
/// its own objects. Bits 8 to 17 contain a type, and if they are 0 the process stops. An `NSObject` that may be used as
/// an attribute therefore has this as its first stored property: type 1 means "some object", and `CFEqual` then calls
/// `isEqual(_:)`. It is a variable because the optimizer may remove the store of a constant that no Swift code reads.
struct CoreFoundationHeader: Sendable {
  private var bits: UInt64 = 1 << 8
}
