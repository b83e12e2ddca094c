import Foundation

/// The package that is written beside an app: a target that compiles the app's files, and a first test.
public struct AdoptionPackage: Sendable {
  private let app: AppFolder
  /// The package's folder.
  public let folder: String
  /// The name of the module.
  public let module: String
  private let galley: String
  private let tests: [FirstTest]

  /// Prepares a package.
  ///
  /// - Parameters:
  ///   - folder: The package's folder, or `nil` for `LinuxTests` in the app's folder.
  ///   - galley: The folder of Galley's own package, or the address of its repository.
  /// - Throws: `RewriteError` for a source that can't be read.
  public init(for app: AppFolder, in folder: String?, galley: String) throws(RewriteError) {
    self.app = app
    self.folder =
      folder.map { URL(filePath: $0).standardizedFileURL.path(percentEncoded: false) } ?? app.path + "/LinuxTests"
    self.galley = Self.isFolder(galley) ? URL(filePath: galley).standardizedFileURL.path(percentEncoded: false) : galley
    module = Self.identifier(app.name)
    tests = try FirstTest.all(of: app)
  }

  /// The paths of the Swift files in the folder of the target.
  var sources: [String] {
    let target = folder + "/Sources/" + module
    let files = (FileManager.default.enumerator(atPath: target)?.allObjects as? [String]) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { target + "/" + $0 }
  }

  /// Writes the files. Those that exist stay as they are.
  ///
  /// - Returns: The paths of the files that were written, relative to the package's folder.
  /// - Throws: `RewriteError` for a file that can't be written.
  public func write() throws(RewriteError) -> [String] {
    var written: [String] = []
    for (path, text) in files {
      let url = URL(filePath: folder + "/" + path)
      guard !FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { continue }
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      } catch { throw RewriteError(.write, url.path(percentEncoded: false), error) }
      written.append(path)
    }
    return written
  }

  private var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build/\n"),
      ("Sources/\(module)/Adoption.swift", placeholder), ("Sources/\(module)/Stubs.swift", stubs),
      ("Tests/\(module)Tests/FirstTests.swift", firstTests), ("Tests/\(module)Tests/Pictures/.gitkeep", ""),
    ]
  }

  /// Whether Galley is given by a folder instead of an address.
  private static func isFolder(_ galley: String) -> Bool { !galley.contains("://") && !galley.contains("@") }

  /// A name that Swift takes for a module.
  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return text.first?.isNumber == true || text.isEmpty ? "_" + text : text
  }

  // MARK: - Files

  private var manifest: String {
    let isFolder = Self.isFolder(galley)
    let path = Self.relative(galley, to: folder)
    let dependency =
      isFolder ? ".package(name: \"Galley\", path: \"\(path)\")" : ".package(url: \"\(galley)\", branch: \"main\")"
    let package = isFolder ? "Galley" : ((galley as NSString).lastPathComponent as NSString).deletingPathExtension
    let isolation = app.isMainActorByDefault ? ", .defaultIsolation(MainActor.self)" : ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(module)LinuxTests",
        dependencies: [\(dependency)],
        targets: [
          // Compiles the app's own files, from where they are: Sources/\(module)/Adoption.swift names them.
          .target(
            name: "\(module)", dependencies: [.product(name: "UIKit", package: "\(package)")],
            swiftSettings: [.swiftLanguageMode(.v\(app.languageMode))\(isolation)],
            plugins: [.plugin(name: "Adoption", package: "\(package)")]),
          .testTarget(
            name: "\(module)Tests",
            dependencies: [
              "\(module)", .product(name: "LayoutInspector", package: "\(package)"),
              .product(name: "LayoutRendering", package: "\(package)"),
            ],
            exclude: ["Pictures"]),
        ])

      """
  }

  private var placeholder: String {
    let target = folder + "/Sources/" + module
    var lines = [
      "// The plugin Adoption compiles the app's own files in this module. These lines name their folder, and what is left",
      "// out, relative to this file's folder and to the app's:",
      "//", "// adopt: \(Self.relative(app.path + "/" + app.sourceFolder, to: target))",
    ]
    let prefix = app.sourceFolder.isEmpty ? "" : app.sourceFolder + "/"
    lines += app.leftOut.filter { $0.path.hasPrefix(prefix) }.map { "// except: \($0.path.dropFirst(prefix.count))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private let stubs = """
    // What the app uses and Linux lacks: classes in Objective-C, of Core Data, or of other frameworks. Declare here what the
    // app's files need of it, such as the properties that a cell reads.

    """

  private var firstTests: String {
    let cases = tests.isEmpty ? FirstTest.placeholder : tests.map(\.text).joined(separator: "\n\n")
    return """
      import LayoutInspector
      import LayoutRendering
      import Testing
      import UIKit

      @testable import \(module)

      /// Draws views of the app at three text sizes, in the folder `Pictures`.
      ///
      /// `GALLEY_RECORD_PICTURES=1 swift test` writes the pictures; look at them before they are committed. After that, `swift
      /// test` compares with them.
      @MainActor
      @Suite(.serialized) struct FirstTests {
        init() throws { try AppResources.use() }

        private func draw(_ name: String, _ view: @escaping @MainActor () -> UIView) throws {
          for (size, category) in [("S", UIContentSizeCategory.small), ("L", .large), ("AX3", .accessibilityExtraLarge)] {
            let report = LayoutInspector(view).report(in: LayoutEnvironment(category: category))
            try ReferencePicture("Pictures/\\(name), \\(size).png", background: .white).verify(report.drawing)
          }
        }

      \(cases)
      }

      """
  }

  /// Returns the path of a folder as seen from another one.
  static func relative(_ path: String, to base: String) -> String {
    let target = path.split(separator: "/")
    let start = base.split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let pieces = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared).map(String.init)
    return pieces.isEmpty ? "." : pieces.joined(separator: "/")
  }
}
