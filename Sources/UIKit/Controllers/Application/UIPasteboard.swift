public import Foundation

/// The values that were copied last within this process.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The general pasteboard.
  public static let general = UIPasteboard(name: Name(rawValue: "com.apple.UIKit.pboard.general"))
  private static var named: [Name: UIPasteboard] = [:]

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name's string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A key in the dictionary of options for copying. Stored for source compatibility; has no effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the values are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices don't get the values.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The name of the notification that a pasteboard's values have changed.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// The name of the notification that a pasteboard was removed.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// The pasteboard's name.
  public let name: Name
  /// The number of times that the values have changed.
  open private(set) var changeCount = 0

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// Returns the pasteboard with a name. One that doesn't exist is created if `create` is `true`.
  @discardableResult
  public static func named(_ name: Name, create: Bool) -> UIPasteboard? {
    if name == general.name { return general }
    if named[name] == nil, create { named[name] = UIPasteboard(name: name) }
    return named[name]
  }
  /// Creates a pasteboard with a name of its own.
  @discardableResult
  public static func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard(name: Name(UUID().uuidString))
    named[pasteboard.name] = pasteboard
    return pasteboard
  }
  /// Removes a pasteboard, unless it is the general one.
  public static func remove(withName name: Name) {
    guard let removed = named.removeValue(forKey: name) else { return }
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  /// The copied items in order, each with its values by type, such as `public.utf8-plain-text`.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// Copies items. The options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// The types of the first item's values.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns whether the first item has a value of one of the types.
  @discardableResult
  open func contains(pasteboardTypes types: [String]) -> Bool { types.contains { items.first?[$0] != nil } }
  /// Returns the first item's value of a type, or `nil` if it has none.
  @discardableResult
  open func value(forPasteboardType type: String) -> Any? { items.first?[type] }
  /// Returns the first item's value of a type as bytes, or `nil` if it has none, or isn't bytes or a text.
  @discardableResult
  open func data(forPasteboardType type: String) -> Data? {
    value(forPasteboardType: type).flatMap { $0 as? Data ?? ($0 as? String).map { Data($0.utf8) } }
  }
  /// Copies a value.
  open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }
  /// Copies bytes.
  open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }
}
