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

func galley(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Galley") }
}

func system(_ name: String, _ pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Times, side by side with the peers. They need what `tools/setup bench` installs, so `make bench` asks for them with
/// GALLEY_PEERS=1; without it this package is Counts, which needs valgrind only.
let comparisons: [Target] = [
  .executableTarget(
    name: "Comparisons",
    dependencies: ["Workloads", "CMeasuring", "CGoogleBenchmark", "CTextPeers", "CKiwi"]
      + galley("UIKit", "TextLayout", "FontEngine", "Cassowary", "DynamicType"),
    swiftSettings: strict),
  .target(
    name: "CGoogleBenchmark", dependencies: ["CBenchmarkLibrary"], cxxSettings: [.unsafeFlags(["-fexceptions"])]),
  .target(
    name: "CTextPeers", dependencies: ["CHarfBuzzLibrary", "CPangoLibrary", "CPangoCairoLibrary", "CQtLibrary"]),
  .target(name: "CKiwi", cxxSettings: [.unsafeFlags(["-I", "\(Context.packageDirectory)/.peers/kiwi"])]),
  system("CBenchmarkLibrary", "benchmark", apt: "libbenchmark-dev"),
  system("CHarfBuzzLibrary", "harfbuzz", apt: "libharfbuzz-dev"),
  system("CPangoLibrary", "pangoft2", apt: "libpango1.0-dev"),
  system("CPangoCairoLibrary", "pangocairo", apt: "libpango1.0-dev"),
  system("CQtLibrary", "Qt6Gui", apt: "qt6-base-dev"),
]

/// The peers and Google Benchmark are found here only, so that they burden nobody who builds Galley.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Galley", path: "..")],
  targets: [
    // Allocations, pivots and instructions, which are the same on every run: needs valgrind only.
    .executableTarget(
      name: "Counts",
      dependencies: ["Workloads", "CMeasuring"] + galley("UIKit", "DynamicType", "Cassowary"),
      swiftSettings: strict,
      // Debian 12's valgrind gives up on what newer compilers write for debuggers.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),

    // What is measured, without a peer.
    .target(
      name: "Workloads",
      dependencies: ["CMeasuring"] + galley("UIKit", "LayoutRendering", "TextLayout", "FontEngine", "Cassowary"),
      swiftSettings: strict),

    .target(name: "CMeasuring"),
  ] + (Context.environment["GALLEY_PEERS"] == nil ? [] : comparisons),
  cxxLanguageStandard: .cxx17
)
