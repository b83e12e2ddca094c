import Workloads

/// What a figure should be at most, as the text, solver, UIKit, lists, drawing and Interface Builder issues set it.
struct Aim: Sendable {
  let text: String
  let limit: Double
  let unit: String
  /// The figure; nil when it was not measured, or measured with different answers or too few cores.
  let figure: @Sendable (Results) -> Double?

  static let all: [Aim] = texts + solver + lists + nibs + drawing

  private static let texts =
    ["latin-dejavu-1300", "latin-pagella-1300", "latin-inter-1300"].flatMap { name in
      [
        ratio("cold/\(name)", "hb_shape", 1.15, "a cold layout, against `hb_shape` alone"),
        ratio("known-words/\(name)", "hb_shape", 0.25, "a new paragraph of known words, against `hb_shape`"),
      ]
    }
    + (TextCase.latin + [.system]).map { textCase in
      ratio(
        "known-words/\(textCase.name)", "one cold layout", 0.15, "a new paragraph of known words, against a cold layout"
      )
    } + [
      ratio(
        "unproven/\(TextCase.usual.name)", "one cold layout", 1, "a layout with a font whose words can't be cached"),
      time("rewrap/latin-dejavu-1300", 0.7, "1,300 characters wrapped again"),
      time("same-width/latin-dejavu-1300", 0.05, "asked again at the same width"),
      ratio("twelve-sizes/latin-dejavu-1300", "one cold layout", 1.3, "all twelve text sizes, against one"),
      ratio("two-threads/latin-dejavu-1300", "one thread", 1 / 1.9, "two threads at least 1.9 times one"),
      growth("cold/latin-dejavu", 1.32, "twice the letters in less than 2.5 times the time, up to a million"),
    ]

  private static let solver = [
    ratio("solver/form-build", "kiwi", 0.5, "the form built"),
    ratio("solver/form-resize", "kiwi", 0.3, "the form resized"),
    ratio("solver/blocks-256-per-constraint", "one block", 1.5, "256 blocks built, per constraint against one block"),
    ratio("solver/blocks-256-edit", "one block", 2, "an edit among 256 blocks, against one block"),
    time("solver/blocks-256-edit", 0.3, "an edit among 256 blocks"),
    ratio("solver/row-400-build", "kiwi", 0.2, "a row of 400 equal widths"),
    ratio("solver/deep-400-build", "kiwi", 0.2, "a hierarchy 400 deep"),
    time("solver/template-cell", 3, "a cell of three views copied and solved"),
    Aim(text: "allocations of 256 edits: fewer than one each (`solver/blocks-256-edit`)", limit: 255, unit: "") {
      $0.counts.first { $0.name == "solver/blocks-256-edit" }.map { Double($0.allocations) }
    },
  ]

  private static let lists = [
    time("cells/feed-build", 150, "the feed cell from nothing"),
    time("cells/feed-text-change", 15, "a changed text in the feed cell, in known words"),
    Aim(
      text: "a changed width of the feed cell, beyond what its texts take (`cells/feed-width-change`)", limit: 15,
      unit: "us"
    ) {
      $0.comparisons.first { $0.name == "cells/feed-width-change" && $0.same_answer }.map { $0.ours_us - $0.peer_us }
    },
    largest("cells/category-change", 20_000, "another text size for 1,000 feed cells, laid out again"),
    largest("table/first-screen", 250_000, "the first screen of a million rows"),
    largest("table/jump", 20_000, "a jump to the middle of a million rows"),
    largest("table/category-change", 5_000, "another text size for the rows on the screen, of a million"),
    time("table/100000-first", 6_000_000, "100,000 rows measured"),
    ratio("table/100000-second-size", "first size", 1.0 / 3, "all rows at a second size, against the first"),
  ]

  private static let nibs = [
    smallest("nib/load", 2000, "a nib of 100 views loaded"),
    smallest("nib/layout", 3000, "its first layout"),
    growth("nib/load", 1.2, "loading nibs of 100 to 800 views"),
    growth("nib/layout", 1.2, "their first layouts"),
  ]

  private static let drawing = [
    time("drawing/feed-display-list", 30, "the display list of the feed cell"),
    // libpng and zlib take most of the time of both, so a time would be an aim for the processor.
    ratio("drawing/feed-png", "pango-cairo, the message", 0.5, "the feed cell as PNG, against its message alone"),
    time("drawing/feed-svg", 1000, "the feed cell as SVG"),
  ]

  private static func ratio(_ name: String, _ peer: String, _ limit: Double, _ text: String) -> Aim {
    Aim(text: "\(text) (`\(name)`)", limit: limit, unit: "x") {
      let row = $0.comparisons.first { $0.name == name && $0.peer == peer && $0.same_answer }
      return row?.two_cores?.outcome == .tooFewPairs ? nil : row?.ratio
    }
  }

  private static func time(_ name: String, _ limit: Double, _ text: String) -> Aim {
    Aim(text: "\(text) (`\(name)`)", limit: limit, unit: "us") { results in
      // The same work stands beside several peers: the median of ours.
      let times = results.comparisons.filter { $0.name == name && $0.same_answer }.map(\.ours_us).sorted()
      return times.isEmpty ? nil : times[times.count / 2]
    }
  }

  /// The time at the largest size of a growth curve.
  private static func largest(_ name: String, _ limit: Double, _ text: String) -> Aim {
    Aim(text: "\(text) (`\(name)`)", limit: limit, unit: "us") {
      $0.growth.first { $0.name == name }?.us.last
    }
  }

  /// The time at the smallest size of a growth curve.
  private static func smallest(_ name: String, _ limit: Double, _ text: String) -> Aim {
    Aim(text: "\(text) (`\(name)`)", limit: limit, unit: "us") {
      $0.growth.first { $0.name == name }?.us.first
    }
  }

  private static func growth(_ name: String, _ limit: Double, _ text: String) -> Aim {
    Aim(text: "\(text) (exponent of `\(name)`)", limit: limit, unit: "") {
      $0.growth.first { $0.name == name }?.exponent
    }
  }
}
