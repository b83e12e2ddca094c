import Foundation
import InterfaceDocuments
import LayoutInspector
import TextOutput
import UIFoundation
import UIKit

/// The options of `galley layout` about the environment of a layout.
struct LayoutEnvironmentOptions: OptionGroup {
  @Option(
    "device", "DEVICE", .device, help: "the device, as documents name it, such as retina6_12 (default: the document's)")
  var device: CanvasDevice?
  @Option("width", "POINTS", .number(in: 40...10_000), help: "the width of all parts (default: that on the device)")
  var width: Double?
  @Option("category", "SIZE", .category, help: "the text size, from XS to AX5 (default: L)")
  var chosenCategory: UIContentSizeCategory?
  @Option(
    "locale", "TAGS", .text,
    help: "the language of the texts, such as de; several as de,ar; or all of the document's (default: its own)")
  var localeList: String?
  @Option(
    "direction", "DIRECTION", .choice(["ltr": .leftToRight, "rtl": .rightToLeft]),
    help: "the direction of the layout: ltr or rtl (default: that of the locale)")
  var direction: UIUserInterfaceLayoutDirection?
  let shared = DocumentOptions()

  var category: UIContentSizeCategory { chosenCategory ?? .large }

  /// The languages that are given, each once.
  private var tags: [String] {
    let all = (localeList ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return all.enumerated().filter { !all.prefix($0).contains($1) && !$1.isEmpty }.map(\.element)
  }

  /// Whether there is a layout in each of several languages.
  var hasSeveralLocales: Bool { tags.count > 1 || tags.contains(Self.all) }

  /// The only language, or `nil` for that of a document, or for several.
  var locale: String? { hasSeveralLocales ? nil : tags.first }

  /// Returns the languages in which the document at a path is laid out; `nil` is its own.
  func locales(ofDocument path: String) -> [String?] {
    if tags.contains(Self.all) { return [nil] + InterfaceStrings.languages(documentPath: path) }
    return tags.isEmpty ? [nil] : tags
  }

  /// The value for all languages of a document.
  private static let all = "all"

  /// The name of the first option that is given, or `nil`.
  var firstGiven: String? {
    let options = [
      ("device", device != nil), ("width", width != nil), ("category", chosenCategory != nil),
      ("locale", localeList != nil), ("direction", direction != nil), ("ios", shared.system != nil),
    ]
    return options.first(where: \.1)?.0
  }

  /// The environment as JSON.
  @MainActor var members: [JSONValue.Member] {
    let direction = environment(isDark: false, locale: locale).direction
    return [
      JSONValue.Member(name: "device", value: device.flatMap(\.name).map { .string($0) } ?? nil),
      JSONValue.Member(name: "width", value: width.map { .number($0) } ?? nil),
      JSONValue.Member(name: "category", value: .string(category.shortName)),
      JSONValue.Member(name: "locale", value: locale.map { .string($0) } ?? nil),
      // With several languages, each document has its own.
      JSONValue.Member(
        name: "direction",
        value: hasSeveralLocales && self.direction == nil
          ? nil : .string(direction == .rightToLeft ? "rtl" : "ltr")),
      JSONValue.Member(name: "ios", value: .integer(SystemVersion.current.major)),
    ]
  }

  /// Returns the environment in a language, at another text size if one is given. Its width isn't that of a part.
  @MainActor
  func environment(
    isDark: Bool, locale: String?, category: UIContentSizeCategory? = nil
  ) -> LayoutEnvironment {
    if let system = shared.system { SystemVersion.current = system }
    return LayoutEnvironment(
      category: category ?? self.category, locale: locale, direction: direction, style: isDark ? .dark : .light)
  }
}

/// The options of `galley layout` about its output.
struct LayoutOutputOptions: OptionGroup {
  @Flag("recorded", help: "compares the frames with those that the documents record instead")
  var comparesRecorded: Bool
  @Flag("json", help: "prints JSON") var isJSON: Bool
  @Option(
    "picture", "FILE", .picture,
    help: "also draws all parts, with their baselines and distances (PNG, SVG, or PDF)")
  var picture: PictureFile?
  @Option(
    "page", "FILE", .path(["html"]),
    help: "also writes a web page of all parts, with a slider for the text size and the problems at each")
  var page: String?
  @Flag("exit-zero", help: "exits with 0 even if there are problems or frames that differ") var exitsZero: Bool
}

extension CanvasDevice {
  /// A name of the device, as documents write it; the first one if several devices have the same screen.
  fileprivate var name: String? { Self.names.first { CanvasDevice(named: $0) == self } }
}

extension ValueType where Value == CanvasDevice {
  /// The name of a device, as documents write it.
  fileprivate static var device: Self {
    Self(
      expectation: "one of \(CanvasDevice.names.joined(separator: ", "))", completion: .words(CanvasDevice.names),
      read: { CanvasDevice(named: $0) },
      spell: { $0.name ?? "" })
  }
}

extension ValueType where Value == UIContentSizeCategory {
  /// The short name of a content size category.
  fileprivate static var category: Self {
    let names = UIContentSizeCategory.all.map(\.shortName)
    return Self(
      expectation: "one of \(names.joined(separator: ", "))", completion: .words(names),
      read: { name in UIContentSizeCategory.all.first { $0.shortName == name } }, spell: \.shortName)
  }
}
