/// The modules that exist on Linux whenever this tool is used: those of the toolchain, and Galley's.
enum KnownModules {
  static let names: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Glibc", "Observation", "Synchronization", "RegexBuilder", "Distributed", "XCTest",
    "Testing", "_Concurrency", "UIKit", "UIFoundation", "CoreGraphics", "QuartzCore", "CoreText", "LayoutInspector",
    "LayoutRendering",
  ]

  /// The modules that don't exist on Linux, and whose names other modules have: UIKit, Foundation, or Glibc.
  static let provided: Set<String> = [
    "UniformTypeIdentifiers", "DeveloperToolsSupport", "ObjectiveC", "CoreFoundation", "Darwin",
  ]

  /// Galley's modules of C, which its modules of Swift call, and no app.
  static let cModules: Set<String> = [
    "CBundleMethods", "CCairo", "CFontconfig", "CFreeType", "CHarfBuzz", "CICU", "CJPEG", "CLocale",
    "CObjectReferences",
    "CPNG", "CRenderingStart", "CUnicode",
  ]
}
