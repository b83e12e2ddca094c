public import Foundation
public import UIFoundation

/// Copied values of the classes that have types of their own.
extension UIPasteboard {
  private enum Kind: String {
    case text = "public.utf8-plain-text"
    case url = "public.url"
    case image = "public.image"
    case color = "com.apple.uikit.color"
  }

  /// The first string, or `nil` if there is none.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All strings, or `nil` if there are none.
  public var strings: [String]? {
    get { all(.text, String.self) }
    set { copy(newValue, .text) }
  }
  /// The first URL, or `nil` if there is none.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// All URLs, or `nil` if there are none.
  public var urls: [URL]? {
    get { all(.url, URL.self) }
    set { copy(newValue, .url) }
  }
  /// The first image, or `nil` if there is none.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// All images, or `nil` if there are none.
  public var images: [UIImage]? {
    get { all(.image, UIImage.self) }
    set { copy(newValue, .image) }
  }
  /// The first color, or `nil` if there is none.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// All colors, or `nil` if there are none.
  public var colors: [UIColor]? {
    get { all(.color, UIColor.self) }
    set { copy(newValue, .color) }
  }
  /// Whether the pasteboard contains a string.
  public var hasStrings: Bool { strings != nil }
  /// Whether the pasteboard contains a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether the pasteboard contains an image.
  public var hasImages: Bool { images != nil }
  /// Whether the pasteboard contains a color.
  public var hasColors: Bool { colors != nil }

  private func all<Value>(_ kind: Kind, _ type: Value.Type) -> [Value]? {
    let found = items.compactMap { $0[kind.rawValue] as? Value }
    return found.isEmpty ? nil : found
  }

  private func copy(_ values: [Any]?, _ kind: Kind) { items = (values ?? []).map { [kind.rawValue: $0] } }
}
