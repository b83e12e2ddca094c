import CTextPeers
import Foundation
import UIKit
import Workloads

/// pango-cairo: a layout of one text in one font file, which is drawn with the lines where ours are.
@safe
final class PangoDrawing {
  private let peer: OpaquePointer
  private let size: CGSize
  private var pixels: [UInt32]
  private let width: Int
  private let height: Int
  /// Whether there are as many lines as in ours.
  let hasAllLines: Bool

  /// Pixels per point.
  static let scale = 3.0

  /// Lays the text out. `list` is the drawing of the same text, whose lines are one run each.
  init(_ textCase: TextCase, _ text: String, like list: DisplayList) throws {
    guard
      let peer = unsafe pango_drawing_open(
        textCase.fontPath, textCase.pointSize, textCase.language, text, textCase.width)
    else { throw PeerError.noFont(textCase.fontPath) }
    unsafe self.peer = peer
    size = list.bounds.size
    (width, height) = (Int((size.width * Self.scale).rounded(.up)), Int((size.height * Self.scale).rounded(.up)))
    pixels = [UInt32](repeating: 0, count: width * height)
    let origins = list.lineOrigins.flatMap { [Double($0.x), Double($0.y)] }
    hasAllLines = unsafe pango_drawing_place(peer, origins, Int32(origins.count / 2)) != 0
  }

  deinit { unsafe pango_drawing_close(peer) }

  /// Draws the pixels so many times. Outlines are at their exact positions.
  func drawPixels(_ count: Int, asOutlines: Bool) -> Double {
    Stopwatch.thread.seconds { for _ in 0..<count { draw(asOutlines: asOutlines) } }
  }

  private func draw(asOutlines: Bool) {
    unsafe _ = pango_drawing_pixels(
      peer, asOutlines ? 1 : 0, Self.scale, &pixels, Int32(width), Int32(height))
  }

  /// Returns the pixels.
  func drawn(asOutlines: Bool) -> [UInt32] {
    draw(asOutlines: asOutlines)
    return pixels
  }

  /// Writes a file, or a list of operations, so many times.
  func write(_ output: pango_output, _ count: Int) -> Double {
    Stopwatch.thread.seconds {
      for _ in 0..<count { unsafe _ = pango_drawing_write(peer, output, Double(size.width), Double(size.height)) }
    }
  }

  /// Whether a file has content; a list of operations has no bytes.
  func canWrite(_ output: pango_output) -> Bool {
    unsafe pango_drawing_write(peer, output, Double(size.width), Double(size.height))
      >= (output == pango_output_recording ? 0 : 100)
  }
}

extension DisplayList {
  /// Where the first glyph of each run is.
  fileprivate var lineOrigins: [CGPoint] {
    elements.compactMap { element in
      guard case .glyphs(let run) = element else { return nil }
      return run.glyphs.first?.position.applying(run.transform)
    }
  }
}
