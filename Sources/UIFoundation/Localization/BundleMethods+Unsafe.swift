import CBundleMethods
import Foundation
import Synchronization

/// Has Foundation's bundles answer from ``LocalizedStrings``.
///
/// `NSLocalizedString` and every other caller reach `Bundle.localizedString(forKey:value:table:)` through the class's
/// method table. Foundation on Linux lets no other module make a subclass, since some of the class's methods are
/// internal to Foundation, so the entry in the table is replaced. Bundles exist before and after: all of them answer.
///
/// Proof: The words of a class's metadata follow the layout of the Swift ABI (docs/ABI/TypeMetadata.rst, "Class
/// Metadata") where there is no Objective-C: after the address point, the kind, the superclass, the flags with the
/// instance's address point, the size and alignment of instances, and at byte 32 the size of the metadata and its
/// address point, of 32 bits each. All reads are within that size. The only word that is written contains the address
/// of Foundation's method, so it is that method's entry. It is written in one atomic store of an aligned word: a thread
/// that calls the method at the same time calls one or the other, and both are complete methods of the same type, since
/// the replacement is declared as a method of `Bundle` with the same parameters. The page is made writable first, in
/// case that the linker put the table in a part of the program that is read-only. The entry is never restored, as the
/// replacement calls Foundation's method where no strings are in use.
enum BundleMethods {
  /// The byte of a class's metadata at which its size is, followed by the offset of the address point.
  private static let sizeOffset = 32

  /// Replaces the method, once in a process.
  static let install: Void = {
    guard let entry = unsafe entry(), unsafe makeWritable(entry) else {
      raiseException("Foundation's Bundle has no entry for localizedString(forKey:value:table:) that can be replaced")
    }
    let address = unsafe UInt(bitPattern: galley_replacing_method())
    unsafe entry.withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) { entry in
      unsafe entry.pointee.store(address, ordering: .releasing)
    }
  }()

  /// Returns the entry of the method in the table of the class, or `nil` if it has none.
  private static func entry() -> UnsafeMutablePointer<UInt>? {
    let metadata = unsafe unsafeBitCast(Bundle.self as AnyObject.Type, to: UnsafeMutableRawPointer.self)
    let size = unsafe metadata.load(fromByteOffset: sizeOffset, as: UInt32.self)
    let addressPoint = unsafe metadata.load(fromByteOffset: sizeOffset + 4, as: UInt32.self)
    guard size > addressPoint else { return nil }
    let count = Int(size - addressPoint) / MemoryLayout<UInt>.stride
    let method = unsafe UInt(bitPattern: galley_foundation_method())
    let words = unsafe metadata.assumingMemoryBound(to: UInt.self)
    return unsafe (0..<count).first { unsafe words[$0] == method }.map { unsafe words + $0 }
  }

  /// Makes the page of a word writable. The corresponding C function is `mprotect`.
  private static func makeWritable(_ word: UnsafeMutablePointer<UInt>) -> Bool {
    let size = Int(getpagesize())
    let page = unsafe UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: word) & ~UInt(size - 1))
    return unsafe mprotect(page, size, PROT_READ | PROT_WRITE) == 0
  }
}

extension Bundle {
  /// Replaces `localizedString(forKey:value:table:)`.
  @_silgen_name("galley_bundle_localized_string")
  final func replacedLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    guard let strings = LocalizedStrings.current else {
      return foundationLocalizedString(forKey: key, value: value, table: table)
    }
    return strings.format(forKey: key, value: value, table: table, in: self)
  }

  /// Foundation's own `localizedString(forKey:value:table:)`.
  @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
  final func foundationLocalizedString(forKey key: String, value: String?, table: String?) -> String
}
