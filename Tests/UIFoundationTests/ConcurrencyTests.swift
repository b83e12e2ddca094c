import Foundation
import Testing

@testable import UIFoundation

struct ConcurrencyTests {
  /// Returns the measurements of a task: fonts of all kinds, their line boxes, and text in them.
  private static func measure() -> [CGFloat] {
    var results: [CGFloat] = []
    // Other tests may change the process's category in the meantime.
    let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    for size in [9, 17, 34.5] as [CGFloat] {
      let fonts = [
        UIFont.systemFont(ofSize: size, weight: .semibold), UIFont(name: "Palatino-Italic", size: size),
        UIFont(name: "Inter", size: size),
        UIFontMetrics.default.scaledFont(for: .italicSystemFont(ofSize: size), compatibleWith: traits),
      ].compactMap { $0 }
      for font in fonts {
        results += [font.lineHeight, font.capHeight]
        for text in ["Hello, world", "שלום עולם", "مرحبا بالعالم", "e\u{301}\u{301} ffi"] {
          let size = text.size(withAttributes: [.font: font])
          results += [size.width, size.height]
        }
      }
    }
    return results
  }

  @Test("64 tasks get the same measurements as one, bit for bit")
  func measuring() async {
    let alone = Self.measure()
    await withTaskGroup(of: [CGFloat].self) { group in
      for _ in 0..<64 { group.addTask { Self.measure() } }
      for await results in group { #expect(results == alone) }
    }
  }

  @Test("each task has its own current traits")
  func traits() async {
    await withTaskGroup(of: Bool.self) { group in
      for scale in 1...16 {
        group.addTask {
          var isOwn = true
          for _ in 0..<200 {
            UITraitCollection(displayScale: CGFloat(scale)).performAsCurrent {
              isOwn = isOwn && UITraitCollection.current.displayScale == CGFloat(scale)
            }
          }
          return isOwn
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }
}
