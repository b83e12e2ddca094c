// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SnapshotTests",
  dependencies: [
    // In a project of yours: .package(url: "...", branch: "main")
    .package(name: "Galley", path: "../..")
  ],
  targets: [
    .target(
      name: "ProfileCell",
      // On Apple's platforms, the cell is compiled with UIKit itself.
      dependencies: [.product(name: "UIKit", package: "Galley", condition: .when(platforms: [.linux]))]),
    .testTarget(
      name: "ProfileCellTests",
      dependencies: [
        "ProfileCell",
        .product(name: "LayoutInspector", package: "Galley", condition: .when(platforms: [.linux])),
        .product(name: "LayoutRendering", package: "Galley", condition: .when(platforms: [.linux])),
      ],
      exclude: ["Pictures"]),
  ]
)
