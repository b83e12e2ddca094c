/// Checks one source file against the house.
enum StructureRule {
  /// What breaks a rule, and on which line.
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

  /// The rooms whose traps are exceptions of UIKit, which end a process of iOS with a reason in every build.
  static let exceptionRooms: Set<String> = ["UIFoundation", "UIViews", "UILists", "UIKit"]

  /// All violations in a file of the room, in order of lines.
  static func violations(in text: String, path: String, room: House.Room) -> [Violation] {
    let allowsUnsafeTypes = !room.cModules.isEmpty || path.hasSuffix("+Unsafe.swift")
    var violations: [Violation] = []
    for (index, line) in SwiftCode.lines(of: text).enumerated() {
      var messages = SwiftCode.imports(in: line).compactMap { refusal(of: $0, in: room) }
      if !allowsUnsafeTypes {
        messages += SwiftCode.words(in: line).filter(unsafeTypes.contains).map {
          "\($0) outside the wall; move it into a file Type+Unsafe.swift that proves its bounds"
        }
      }
      if exceptionRooms.contains(room.name) {
        messages += SwiftCode.words(in: line).filter(silentTraps.contains).map {
          "\($0) says nothing in a release build; call raiseException"
        }
      }
      violations += messages.map { Violation(path: path, line: index + 1, message: $0) }
    }
    return violations
  }

  /// Why the room may not import the module; nil where it may.
  static func refusal(of module: String, in room: House.Room) -> String? {
    if room.toolchain.contains(module) || room.cModules.contains(module) { return nil }
    if let other = House.rooms.first(where: { $0.name == module }) {
      return House.allows(room, importing: other)
        ? nil : "\(room.name) on floor \(room.floor) must not import \(module) on floor \(other.floor)"
    }
    if House.cModules.contains(module) { return "\(room.name) must not import the C module \(module)" }
    return "\(room.name) must not import \(module)"
  }
}
