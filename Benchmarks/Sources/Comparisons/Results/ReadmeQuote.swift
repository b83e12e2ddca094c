/// The few lines of a run that the root README quotes.
struct ReadmeQuote {
  let results: Results

  var markdown: String {
    """
    | microseconds | Galley | HarfBuzz alone | Pango | Qt | Skia |
    | --- | ---: | ---: | ---: | ---: | ---: |
    \(text("1,300 characters laid out, in words never seen", "cold/latin-dejavu-1300"))
    \(text("the same in words seen before", "known-words/latin-dejavu-1300"))
    \(text("broken into lines again at another width", "rewrap/latin-dejavu-1300"))

    | microseconds | Galley | kiwi |
    | --- | ---: | ---: |
    \(constraints("a form of 111 constraints built", "solver/form-build"))
    \(constraints("the form resized", "solver/form-resize"))
    \(constraints("one width changed among 256 blocks of 20 constraints", "solver/blocks-256-edit"))

    CPU time on \(results.machine).
    """
  }

  private func text(_ what: String, _ name: String) -> String {
    let peers = ["hb_shape", "pango", "qt", "skia"].map { time(name, $0) }
    return "| \(what) | \(ours(name)) | \(peers.joined(separator: " | ")) |"
  }

  private func constraints(_ what: String, _ name: String) -> String {
    "| \(what) | \(ours(name)) | \(time(name, "kiwi")) |"
  }

  /// Ours, as the least of what was measured beside each peer: where the machine was slower, it was for both.
  private func least(_ name: String) -> Double? { results.comparisons.filter { $0.name == name }.map(\.ours_us).min() }

  private func ours(_ name: String) -> String { least(name).map(ResultTable.digits) ?? "" }

  /// A peer's time by its ratio to ours, so that a line compares what it says.
  private func time(_ name: String, _ peer: String) -> String {
    guard let ours = least(name), let pair = results.comparisons.first(where: { $0.name == name && $0.peer == peer })
    else { return "" }
    return ResultTable.digits(ours / pair.ratio)
  }
}
