import Foundation

/// Runs the compiler with the modules that the running test was built with.
enum Compiler {
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns what the compiler says of sources, each with the name of its file; empty if they compile. Those in
  /// `main.swift` are a program.
  static func complaints(about sources: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.sorted { $0.key < $1.key }.map { name, source in
      let file = folder.appendingPathComponent(name)
      try Data(source.utf8).write(to: file)
      return file.path
    }
    do {
      _ = try run(["swiftc", "-typecheck", "-swift-version", "6"] + files + arguments())
      return ""
    } catch let failure as Failure {
      return failure.description
    }
  }

  /// Returns the errors of the C preprocessor in a file whose includes are in a folder.
  static func preprocessorErrors(of file: String, headers: String) throws -> String {
    do {
      return try run(["clang", "-E", "-I", headers, file])
    } catch let failure as Failure {
      return failure.description
    }
  }

  /// Writes a file with the public symbols of a module to a folder.
  static func extractSymbolGraph(of module: String, to folder: URL) throws {
    _ = try run(
      ["swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public"] + arguments() + [
        "-output-dir", folder.path,
      ])
  }

  /// Where the compiler finds the modules, and the macros of Testing.
  private static func arguments() throws -> [String] {
    let test = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: test).deletingLastPathComponent()
    let headers = try run([
      "pkg-config", "--cflags-only-I", "freetype2", "harfbuzz", "fontconfig", "icu-uc", "cairo", "libpng",
      "libturbojpeg",
    ])
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
    let compiler = URL(fileURLWithPath: try run(["which", "swiftc"]).trimmingCharacters(in: .newlines))
      .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    arguments += ["-plugin-path", compiler.appendingPathComponent("lib/swift/host/plugins/testing").path]
    return arguments + ["-target", products.deletingLastPathComponent().lastPathComponent]
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    let (output, errors) = (Pipe(), FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      throw Failure(
        description: "\(command.joined(separator: " ")) failed: \(process.terminationStatus)\n\(reason)")
    }
    return text
  }
}
