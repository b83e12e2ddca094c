public import Foundation
public import UIFoundation

/// What was copied last, in this process.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The only pasteboard.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// What was copied, in order.
  private var items: [Any] = []

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts; nil without any.
  open var strings: [String]? {
    get { all(String.self) }
    set { items = newValue ?? [] }
  }
  /// The first address.
  open var url: URL? {
    get { all(URL.self)?.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// The first image.
  open var image: UIImage? {
    get { all(UIImage.self)?.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// The first colour.
  open var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// How many things there are.
  open var numberOfItems: Int { items.count }

  private func all<Value>(_ kind: Value.Type) -> [Value]? {
    let found = items.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
}
