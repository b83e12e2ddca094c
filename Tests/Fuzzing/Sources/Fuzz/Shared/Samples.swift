import FontEngine
import Foundation

/// The faces that texts are laid out in, each opened once; the machine's fonts are not asked.
enum Samples {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path

  private static func face(_ path: String) -> FontFace {
    do { return try FontFace(path: "\(package)/\(path)") } catch { fatalError("\(error)") }
  }

  static let faces = [
    "Fonts/Inter/Inter-Regular.otf", "Fonts/TeXGyrePagella/texgyrepagella-italic.otf",
    "Fonts/GalleySans/GalleySans-Regular.ttf", "Tests/TextLayoutTests/Fixtures/nastaliq.ttf",
    "Tests/FontEngineTests/Fixtures/variable.ttf", "Tests/FontEngineTests/Fixtures/devices.ttf",
  ].map(face)

  /// A catalog with DejaVu Sans for what the other faces lack.
  static let catalog: FontCatalog = {
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(face("Fonts/DejaVuSans/DejaVuSans.ttf"), isFallback: true)
    return catalog
  }()
}
