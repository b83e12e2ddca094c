import CHarfBuzz
import Synchronization

/// A buffer of HarfBuzz, and the language that its last shaper was for.
///
/// A shaper leaves its buffer to the next one, so that the text of a label is shaped without making a buffer, growing it,
/// and looking up the language. One buffer waits per process; what more threads need at once is made and freed.
@safe
final class ShapingBuffer {
  let buffer: OpaquePointer
  private var language: String?
  /// HarfBuzz's pointer for the language, which stays valid as long as the process runs, or `nil` without one.
  private(set) var tag: hb_language_t?
  /// The largest number of code units or glyphs that the buffer has held.
  private var largest = 0

  /// The buffer that waits for a shaper, which owns a reference, or 0.
  private static let waiting = Atomic<UInt>(0)

  /// The largest number of glyphs in a buffer that waits: 40 bytes are kept for each.
  private static let maximumWaiting = 1 << 13

  private init() throws(FontError) {
    guard let buffer = unsafe hb_buffer_create() else {
      throw FontError(.resourceExhausted, operation: "hb_buffer_create", subject: "HarfBuzz")
    }
    unsafe self.buffer = buffer
  }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Takes the buffer that waits, or makes one, for text in a language (BCP 47). An invalid tag counts as no language.
  ///
  /// The corresponding C functions are `hb_buffer_create` and `hb_language_from_string`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  static func taken(for language: String?) throws(FontError) -> ShapingBuffer {
    let known = waiting.exchange(0, ordering: .acquiring)
    let buffer =
      if let owned = unsafe UnsafeRawPointer(bitPattern: known) {
        unsafe Unmanaged<ShapingBuffer>.fromOpaque(owned).takeRetainedValue()
      } else {
        try ShapingBuffer()
      }
    if buffer.language != language { try buffer.setLanguage(language) }
    return buffer
  }

  private func setLanguage(_ language: String?) throws(FontError) {
    // HarfBuzz never frees a tag that it has seen, so overlong tags are not passed to it.
    let name = language.flatMap { $0.utf8.count <= FontLimits.maximumLanguageTag ? $0 : nil }
    let known = unsafe name.flatMap { unsafe hb_language_from_string($0, -1) }
    // Any text but the empty one is a language, unless memory runs out.
    if let name, name.utf8.first ?? 0 != 0, unsafe known == nil {
      throw FontError(.resourceExhausted, operation: "hb_language_from_string", subject: "HarfBuzz")
    }
    self.language = language
    unsafe tag = known
  }

  /// Records how many code units or glyphs the buffer holds.
  func note(_ count: Int) { largest = max(largest, count) }

  /// Has the buffer wait for the next shaper, unless it is large or memory ran out in it.
  func leave() {
    guard largest <= Self.maximumWaiting, unsafe hb_buffer_allocation_successful(buffer) != 0 else { return }
    let own = unsafe UInt(bitPattern: Unmanaged.passRetained(self).toOpaque())
    let other = Self.waiting.exchange(own, ordering: .acquiringAndReleasing)
    if let owned = unsafe UnsafeRawPointer(bitPattern: other) {
      unsafe Unmanaged<ShapingBuffer>.fromOpaque(owned).release()
    }
  }
}
