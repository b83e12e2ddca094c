import CTextPeers
import Workloads

/// Pango: a `PangoLayout` for each text, positions unrounded, metrics unhinted.
@safe
final class PangoEngine: TextEngine {
  let name = "pango"
  private let peer: OpaquePointer
  private let width: Double
  private var nextWidth = 0

  init(_ textCase: TextCase) throws {
    guard let peer = unsafe pango_open(textCase.fontPath, textCase.pointSize, textCase.language) else {
      throw PeerError.noFont(textCase.fontPath)
    }
    unsafe self.peer = peer
    width = textCase.width
  }

  deinit { unsafe pango_close(peer) }

  func load(_ texts: [String]) {
    unsafe pango_clear(peer)
    for text in texts {
      unsafe pango_add(peer, text)
    }
  }

  func layOut(_ count: Int) -> Double {
    Stopwatch.thread.seconds { for text in 0..<count { unsafe _ = pango_lay_out(peer, Int64(text), width) } }
  }

  func answer(_ text: Int) -> LayoutAnswer { unsafe LayoutAnswer(pango_lay_out(peer, Int64(text), width)) }

  func keep(_ text: Int) { unsafe pango_keep(peer, Int64(text)) }

  func rewrap(_ widths: [Double], count: Int) -> Double {
    Stopwatch.thread.seconds {
      for _ in 0..<count {
        nextWidth = (nextWidth + 1) % widths.count
        unsafe _ = pango_rewrap(peer, widths[nextWidth])
      }
    }
  }

  func rewrapAnswer(_ width: Double) -> LayoutAnswer { unsafe LayoutAnswer(pango_rewrap(peer, width)) }

  func query(_ width: Double, count: Int) -> Double {
    unsafe _ = pango_rewrap(peer, width)
    return Stopwatch.thread.seconds { for _ in 0..<count { unsafe _ = pango_query(peer) } }
  }
}

extension LayoutAnswer {
  init(_ layout: peer_layout) { self.init(lines: Int(layout.lines), width: layout.width) }
}
