@testable import UIKit

/// Visual formats: the first bytes are the options, the rest is the format.
enum VisualFormatTarget: FuzzTarget {
  static let name = "formats"

  static func run(_ input: FuzzInput) {
    MainActor.assumeIsolated {
      var input = input
      let bits = UInt(input.byte()) | UInt(input.byte()) << 8 | UInt(input.byte()) << 16
      check(String(decoding: input.remainder.prefix(4096), as: UTF8.self), .init(rawValue: bits))
    }
  }

  @MainActor
  private static func check(_ format: String, _ options: NSLayoutConstraint.FormatOptions) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var views: [String: Any] = ["n": 3, "r": root]
    for name in ["a", "b", "c"] {
      let view = UILabel()
      view.text = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    views["g"] = guide
    let metrics: [String: Any] = ["m": 20, "p": 750.5, "nan": Double.nan, "huge": 1e300, "t": "text"]
    do throws(VisualFormatError) {
      let constraints = try VisualFormatBuilder.constraints(format, options: options, metrics: metrics, views: views)
      // Optional ones contradict nothing, so that none is reported.
      for constraint in constraints {
        require(constraint.constant.isFinite && constraint.multiplier.isFinite, "\(constraint)")
        if constraint.priority == .required { constraint.priority = UILayoutPriority(999) }
      }
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      for view in root.subviews {
        let frame = view.frame
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        require(numbers.allSatisfy(\.isFinite), "a view is at \(frame)")
      }
    } catch {
      require(error.offset >= 0 && error.offset <= format.count, "an error is at \(error.offset)")
      require(!error.message.isEmpty, "an error says nothing")
    }
  }
}
