/// Checks one source file against the module graph.
enum StructureRule {
  /// A broken rule, with the file and the line.
  struct Violation: Hashable, Sendable, CustomStringConvertible {
    let path: String
    let line: Int
    let message: String

    var description: String { "\(path):\(line): \(message)" }
  }

  /// Types that carry an address without bounds or lifetime.
  static let unsafeTypes: Set<Substring> = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "OpaquePointer",
    "AutoreleasingUnsafeMutablePointer", "CVaListPointer", "Unmanaged",
  ]

  /// Traps whose message the compiler drops under `-O`.
  static let silentTraps: Set<Substring> = ["precondition", "preconditionFailure", "assert", "assertionFailure"]

  /// The modules whose traps stand for UIKit's exceptions, which report a reason in every build.
  static let exceptionModules: Set<String> = ["UIFoundation", "UIViews", "UIControllers", "UILists", "UIKit"]

  /// Returns all violations in the code of a file, in order of lines, without comments and the contents of texts.
  static func violations(in code: [String], path: String, module: ModuleGraph.Module) -> [Violation] {
    let isUnsafeFile = path.hasSuffix("+Unsafe.swift")
    let allowsUnsafeTypes = !module.cModules.isEmpty || isUnsafeFile
    var violations: [Violation] = []
    for (index, line) in code.enumerated() {
      var messages = SwiftCode.imports(in: line).compactMap { refusal(of: $0, in: module, isUnsafeFile) }
      if !allowsUnsafeTypes {
        messages += SwiftCode.words(in: line).filter(unsafeTypes.contains).map {
          "\($0) outside the C boundary; move it into a file Type+Unsafe.swift that proves its bounds"
        }
      }
      if exceptionModules.contains(module.name) {
        messages += SwiftCode.words(in: line).filter(silentTraps.contains).map {
          "\($0) says nothing in a release build; call raiseException"
        }
      }
      violations += messages.map { Violation(path: path, line: index + 1, message: $0) }
    }
    return violations
  }

  /// Returns why a module may not import another, or `nil` if it may.
  static func refusal(of name: String, in module: ModuleGraph.Module, _ isUnsafeFile: Bool = false) -> String? {
    if isUnsafeFile, module.unsafeFileImports.contains(name) { return nil }
    if module.toolchain.contains(name) || module.cModules.contains(name) { return nil }
    if let other = ModuleGraph.modules.first(where: { $0.name == name }) {
      return ModuleGraph.allows(module, importing: other)
        ? nil : "\(module.name) on layer \(module.layer) must not import \(name) on layer \(other.layer)"
    }
    if ModuleGraph.cModules.contains(name) { return "\(module.name) must not import the C module \(name)" }
    return "\(module.name) must not import \(name)"
  }
}
