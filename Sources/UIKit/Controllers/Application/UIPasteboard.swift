public import Foundation
public import UIFoundation

/// The values that were copied last within this process.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The general pasteboard, which is the only one.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// The copied values, in order.
  private var items: [Any] = []

  /// The first string, or `nil` if there is none.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All strings, or `nil` if there are none.
  open var strings: [String]? {
    get { all(String.self) }
    set { items = newValue ?? [] }
  }
  /// The first URL, or `nil` if there is none.
  open var url: URL? {
    get { all(URL.self)?.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// The first image, or `nil` if there is none.
  open var image: UIImage? {
    get { all(UIImage.self)?.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// The first color, or `nil` if there is none.
  open var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// Whether the pasteboard contains a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether the pasteboard contains a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether the pasteboard contains an image.
  open var hasImages: Bool { image != nil }
  /// The number of values on the pasteboard.
  open var numberOfItems: Int { items.count }

  private func all<Value>(_ kind: Value.Type) -> [Value]? {
    let found = items.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
}
