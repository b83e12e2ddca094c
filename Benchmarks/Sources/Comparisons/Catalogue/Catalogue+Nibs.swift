import UIKit
import Workloads

extension Catalogue {
  /// A nib with rows of four views: from its data to views with constraints, and their first layout.
  static let nibGrowth = [
    GrowthCurve(name: "nib/load", sizes: [100, 200, 400, 800]) { size in
      let data = NibRows.document(views: size)
      return {
        onMain { Stopwatch.thread.seconds { UINib(data: data, bundle: nil).instantiate(withOwner: nil) } }
      }
    },
    GrowthCurve(name: "nib/layout", sizes: [100, 200, 400, 800]) { size in
      // New texts each time: the cache has room for those of the smaller nibs.
      var count = 0
      return {
        count += size
        let data = NibRows.document(views: size, first: count)
        return onMain {
          let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
          return Stopwatch.thread.seconds { (objects.first as? UIView)?.layoutIfNeeded() }
        }
      }
    },
  ]
}
