import Testing

/// The house: every module, the floor it stands on, and what it may import. The one place where an arrow is allowed.
///
/// A module of ours may be imported only from a higher floor; ``Room/imports`` narrows that further.
enum House {
  /// What a room may import of our own modules.
  enum Below: Hashable, Sendable {
    /// Every Swift module on a lower floor.
    case everything
    /// These only.
    case only(Set<String>)
  }

  /// A module.
  struct Room: Hashable, Sendable {
    let name: String
    let floor: Int
    let below: Below
    /// Modules of the toolchain that it may import.
    let toolchain: Set<String>
    /// The C modules that it may import, and with them it may name unsafe pointers.
    var cModules: Set<String> = []
    /// From the package's root.
    var path: String { name == "BundledFonts" ? "Fonts" : "Sources/\(name)" }
  }

  static let rooms: [Room] = [
    Room(name: "galley", floor: 8, below: .everything, toolchain: ["Foundation", "Glibc", "Synchronization"]),
    Room(
      name: "LayoutRendering", floor: 7, below: .only(["UIKit", "TextLayout", "FontEngine"]),
      toolchain: ["Foundation", "Synchronization"], cModules: ["CCairo"]),
    // As on iOS, UIKit brings CoreGraphics and QuartzCore with it.
    Room(
      name: "UIKit", floor: 6, below: .only(["UILists", "UIViews", "UIFoundation", "CoreGraphics", "QuartzCore"]),
      toolchain: ["Foundation"]),
    Room(name: "UILists", floor: 5, below: .everything, toolchain: ["Foundation", "Synchronization"]),
    Room(name: "UIViews", floor: 4, below: .everything, toolchain: ["Foundation", "Synchronization"]),
    Room(
      name: "UIFoundation", floor: 3,
      below: .only(["TextLayout", "DynamicType", "FontEngine", "BundledFonts", "CoreGraphics"]),
      toolchain: ["Foundation", "Synchronization"]),
    Room(name: "TextLayout", floor: 2, below: .only(["FontEngine"]), toolchain: ["Synchronization"]),
    Room(name: "DynamicType", floor: 2, below: .only([]), toolchain: []),
    Room(name: "Cassowary", floor: 2, below: .only([]), toolchain: []),
    Room(name: "QuartzCore", floor: 2, below: .only(["CoreGraphics"]), toolchain: ["Foundation"]),
    Room(name: "CoreGraphics", floor: 1, below: .only([]), toolchain: ["Foundation"]),
    Room(
      name: "FontEngine", floor: 1, below: .only([]), toolchain: ["Glibc", "Synchronization"],
      cModules: ["CFreeType", "CHarfBuzz", "CFontconfig", "CUnicode"]),
    Room(name: "BundledFonts", floor: 0, below: .only([]), toolchain: ["Foundation"]),
  ]

  /// Floor 0 in C: module maps, and one C target. Swift code never stands there.
  static let cModules: Set<String> = ["CFreeType", "CHarfBuzz", "CFontconfig", "CCairo", "CICU", "CUnicode"]

  /// Whether the room may import the module of ours.
  static func allows(_ room: Room, importing other: Room) -> Bool {
    guard other.floor < room.floor else { return false }
    return switch room.below {
    case .everything: true
    case .only(let names): names.contains(other.name)
    }
  }
}

extension House.Room: CustomTestStringConvertible {
  var testDescription: String { name }
}
