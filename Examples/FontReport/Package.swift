// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FontReport",
  dependencies: [
    // In a project of yours: .package(url: "...", branch: "main")
    .package(name: "Galley", path: "../..")
  ],
  targets: [
    .executableTarget(name: "font-report", dependencies: [.product(name: "FontEngine", package: "Galley")])
  ]
)
