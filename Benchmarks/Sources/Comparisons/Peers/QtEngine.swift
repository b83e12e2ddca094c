import CTextPeers
import Workloads

/// Qt: a `QTextLayout` for each text, with design metrics and without hinting.
@safe
final class QtEngine: TextEngine {
  let name = "qt"
  private let peer: OpaquePointer
  private let width: Double
  private var nextWidth = 0
  private var kept = 0

  init(_ textCase: TextCase) throws {
    guard let peer = unsafe qt_open(textCase.fontPath, Int32(textCase.pointSize), textCase.language) else {
      throw PeerError.noFont(textCase.fontPath)
    }
    unsafe self.peer = peer
    width = textCase.width
  }

  deinit { unsafe qt_close(peer) }

  func load(_ texts: [String]) {
    unsafe qt_clear(peer)
    for text in texts {
      let units = Array(text.utf16)
      unsafe qt_add(peer, units, Int32(units.count))
    }
  }

  func layOut(_ count: Int) -> Double {
    Stopwatch.thread.seconds { for text in 0..<count { unsafe _ = qt_lay_out(peer, Int64(text), width) } }
  }

  func answer(_ text: Int) -> LayoutAnswer { unsafe LayoutAnswer(qt_answer(peer, Int64(text), width)) }

  func keep(_ text: Int) {
    kept = text
    unsafe qt_keep(peer, Int64(text))
  }

  func rewrap(_ widths: [Double], count: Int) -> Double {
    Stopwatch.thread.seconds {
      for _ in 0..<count {
        nextWidth = (nextWidth + 1) % widths.count
        unsafe _ = qt_rewrap(peer, widths[nextWidth])
      }
    }
  }

  func rewrapAnswer(_ width: Double) -> LayoutAnswer { unsafe LayoutAnswer(qt_answer(peer, Int64(kept), width)) }

  func query(_ width: Double, count: Int) -> Double {
    unsafe _ = qt_rewrap(peer, width)
    return Stopwatch.thread.seconds { for _ in 0..<count { unsafe _ = qt_query(peer) } }
  }
}
