import CTextPeers
import FontEngine
import TextLayout
import Workloads

/// Raw `hb_shape`: the floor. Runs, scripts and directions are found beforehand and cost it nothing; it breaks no
/// lines.
@safe
final class HarfBuzzEngine {
  let name = "hb_shape"
  private let peer: OpaquePointer
  private let textCase: TextCase

  init(_ textCase: TextCase) throws {
    guard let peer = unsafe harfbuzz_open(textCase.fontPath, textCase.pointSize, textCase.language) else {
      throw PeerError.noFont(textCase.fontPath)
    }
    unsafe self.peer = peer
    self.textCase = textCase
  }

  deinit { unsafe harfbuzz_close(peer) }

  /// Takes texts; their runs come from our own analysis.
  func load(_ texts: [String], runsFrom engine: OurEngine) throws {
    unsafe harfbuzz_clear(peer)
    for text in texts {
      let prepared = try PreparedText(Paragraph(text, style: engine.style), catalog: engine.catalog)
      let units = Array(text.utf16)
      let runs = try prepared.runs().map(\.run).map {
        peer_run(
          start: Int32($0.range.lowerBound), end: Int32($0.range.upperBound), script: $0.script.rawValue,
          is_right_to_left: $0.isRightToLeft ? 1 : 0)
      }
      unsafe harfbuzz_add(peer, units, Int32(units.count), runs, Int32(runs.count))
    }
  }

  /// Shapes the first so many texts, each once; the seconds.
  func shape(_ count: Int) -> Double {
    Stopwatch.thread.seconds { for text in 0..<count { unsafe _ = harfbuzz_shape(peer, Int64(text)) } }
  }

  /// The width of a text in one line.
  func answer(_ text: Int) -> LayoutAnswer {
    unsafe LayoutAnswer(lines: 1, width: harfbuzz_shape(peer, Int64(text)) * textCase.pointSize)
  }
}

/// Why a peer cannot take part.
enum PeerError: Error {
  case noFont(String)
  case silent(String)
  case refused(String)
}
