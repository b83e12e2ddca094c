/// The rows of a run that the root README shows: medians of CPU time, as `latest.json` has them.
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

    Medians of CPU time in one run on \(results.machine).
    """
  }

  private func text(_ what: String, _ name: String) -> String {
    let peers = ["hb_shape", "pango", "qt", "skia"].map { time(name, $0) }
    return "| \(what) | \(ours(name)) | \(peers.joined(separator: " | ")) |"
  }

  private func constraints(_ what: String, _ name: String) -> String {
    "| \(what) | \(ours(name)) | \(time(name, "kiwi")) |"
  }

  /// The median of ours beside each peer; the slower one, if two are in the middle.
  private func ours(_ name: String) -> String {
    let medians = results.comparisons.filter { $0.name == name }.map(\.ours_us).sorted()
    return medians.isEmpty ? "" : ResultTable.digits(medians[medians.count / 2])
  }

  private func time(_ name: String, _ peer: String) -> String {
    let pair = results.comparisons.first { $0.name == name && $0.peer == peer }
    return pair.map { ResultTable.digits($0.peer_us) } ?? ""
  }
}
