// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Columns",
  dependencies: [
    // In a project of yours: .package(url: "...", branch: "main")
    .package(name: "Galley", path: "../..")
  ],
  targets: [
    .executableTarget(name: "columns", dependencies: [.product(name: "Cassowary", package: "Galley")])
  ]
)
