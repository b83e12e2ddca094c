// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Every Swift target: Swift 6 mode, unsafe code marked, imports internal unless they say `public`.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether the package is built for libFuzzer, by Tests/Fuzzing/run.
let isFuzzed = Context.environment["GALLEY_ONLY"]?.hasPrefix("Fuzz") ?? false
/// What libFuzzer learns of an input comes from the modules, not from the tests that share its build.
let coverage: [SwiftSetting] =
  isFuzzed ? [.unsafeFlags(["-sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table"])] : []

func module(
  _ name: String, _ below: [Target.Dependency], path: String? = nil, exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: below, path: path, exclude: exclude, resources: resources,
    swiftSettings: strict + coverage)
}

/// Optimizing tests takes longer than it saves, unless they compute much themselves. What they test is optimized in a
/// release build all the same; those of released objects are too, since the optimizer ends lifetimes early.
let unoptimized: SwiftSetting = .unsafeFlags(["-Onone"], .when(configuration: .release))

func tests(
  _ name: String, _ below: [Target.Dependency], exclude: [String] = [], resources: [Resource]? = nil,
  isOptimized: Bool = false
) -> Target {
  .testTarget(
    name: name, dependencies: below, exclude: exclude, resources: resources,
    swiftSettings: isOptimized ? strict : strict + [unoptimized])
}

/// The folder of the toolchain's own SwiftSyntax, of which only the targets of `Adoption` know.
///
/// It is beside the library that this manifest is running with.
let syntaxFolder: String = {
  let manifestLibrary = "/lib/swift/pm/ManifestAPI/libPackageDescription.so"
  guard let maps = fopen("/proc/self/maps", "r") else { return "" }
  defer { fclose(maps) }
  var line: UnsafeMutablePointer<CChar>?
  var size = 0
  defer { free(line) }
  while getline(&line, &size, maps) > 0, let text = line.map({ String(cString: $0) }) {
    guard let start = text.firstIndex(of: "/"), let end = text.range(of: manifestLibrary) else { continue }
    return text[start..<end.lowerBound] + "/lib/swift/host"
  }
  return ""
}()

/// The optimizer takes a minute for these targets, and makes nothing faster: the time goes to the toolchain's parser.
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", syntaxFolder]), unoptimized]
let linkedSyntax: [LinkerSetting] = [
  .unsafeFlags([
    "-L", syntaxFolder, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", syntaxFolder,
  ])
]

