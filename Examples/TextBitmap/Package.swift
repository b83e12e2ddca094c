// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TextBitmap",
  dependencies: [
    // In a project of yours: .package(url: "...", branch: "main")
    .package(name: "Galley", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "text-bitmap",
      dependencies: [
        .product(name: "TextLayout", package: "Galley"), .product(name: "FontEngine", package: "Galley"),
        .product(name: "BundledFonts", package: "Galley"),
      ])
  ]
)
