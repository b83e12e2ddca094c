import Testing

/// Every module, its layer, and what it may import. This is the only place that allows an import.
///
/// A module may import only modules of lower layers; ``Module/imports`` restricts that further.
enum ModuleGraph {
  /// Which of the package's own modules a module may import.
  enum Imports: Hashable, Sendable {
    /// Every Swift module of a lower layer.
    case allLower
    /// Only these.
    case only(Set<String>)
  }

  /// A Swift module.
  struct Module: Hashable, Sendable {
    let name: String
    /// Its height in the graph; 0 is the lowest layer.
    let layer: Int
    let imports: Imports
    /// The modules of the toolchain that it may import.
    let toolchain: Set<String>
    /// The C modules that it may import. A module with any may use unsafe pointers in every file.
    var cModules: Set<String> = []
    /// The C modules that only files named `+Unsafe` may import.
    var unsafeFileImports: Set<String> = []
    /// The folder, relative to the root of the package.
    var path: String { name == "BundledFonts" ? "Fonts" : "Sources/\(name)" }
  }

  static let modules: [Module] = [
    Module(name: "galley", layer: 10, imports: .allLower, toolchain: ["Foundation", "Glibc", "Synchronization"]),
    Module(name: "LayoutPages", layer: 9, imports: .allLower, toolchain: ["Foundation"]),
    Module(name: "LayoutInspector", layer: 8, imports: .allLower, toolchain: ["Foundation"]),
    // As on iOS, UIKit re-exports CoreGraphics, CoreText, and QuartzCore.
    Module(
      name: "UIKit", layer: 7,
      imports: .only([
        "UILists", "UIControllers", "UIViews", "CoreText", "UIFoundation", "CoreGraphics", "QuartzCore",
      ]),
      toolchain: ["Foundation"]),
    Module(name: "UILists", layer: 6, imports: .allLower, toolchain: ["Foundation", "Synchronization"]),
    Module(name: "UIControllers", layer: 5, imports: .allLower, toolchain: ["Foundation", "Synchronization"]),
    Module(
      name: "UIViews", layer: 4, imports: .allLower, toolchain: ["Foundation", "Synchronization"],
      unsafeFileImports: ["CObjectReferences"]),
    Module(
      name: "CoreText", layer: 4, imports: .only(["UIFoundation", "FontEngine"]),
      toolchain: ["Foundation", "Synchronization"]),
    Module(
      name: "UIFoundation", layer: 3,
      imports: .only(["TextLayout", "DynamicType", "FontEngine", "BundledFonts", "CoreGraphics"]),
      toolchain: ["Foundation", "Synchronization"]),
    Module(
      name: "LayoutRendering", layer: 3, imports: .only(["CoreGraphics", "FontEngine"]),
      toolchain: ["Foundation", "Synchronization"], cModules: ["CCairo", "CPNG", "CJPEG"]),
    Module(name: "TextLayout", layer: 2, imports: .only(["FontEngine"]), toolchain: ["Synchronization"]),
    Module(name: "DynamicType", layer: 2, imports: .only([]), toolchain: []),
    Module(name: "Cassowary", layer: 2, imports: .only([]), toolchain: []),
    Module(name: "QuartzCore", layer: 2, imports: .only(["CoreGraphics"]), toolchain: ["Foundation"]),
    Module(name: "CoreGraphics", layer: 1, imports: .only([]), toolchain: ["Foundation", "Synchronization"]),
    Module(
      name: "FontEngine", layer: 1, imports: .only([]), toolchain: ["Glibc", "Synchronization"],
      cModules: ["CFreeType", "CHarfBuzz", "CFontconfig", "CUnicode"]),
    Module(
      name: "LocaleRules", layer: 1, imports: .only([]), toolchain: ["Synchronization"], cModules: ["CLocale"]),
    Module(name: "BundledFonts", layer: 0, imports: .only([]), toolchain: ["Foundation"]),
  ]

  /// The C modules of layer 0: module maps, and one C target.
  static let cModules: Set<String> = [
    "CFreeType", "CHarfBuzz", "CFontconfig", "CICU", "CUnicode", "CObjectReferences", "CCairo", "CPNG", "CJPEG",
    "CRenderingStart", "CLocale",
  ]

  /// Returns whether a module may import another of the package's own modules.
  static func allows(_ module: Module, importing other: Module) -> Bool {
    guard other.layer < module.layer else { return false }
    return switch module.imports {
    case .allLower: true
    case .only(let names): names.contains(other.name)
    }
  }
}

extension ModuleGraph.Module: CustomTestStringConvertible {
  var testDescription: String { name }
}
