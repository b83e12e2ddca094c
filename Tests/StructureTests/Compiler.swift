import Foundation
import TestSupport

/// Runs the compiler with the modules that the running test was built with.
enum Compiler {
  /// Returns what the compiler says of sources, each with the name of its file; empty if they compile. Those in
  /// `main.swift` are a program.
  static func complaints(about sources: [String: String]) throws -> String {
    let folder = try TemporaryFolder(texts: sources)
    let files = sources.keys.sorted().map { "\(folder.path)/\($0)" }
    let run = try ProgramRun("swiftc", ["-typecheck", "-swift-version", "6"] + files + arguments())
    return run.status == 0 ? "" : run.error
  }

  /// Returns the errors of the C preprocessor in a file whose includes are in a folder.
  static func preprocessorErrors(of file: String, headers: String) throws -> String {
    try ProgramRun("clang", ["-E", "-I", headers, file]).error
  }

  /// Writes a file with the public symbols of a module to a folder.
  static func extractSymbolGraph(of module: String, to folder: URL) throws {
    try ProgramRun.output(
      of: "swift",
      ["symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public"] + arguments() + [
        "-output-dir", folder.path,
      ])
  }

  /// Where the compiler finds the modules, and the macros of Testing.
  private static func arguments() throws -> [String] {
    let test = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: test).deletingLastPathComponent()
    let headers = try ProgramRun.output(
      of: "pkg-config",
      ["--cflags-only-I", "freetype2", "harfbuzz", "fontconfig", "icu-uc", "cairo", "libpng", "libturbojpeg"])
    var arguments = ["-I", products.appendingPathComponent("Modules").path]
    let maps = [
      "CFreeType", "CHarfBuzz", "CFontconfig", "CICU", "CObjectReferences", "CBundleMethods", "CCairo", "CPNG", "CJPEG",
    ]
    for module in maps {
      arguments += ["-I", Repository.root.appendingPathComponent("Sources/\(module)").path]
    }
    for module in ["CUnicode", "CLocale", "CRenderingStart"] {
      let map = products.appendingPathComponent("\(module).build/module.modulemap").path
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    arguments += headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    let compiler = URL(
      fileURLWithPath: try ProgramRun.output(of: "which", ["swiftc"]).trimmingCharacters(in: .newlines)
    )
    .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    arguments += ["-plugin-path", compiler.appendingPathComponent("lib/swift/host/plugins/testing").path]
    return arguments + ["-target", products.deletingLastPathComponent().lastPathComponent]
  }
}
