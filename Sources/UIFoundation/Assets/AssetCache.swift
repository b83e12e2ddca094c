import CoreGraphics

/// The images of asset catalogs that were read, up to a number of bytes. The oldest are dropped first.
struct AssetCache {
  /// The maximum size of all images, in bytes, of which each counts as at least ``overhead``.
  static let limit = 64 << 20
  /// The memory that an image needs besides its picture, in bytes; an estimate.
  static let overhead = 1 << 10

  /// An asset and the traits that select its variant.
  struct Key: Hashable {
    private let folder: String
    private let idiom: UIUserInterfaceIdiom
    private let style: UIUserInterfaceStyle
    private let contrast: UIAccessibilityContrast
    private let widthClass: UIUserInterfaceSizeClass
    private let heightClass: UIUserInterfaceSizeClass
    private let direction: UITraitEnvironmentLayoutDirection
    private let scale: CGFloat

    init(folder: String, _ traits: UITraitCollection) {
      self.folder = folder
      idiom = traits.userInterfaceIdiom
      style = traits.userInterfaceStyle
      contrast = traits.accessibilityContrast
      widthClass = traits.horizontalSizeClass
      heightClass = traits.verticalSizeClass
      direction = traits.layoutDirection
      scale = traits.displayScale
    }
  }

  private let limit: Int
  private var contents: [Key: ImageContent] = [:]
  /// The keys of the contents, oldest first, from `first` on.
  private var keys: [Key] = []
  private var first = 0
  /// The size of the contents, in bytes.
  private(set) var size = 0

  init(limit: Int = AssetCache.limit) { self.limit = limit }

  subscript(key: Key) -> ImageContent? { contents[key] }

  /// Adds a content, unless it is known or larger than the limit. Amortized O(1).
  mutating func insert(_ content: ImageContent, for key: Key) {
    let added = Self.size(of: content)
    guard added <= limit, contents[key] == nil else { return }
    while size + added > limit { dropOldest() }
    contents[key] = content
    keys.append(key)
    size += added
  }

  private mutating func dropOldest() {
    if let dropped = contents.removeValue(forKey: keys[first]) { size -= Self.size(of: dropped) }
    first += 1
    guard 2 * first >= keys.count else { return }
    keys.removeFirst(first)
    first = 0
  }

  private static func size(of content: ImageContent) -> Int {
    guard case .file(let data, _) = content.source else { return overhead }
    return overhead + data.count
  }
}
