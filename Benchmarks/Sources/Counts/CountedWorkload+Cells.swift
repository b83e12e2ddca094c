import UIKit
import Workloads

/// Cells that size themselves, on the main thread, which this program runs on.
extension CountedWorkload {
  static var cells: [CountedWorkload] {
    [
      onMain("cells/headline-body-build") {
        var rows = fresh(2)
        return { _ = HeadlineBodyCell(rows.removeLast(), width: 375) }
      },
      onMain("cells/headline-body-text-change") {
        var rows = fresh(3)
        let cell = HeadlineBodyCell(rows.removeLast(), width: 375)
        return {
          cell.show(rows.removeLast())
          cell.layOut(width: 375)
        }
      },
      onMain("cells/headline-body-width-change") {
        let cell = HeadlineBodyCell(fresh(1)[0], width: 375)
        var width: CGFloat = 375
        return {
          width -= 24
          cell.layOut(width: width)
        }
      },
      onMain("cells/feed-build") {
        var rows = fresh(2)
        return { _ = FeedCell(rows.removeLast(), width: 375) }
      },
      onMain("cells/feed-text-change") {
        var rows = fresh(3)
        let cell = FeedCell(rows.removeLast(), width: 375)
        return {
          cell.show(rows.removeLast())
          cell.layOut(width: 375)
        }
      },
      onMain("cells/feed-width-change") {
        let cell = FeedCell(fresh(1)[0], width: 375)
        var width: CGFloat = 375
        return {
          width -= 24
          cell.layOut(width: width)
        }
      },
      onMain("cells/card-build") {
        var rows = fresh(2)
        return { _ = CardCell(rows.removeLast(), width: 375) }
      },
    ]
  }

  private static func fresh(_ count: Int) -> [RowTexts] {
    var generator = SeededGenerator(seed: 4)
    return RowTexts.fresh(count, &generator)
  }

  private static func onMain(
    _ name: String, _ make: @escaping @MainActor () -> @MainActor () -> Void
  ) -> CountedWorkload {
    CountedWorkload(name: name) {
      let run = MainActor.assumeIsolated { make() }
      return {
        MainActor.assumeIsolated { run() }
        return 0
      }
    }
  }
}
