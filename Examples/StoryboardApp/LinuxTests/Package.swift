// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TrailAppLinuxTests",
  dependencies: [
    // In a project of yours: .package(url: "...", branch: "main")
    .package(name: "Galley", path: "../../..")
  ],
  targets: [
    // Compiles the app's own files, from where they are: Sources/TrailApp/Adoption.swift names them.
    .target(
      name: "TrailApp", dependencies: [.product(name: "UIKit", package: "Galley")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "Adoption", package: "Galley")]),
    .testTarget(
      name: "TrailAppTests",
      dependencies: [
        "TrailApp", .product(name: "LayoutInspector", package: "Galley"),
        .product(name: "LayoutRendering", package: "Galley"),
        .product(name: "LocalizationAudit", package: "Galley"),
      ],
      exclude: ["Pictures"]),
  ])
