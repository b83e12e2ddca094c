// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StoryboardApp",
  defaultLocalization: "en",
  dependencies: [
    // In a project of yours: .package(url: "...", branch: "main")
    .package(name: "Galley", path: "../..")
  ],
  targets: [
    .target(
      name: "TrailApp",
      // On Apple's platforms, the app is compiled with UIKit itself.
      dependencies: [.product(name: "UIKit", package: "Galley", condition: .when(platforms: [.linux]))],
      path: "App", resources: [.copy("Base.lproj"), .copy("de.lproj")]),
    .testTarget(
      name: "TrailAppTests",
      dependencies: [
        "TrailApp",
        .product(name: "LayoutInspector", package: "Galley", condition: .when(platforms: [.linux])),
        .product(name: "LayoutRendering", package: "Galley", condition: .when(platforms: [.linux])),
      ],
      exclude: ["Pictures"]),
  ]
)