func system(_ name: String, _ pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "Galley",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "LayoutInspector", targets: ["LayoutInspector"]),
    .library(name: "LayoutPages", targets: ["LayoutPages"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "FontEngine", targets: ["FontEngine"]),
    .library(name: "BundledFonts", targets: ["BundledFonts"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
    .library(name: "InterfaceDocuments", targets: ["InterfaceDocuments"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs"]),
    .library(name: "FontReports", targets: ["FontReports"]),
    .library(name: "LocalizationAudit", targets: ["LocalizationAudit"]),
    .executable(name: "galley", targets: ["galley"]),
    .executable(name: "galley-adopt", targets: ["galley-adopt"]),
    .plugin(name: "Adoption", targets: ["Adoption"]),
  ],
  targets: [
    // The module graph: a module imports those that it lists, and may import those that these depend on. SwiftPM
    // checks it in the makefile's builds; StructureTests checks the modules of the toolchain and those of C.

    // Layer 8: the tool.
    .executableTarget(
      name: "galley",
      dependencies: [
        "LayoutPages", "LayoutInspector", "LayoutRendering", "UIKit", "UIFoundation", "InterfaceDocuments",
        "CoreGraphics", "TextLayout", "DynamicType", "FontEngine", "BundledFonts", "LocalizationAudit", "FontReports",
        "StringCatalogs", "TextOutput",
      ],
      swiftSettings: strict),

    // Source of an app that is written for UIKit, compiled here: a plugin, its tool, and what the tool does. Nothing else
    // depends on them.
    .plugin(name: "Adoption", capability: .buildTool(), dependencies: ["galley-adopt"]),
    .executableTarget(
      name: "galley-adopt", dependencies: ["SourceAdoption"], swiftSettings: syntax, linkerSettings: linkedSyntax),
    .target(name: "SourceAdoption", swiftSettings: syntax, linkerSettings: linkedSyntax),

    // Layer 7: the audit of localized texts, and web pages of layouts.
    module(
      "LocalizationAudit",
      [
        "FontReports", "LayoutInspector", "InterfaceDocuments", "StringCatalogs", "LayoutRendering", "UIKit",
        "UIFoundation", "CoreGraphics", "TextLayout", "DynamicType", "FontEngine", "TextOutput",
      ]),
    module(
      "LayoutPages", ["LayoutInspector", "LayoutRendering", "UIKit", "InterfaceDocuments", "CoreGraphics"]),

    // Layer 6: the inspection of layouts.
    module(
      "LayoutInspector",
      [
        "UIKit", "UIFoundation", "InterfaceDocuments", "StringCatalogs", "DynamicType", "CoreGraphics", "FontEngine",
        "TextOutput",
      ]),

    // Layers 5 to 3: UIKit's names.
    module(
      "UIKit",
      [
        "CObjectReferences", "CoreText", "UIFoundation", "FontEngine", "Cassowary", "CoreGraphics", "QuartzCore",
        "InterfaceDocuments", "StringCatalogs", "_Testing_UIKit",
      ]),
    module("CoreText", ["UIFoundation", "FontEngine"]),
    module(
      "UIFoundation",
      [
        "CBundleMethods", "TextLayout", "DynamicType", "StringCatalogs", "FontEngine", "BundledFonts", "CoreGraphics",
        "TextOutput",
      ]),

    // Layer 4: reports about fonts and lines, which need no views.
    module(
      "FontReports",
      [
        "LayoutRendering", "UIFoundation", "CoreGraphics", "TextLayout", "DynamicType", "FontEngine", "BundledFonts",
        "TextOutput",
      ]),

    // Layer 3: documents of Interface Builder, as data.
    module("InterfaceDocuments", ["StringCatalogs"]),

    // Layer 2: PNG, SVG, PDF, and web pages of drawings. UIKit doesn't depend on it.
    module(
      "LayoutRendering", ["CoreGraphics", "FontEngine", "TextOutput", "CCairo", "CPNG", "CJPEG", "CRenderingStart"]),

    // Layer 2: catalogs of localized strings.
    module("StringCatalogs", ["LocaleRules", "TextOutput"]),

    // Layer 2: text layout, type sizes, the solver, and layers, independent of one another.
    module("TextLayout", ["FontEngine"]),
    module("DynamicType", []),
    module("Cassowary", []),
    module("QuartzCore", ["CoreGraphics"]),

    // Layer 1: the C boundary, and drawing as data.
    module("CoreGraphics", ["_Testing_CoreGraphics"]),
    module("FontEngine", ["CFreeType", "CHarfBuzz", "CFontconfig", "CUnicode"]),
    module("LocaleRules", ["CLocale"]),
    module("TextOutput", []),

    // Layer 0: C and the bundled fonts.
    .systemLibrary(name: "CObjectReferences"),
    .systemLibrary(name: "CBundleMethods"),
    system("CFreeType", "freetype2", apt: "libfreetype-dev"),
    system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev"),
    system("CFontconfig", "fontconfig", apt: "libfontconfig-dev"),
    system("CICU", "icu-uc", apt: "libicu-dev"),
    system("CCairo", "cairo", apt: "libcairo2-dev"),
    system("CPNG", "libpng", apt: "libpng-dev"),
    system("CJPEG", "libturbojpeg", apt: "libturbojpeg0-dev"),
    // Registers LayoutRendering in a process that contains it.
    .target(name: "CRenderingStart"),
    // libhyphen has no pkg-config file.
    .target(name: "CUnicode", dependencies: ["CICU"], linkerSettings: [.linkedLibrary("hyphen")]),
    // ICU's library for internationalization, which only LocaleRules needs.
    .target(name: "CLocale", dependencies: ["CICU"], linkerSettings: [.linkedLibrary("icui18n")]),
    module(
      "BundledFonts", [], path: "Fonts", exclude: ["README.md", "build-system-font", "InterVariable"],
      resources: [
        .copy("TeXGyrePagella"), .copy("TeXGyreHeros"), .copy("TeXGyreTermes"), .copy("TeXGyreCursor"),
        .copy("GalleySans"), .copy("Inter"), .copy("DejaVuSans"), .copy("fonts.json"),
      ]),

    // Empty modules that the toolchain requires where a file imports both Testing and the module named second.
    module("_Testing_UIKit", [], path: "Overlays/_Testing_UIKit"),
    module("_Testing_CoreGraphics", [], path: "Overlays/_Testing_CoreGraphics"),

    // Tests, at least one target per module, and the modules that several of them use.
    module("TestSupport", ["CMutexAnnotations"], path: "Tests/TestSupport"),
    module("ViewSupport", ["UIKit", "UIFoundation", "CoreGraphics"], path: "Tests/ViewSupport"),
    module(
      "TextSupport", ["TestSupport", "TextLayout", "FontEngine", "BundledFonts"], path: "Tests/TextSupport"),
    .target(name: "CFaults", path: "Tests/CFaults"),
    .target(name: "CMutexAnnotations", path: "Tests/CMutexAnnotations"),
    tests("BundledFontsTests", ["TestSupport", "BundledFonts", "FontEngine", "TextLayout"]),
    tests("SetupTests", []),
    .testTarget(
      name: "SourceAdoptionTests", dependencies: ["SourceAdoption", "TestSupport"], swiftSettings: syntax,
      linkerSettings: linkedSyntax),
    // The modules whose public symbols are read, and those that code in documents uses.
    tests(
      "StructureTests",
      [
        "TestSupport", "UIKit", "LayoutPages", "LayoutInspector", "LayoutRendering", "LocalizationAudit", "FontReports",
        "StringCatalogs", "ProfileCell",
      ],
      exclude: ["APISurface.txt", "MissingNames.txt", "NumberSetters.txt"]),
    tests(
      "GalleyTests",
      [
        "TestSupport", "galley", "galley-adopt", "LocalizationAudit", "FontReports", "StringCatalogs", "TextOutput",
        "LayoutPages", "LayoutInspector", "LayoutRendering", "UIKit", "CoreGraphics", "DynamicType", "TextLayout",
        "FontEngine", "BundledFonts",
      ]),
    tests("LayoutInspectorTests", ["TestSupport", "LayoutInspector", "UIKit", "InterfaceDocuments"]),
    tests(
      "LocalizationAuditTests",
      [
        "TestSupport", "LocalizationAudit", "LayoutInspector", "FontReports", "StringCatalogs", "TextOutput", "UIKit",
        "DynamicType", "FontEngine", "BundledFonts",
      ]),
    tests(
      "FontReportsTests",
      ["FontReports", "TextOutput", "TextLayout", "DynamicType", "FontEngine", "BundledFonts"]),
    tests(
      "LayoutPagesTests", ["LayoutPages", "LayoutInspector", "LayoutRendering", "UIKit", "InterfaceDocuments"]),

    // Sources in the forms that apps write for iOS, which the plugin compiles in both language modes.
    .target(
      name: "AdoptedShapes", dependencies: ["UIKit"], path: "Tests/AdoptedShapes/Mode5",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["Adoption"]),
    .target(
      name: "AdoptedShapes6", dependencies: ["UIKit"], path: "Tests/AdoptedShapes/Mode6",
      swiftSettings: [.swiftLanguageMode(.v6)], plugins: ["Adoption"]),
    .testTarget(
      name: "AdoptedShapesTests",
      dependencies: ["AdoptedShapes", "AdoptedShapes6", "UIKit", "TestSupport", "galley-adopt"]),

    // The examples, which are packages of their own too.
    module("ProfileCell", ["UIKit"], path: "Examples/SnapshotTests/Sources/ProfileCell"),
    .testTarget(
      name: "ProfileCellTests", dependencies: ["ProfileCell", "LayoutInspector", "LayoutRendering", "UIKit"],
      path: "Examples/SnapshotTests/Tests/ProfileCellTests", exclude: ["Pictures"]),
    .target(
      name: "TrailApp", dependencies: ["UIKit"], path: "Examples/StoryboardApp/LinuxTests/Sources/TrailApp",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["Adoption"]),
    .testTarget(
      name: "TrailAppTests",
      dependencies: ["TrailApp", "LayoutInspector", "LayoutRendering", "LocalizationAudit", "UIKit"],
      path: "Examples/StoryboardApp/LinuxTests/Tests/TrailAppTests", exclude: ["Pictures"]),

    tests("UIKitTests", ["TestSupport", "ViewSupport", "UIKit"]),
    tests("SelectorTests", ["UIKit", "UIFoundation"]),
    // Selectors as applications in language mode 5 make them.
    .testTarget(name: "SelectorMode5Tests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // Compiled as applications are, without marks for unsafe code.
    .testTarget(
      name: "CoreTextTests", dependencies: ["CoreText", "UIFoundation", "UIKit", "FontEngine", "BundledFonts"]),
    tests(
      "ListTests",
      ["TestSupport", "ViewSupport", "UIKit", "CoreText", "UIFoundation", "TextLayout", "CoreGraphics"]),
    tests(
      "ControllerTests",
      ["TestSupport", "ViewSupport", "UIKit", "UIFoundation", "InterfaceDocuments", "CoreGraphics"],
      resources: [.copy("Documents")], isOptimized: true),
    tests(
      "AutoLayoutTests",
      [
        "TestSupport", "ViewSupport", "UIKit", "Cassowary", "UIFoundation", "CoreGraphics", "DynamicType",
        "TextLayout", "FontEngine",
      ]),
    tests(
      "ViewTests",
      [
        "TestSupport", "ViewSupport", "UIKit", "Cassowary", "UIFoundation", "CoreGraphics", "DynamicType",
        "TextLayout", "FontEngine",
      ]),
    tests("ViewReleaseTests", ["TestSupport", "UIKit", "UIFoundation"], isOptimized: true),
    tests(
      "UIFoundationTests",
      [
        "TestSupport", "UIFoundation", "StringCatalogs", "DynamicType", "CoreGraphics", "TextLayout", "FontEngine",
        "BundledFonts",
      ]),
    tests("DynamicTypeTests", ["DynamicType"]),
    tests("CassowaryTests", ["TestSupport", "Cassowary"], isOptimized: true),
    tests(
      "FontEngineTests", ["TestSupport", "FontEngine", "CUnicode", "BundledFonts"], resources: [.copy("Fixtures")]),
    tests("InterfaceDocumentsTests", ["TestSupport", "InterfaceDocuments", "StringCatalogs"]),
    tests("LocaleRulesTests", ["LocaleRules"]),
    tests("StringCatalogsTests", ["TestSupport", "StringCatalogs"]),
    tests("TextOutputTests", ["TextOutput"]),
    tests("CoreGraphicsTests", ["TestSupport", "CoreGraphics"]),
    tests("QuartzCoreTests", ["TestSupport", "QuartzCore", "CoreGraphics"]),
    tests(
      "LayoutRenderingTests",
      ["TestSupport", "LayoutRendering", "UIFoundation", "CoreGraphics", "FontEngine", "BundledFonts"],
      exclude: ["pango-lines.c"], resources: [.copy("Fixtures")]),
    .target(
      name: "CUnicodeVersions", dependencies: ["CICU"], path: "Tests/CUnicodeVersions",
      cSettings: [.headerSearchPath("../../Sources/CUnicode")]),
    tests("UnicodeConformanceTests", ["CUnicodeVersions", "TestSupport", "FontEngine"], isOptimized: true),
    tests(
      "TextLayoutTests", ["CFaults", "TestSupport", "TextSupport", "TextLayout", "FontEngine", "BundledFonts"],
      resources: [.copy("Fixtures")]),
    tests("ThreadTests", ["TestSupport", "TextSupport", "TextLayout", "FontEngine"]),
    tests(
      "OracleTests", ["TestSupport", "CUnicodeVersions", "TextLayout", "FontEngine", "BundledFonts"], isOptimized: true),
  ]
)

// libFuzzer's program, which only Tests/Fuzzing/run builds, with GALLEY_ONLY=Fuzz.
let fuzzing: [Target] = [
  .executableTarget(
    name: "Fuzz",
    dependencies: [
      "CFuzzer", "StringCatalogs", "UIKit", "UIFoundation", "InterfaceDocuments", "LayoutRendering", "CoreGraphics",
      "TextSupport", "TextLayout", "FontEngine", "Cassowary",
    ],
    path: "Tests/Fuzzing/Sources/Fuzz", swiftSettings: strict),
  .target(name: "CFuzzer", path: "Tests/Fuzzing/Sources/CFuzzer"),
]

// With GALLEY_ONLY=CassowaryTests,ViewTests the package is those targets and what they depend on: SwiftPM builds
// every test target otherwise, whichever tests it runs.
if let only = Context.environment["GALLEY_ONLY"], !only.isEmpty {
  package.targets += fuzzing
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var kept: Set<String> = []
  var pending = only.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
  while let name = pending.popLast() {
    guard let target = targets[name] else { fatalError("GALLEY_ONLY: no target is named \(name)") }
    guard kept.insert(name).inserted else { continue }
    pending += target.dependencies.compactMap {
      if case .byNameItem(let name, _) = $0 { name } else { nil }
    }
    pending += (target.plugins ?? []).compactMap {
      if case .plugin(let name, _) = $0 { name } else { nil }
    }
  }
  package.products = []
  package.targets.removeAll { !kept.contains($0.name) }
}
