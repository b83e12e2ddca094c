import UIKit
import Workloads

/// A feed cell drawn, with its texts and glyphs known.
extension CountedWorkload {
  static var drawing: [CountedWorkload] {
    [
      drawing("drawing/feed-display-list") { cell, _ in _ = cell.displayList() },
      drawing("drawing/feed-png") { _, list in _ = try list.png() },
      drawing("drawing/feed-svg") { _, list in _ = try list.svgText() },
      drawing("drawing/feed-pdf") { _, list in _ = try list.pdf() },
    ]
  }

  private static func drawing(
    _ name: String, _ draw: @escaping @MainActor (DrawnCell, DisplayList) throws -> Void
  ) -> CountedWorkload {
    CountedWorkload(name: name) {
      let run = MainActor.assumeIsolated {
        let cell = DrawnCell()
        let list = cell.displayList()
        return { @MainActor in try draw(cell, list) }
      }
      return {
        try MainActor.assumeIsolated { try run() }
        return 0
      }
    }
  }
}
