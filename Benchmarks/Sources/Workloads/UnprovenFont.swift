import Foundation

/// A font that shapes as DejaVu Sans does, but whose words are never taken from the cache.
///
/// Its timestamp of the program FontForge has the name of Apple's table `kerx`. HarfBuzz finds no `kerx` in that and
/// applies OpenType's rules as before. Galley's proof that no rule reaches across a space fails with any such table.
package enum UnprovenFont {
  /// The path of the font, which is written when it is first asked for.
  package static let path: String = {
    let copy = "\(Paths.benchmarks)/.build/Unproven.ttf"
    do {
      var font = try Data(contentsOf: URL(fileURLWithPath: "\(Paths.fonts)/DejaVuSans/DejaVuSans.ttf"))
      guard let record = font.range(of: Data("FFTM".utf8), in: 0..<512) else {
        preconditionFailure("DejaVu Sans has no table FFTM")
      }
      font.replaceSubrange(record, with: Data("kerx".utf8))
      try font.write(to: URL(fileURLWithPath: copy), options: .atomic)
    } catch {
      preconditionFailure("\(copy) can't be written: \(error)")
    }
    return copy
  }()
}
