/// What SwiftPM's check of imports can't see: modules of the toolchain, C, unsafe pointers, and traps.
///
/// Which of the package's own modules a module may import is in Package.swift, and the makefile has SwiftPM check it.
enum StructureRule {
  /// A broken rule, with the file and the line.
  struct Violation: Hashable, Sendable, CustomStringConvertible {
    let path: String
    let line: Int
    let message: String

    var description: String { "\(path):\(line): \(message)" }
  }

  /// The modules of the toolchain that a module may import, unless they are Foundation and Synchronization.
  static let toolchain: [String: Set<String>] = [
    "galley": ["Foundation", "Glibc", "Synchronization"],
    "SourceAdoption": ["Foundation", "SwiftParser", "SwiftSyntax"],
    "FontEngine": ["Glibc", "Synchronization"], "TextLayout": ["Synchronization"], "LocaleRules": ["Synchronization"],
    "StringCatalogs": ["Foundation", "Glibc", "Synchronization"],
    "TextOutput": ["Foundation", "Glibc", "Synchronization"],
    "Cassowary": ["Synchronization"], "DynamicType": [],
  ]

  /// The C modules that a module may import. Each of these modules may use unsafe pointers in every file.
  static let cModules: [String: Set<String>] = [
    "FontEngine": ["CFreeType", "CHarfBuzz", "CFontconfig", "CUnicode"],
    "LocaleRules": ["CLocale"],
    "LayoutRendering": ["CCairo", "CPNG", "CJPEG"],
  ]

  /// The C modules that only files named `+Unsafe` may import.
  static let unsafeFileImports: Set<String> = ["CObjectReferences", "CBundleMethods"]

  /// Types that carry an address without bounds or lifetime.
  static let unsafeTypes: Set<Substring> = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "OpaquePointer",
    "AutoreleasingUnsafeMutablePointer", "CVaListPointer", "Unmanaged",
  ]

  /// How the constants of C libraries begin. Their types in Swift depend on the versions of the headers.
  static let cConstants = ["CAIRO_", "FC_", "FT_", "HB_", "PNG_", "TJ"]

  /// The types that such a constant is converted to where Swift uses it as a number.
  static let numberTypes: Set<Substring> = ["FT_Int32", "FT_Long", "FT_UInt", "Int", "Int32", "UInt", "UInt32"]

  /// Traps whose message the compiler drops under `-O`.
  static let silentTraps: Set<Substring> = ["precondition", "preconditionFailure", "assert", "assertionFailure"]

  /// The modules whose traps stand for UIKit's exceptions, which report a reason in every build.
  static let exceptionModules: Set<String> = ["UIFoundation", "UIKit"]

  /// Returns all violations in the code of a file, in order of lines, without comments and the contents of texts.
  static func violations(in code: [String], path: String, module: String) -> [Violation] {
    let isUnsafeFile = path.hasSuffix("+Unsafe.swift")
    let allowsUnsafeTypes = isUnsafeFile || cModules[module] != nil
    var violations: [Violation] = []
    for (index, line) in code.enumerated() {
      let words = SwiftCode.words(in: line[...])
      var messages: [String] = []
      if words.contains("import") {
        messages += SwiftCode.imports(in: line).compactMap { refusal(of: $0, in: module, isUnsafeFile) }
      }
      if !allowsUnsafeTypes {
        messages += words.filter(unsafeTypes.contains).map {
          "\($0) outside the C boundary; move it into a file Type+Unsafe.swift that proves its bounds"
        }
      }
      if exceptionModules.contains(module) {
        messages += words.filter(silentTraps.contains).map {
          "\($0) says nothing in a release build; call raiseException"
        }
      }
      // Other modules can't import C.
      if cModules[module] != nil {
        messages += numericConstants(among: words).map {
          "\($0) as a number has another type in other versions; give it one in the shim.h of its C module"
        }
      }
      violations += messages.map { Violation(path: path, line: index + 1, message: $0) }
    }
    return violations
  }

  /// Returns the constants of C that are converted to a number, or whose raw value is read.
  private static func numericConstants(among words: [Substring]) -> [Substring] {
    words.indices.filter { index in
      let word = words[index]
      guard cConstants.contains(where: word.hasPrefix), word.allSatisfy({ !$0.isLowercase }) else { return false }
      let isConverted = index > 0 && numberTypes.contains(words[index - 1])
      return isConverted || words.dropFirst(index + 1).first == "rawValue"
    }.map { words[$0] }
  }

  /// Returns why a file may not import a module; `nil` if it may, or if SwiftPM decides.
  private static func refusal(of name: String, in module: String, _ isUnsafeFile: Bool) -> String? {
    if unsafeFileImports.contains(name), isUnsafeFile { return nil }
    if Manifest.swiftModules.contains(name) || cModules[module, default: []].contains(name) { return nil }
    if toolchain[module, default: ["Foundation", "Synchronization"]].contains(name) { return nil }
    return "\(module) must not import \(name)"
  }
}
