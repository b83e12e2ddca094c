import Foundation

/// The folder `.sourcekit-lsp` in an app's folder, from which sourcekit-lsp learns how the app's own files are compiled.
///
/// The files are type-checked as they are, with the compiler's support for Objective-C, which can't generate code on Linux.
/// That needs a module `ObjectiveC`, which stands for UIKit and Foundation, and conformances by which classes count as those
/// of Objective-C.
public struct EditorFolder: Sendable {
  private let app: AppFolder
  private let package: AdoptionPackage
  /// The imported modules, with what they are imported as, such as `os.log`.
  private let imports: Set<String>
  /// Whether a method with `@objc` throws, which crashes the compiler: it looks for a type that Swift has on Apple's
  /// platforms alone.
  private let hasThrowingMethods: Bool

  /// Reads the sources of an app.
  ///
  /// - Throws: `RewriteError` for a source that can't be read.
  public init(for app: AppFolder, package: AdoptionPackage) throws(RewriteError) {
    self.app = app
    self.package = package
    var imports: Set<String> = []
    var hasThrowingMethods = false
    for path in app.sources {
      guard let data = FileManager.default.contents(atPath: app.path + "/" + path) else {
        throw RewriteError(.read, app.path + "/" + path, nil)
      }
      let summary = SummaryCollector.summary(of: SourceText([UInt8](data)))
      // An empty module would be one that can be imported.
      imports.formUnion(
        summary.imports.filter { !($0.condition?.contains("canImport(\($0.module))") ?? false) }.map(\.path))
      hasThrowingMethods =
        hasThrowingMethods
        || summary.types.contains { type in
          type.members.contains { member in
            guard case .method(let signature) = member.kind else { return false }
            return signature.isThrowing && (member.isObjC || type.hasObjCMembers)
          }
        }
    }
    self.imports = imports
    self.hasThrowingMethods = hasThrowingMethods
  }

  /// The folder's path.
  public var path: String { app.path + "/.sourcekit-lsp" }

  /// Writes the files, over earlier ones: they follow from the app and its package. A configuration that the app has of its own
  /// stays.
  ///
  /// - Returns: The configuration to add to the app's own, or `nil` if there is nothing to add.
  /// - Throws: `RewriteError` for a file that can't be written.
  public func write() throws(RewriteError) -> String? {
    let own = FileManager.default.contents(atPath: path + "/config.json").flatMap {
      $0 == Data(Self.configuration.utf8) ? nil : $0
    }
    for (name, text) in files {
      // With the app's configuration, Git doesn't ignore the folder.
      if own != nil, [".gitignore", "config.json"].contains(name) { continue }
      let file = path + "/" + name
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
      } catch { throw RewriteError(.write, file, error) }
    }
    return own.flatMap { Self.isConfigured($0) ? nil : Self.configuration }
  }

  /// Whether a configuration has the entries of the one that is written.
  private static func isConfigured(_ data: Data) -> Bool {
    guard let entries = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return false }
    let paths = (entries["compilationDatabase"] as? [String: Any])?["searchPaths"] as? [String]
    return entries["defaultWorkspaceType"] as? String == "compilationDatabase"
      && paths?.contains(".sourcekit-lsp") ?? false
  }

  // MARK: - Files

  private var files: [(name: String, text: String)] {
    [
      (".gitignore", "*\n"), ("config.json", Self.configuration), ("compile_commands.json", commands),
      ("ObjectiveC.swiftinterface", Self.interface), ("module.modulemap", moduleMap),
      ("Bridging.swift", Self.bridging), ("AppResources.swift", resources),
    ]
  }

  private static let configuration = """
    {
      "defaultWorkspaceType": "compilationDatabase",
      "compilationDatabase": { "searchPaths": [".sourcekit-lsp"] }
    }

    """

  /// One command per file, each of which compiles the whole module.
  private var commands: String {
    let sources = app.sources.map { app.path + "/" + $0 }
    let others = [path + "/Bridging.swift", path + "/AppResources.swift"] + package.sources
    let frontend = ["-import-module", hasThrowingMethods ? "UIKit" : "ObjectiveC"]
    let arguments =
      [
        "swiftc", "-module-name", package.module, "-parse-as-library", "-swift-version", "\(app.languageMode)", "-I",
        package.folder + "/.build/debug/Modules", "-I", path, "-module-cache-path", path + "/cache",
      ] + (app.isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
      + (frontend + (hasThrowingMethods ? [] : ["-enable-objc-interop"])).flatMap { ["-Xfrontend", $0] }
      + sources + others
    let entries = (sources + others).map { Command(directory: app.path, file: $0, arguments: arguments) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and lists of them can be encoded.
    return ((try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) } ?? "[]") + "\n"
  }

  private struct Command: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  /// What the compiler looks for by its name, and what files can use without importing it.
  private static let interface = """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name ObjectiveC -swift-version 5
    @_exported import FoundationNetworking
    @_exported import FoundationXML
    @_exported import UIKit
    public struct ObjCBool { public init() }

    """

  /// Empty modules: those that are missing on Linux, and those of C that only Galley's own modules call.
  private var moduleMap: String {
    var modules: [String: Set<String>] = [:]
    for path in imports {
      let names = path.split(separator: ".").map(String.init)
      guard let module = names.first, !KnownModules.names.contains(module), module != "ObjectiveC" else { continue }
      modules[module, default: []].formUnion(names.dropFirst().prefix(1))
    }
    for module in KnownModules.cModules { modules[module] = [] }
    return modules.sorted { $0.key < $1.key }.map { module, parts in
      // In quotation marks, since words such as `link` and `framework` are the language's own.
      "module \"\(module)\" {\(parts.sorted().map { " module \"\($0)\" {}" }.joined()) }\n"
    }.joined()
  }

  /// Errors in this file aren't shown: a class that isn't final can't conform, yet the compiler takes it as if it did.
  private static let bridging = """
    import Foundation

    // Ends the compiler's work after it has checked types: generating code for Objective-C crashes it.
    #error("These files are only checked.")

    // Has the compiler take these types for ones that Objective-C knows.
    extension NSObject: @retroactive _ObjectiveCBridgeable {
      public func _bridgeToObjectiveC() -> NSObject { self }
      public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout NSObject?) {}
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSObject, result: inout NSObject?) -> Bool { true }
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> Self { fatalError() }
    }
    extension CGFloat: @retroactive _ObjectiveCBridgeable {
      public func _bridgeToObjectiveC() -> NSNumber { 0 }
      public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {}
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool { true }
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { 0 }
    }

    """

  private var resources: String {
    let catalogs = app.assetCatalogs.flatMap { catalog -> [String] in
      let enumerator = FileManager.default.enumerator(atPath: app.path + "/" + catalog)
      return (enumerator?.allObjects as? [String] ?? []).filter { $0.hasSuffix("set/Contents.json") }.sorted()
        .map { app.path + "/" + catalog + "/" + $0 }
    }
    return ResourceSource(folders: [app.path], files: catalogs, registrations: []).text
  }
}
