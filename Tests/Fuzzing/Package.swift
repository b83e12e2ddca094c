// swift-tools-version: 6.2
import PackageDescription

/// As in the package above: Swift 6 mode, unsafe code marked.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Built by `Tests/Fuzzing/run` only, which passes what every module needs: the address sanitizer, the counters of
/// libFuzzer, and `-enable-testing`.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer", "CatalogReaders",
        .product(name: "UIKit", package: "Galley"), .product(name: "TextLayout", package: "Galley"),
        .product(name: "FontEngine", package: "Galley"), .product(name: "Cassowary", package: "Galley"),
      ],
      swiftSettings: strict),

    // The tool's readers of localized strings: an executable's modules cannot be imported from another package.
    .target(
      name: "CatalogReaders",
      exclude: [
        "Audit", "Cells", "Commands", "Fonts", "Lines", "Output", "Pages", "Pictures", "Shells", "Galley.swift",
      ]
        + ["ArgumentExample", "NumberStyle", "PluralNumbers", "ShownText", "TextNote"].map { "Texts/\($0).swift" }
        + [
          "Argument", "ArgumentScanner", "Command", "Completion", "HelpText", "Invocation", "ManualPage", "Option",
          "ProcessArguments+Unsafe", "SpellingSuggestion", "ToolOption", "ValueType",
        ].map { "CommandLine/\($0).swift" },
      swiftSettings: strict),

    // libFuzzer's driver.
    .target(name: "CFuzzer"),
  ]
)
