import FontEngine
import Synchronization

extension PreparedText {
  /// How many bytes the text takes, its paragraph included and the faces, which others share, not.
  ///
  /// What it remembers of reshaped edges is counted as it is now: it grows with the widths that are asked for, up to one edge
  /// for each 4 code units, or ``TextLimits/minimumEdgePieces``. Tokens of shortened lines, the last lines and
  /// the texts at their sizes of faces that depend on the size are not counted.
  public var memory: Int {
    func bytes<Element>(_ array: [Element]) -> Int {
      array.isEmpty ? 0 : Self.arrayHeader + array.count * MemoryLayout<Element>.stride
    }
    var sum = Self.objects + bytes(paragraph.units) + bytes(paragraph.styles) + bytes(paragraph.styleRuns)
    sum += bytes(paragraph.attachments) + bytes(places) + bytes(advances) + bytes(trackedClusters)
    sum += bytes(segments) + bytes(hyphens) + bytes(runs) + bytes(missingClusters) + opportunities.memory
    sum += bytes(analysis.places) + bytes(analysis.scripts) + length * Self.levels
    for run in runs { sum += bytes(run.glyphs) }
    let edge = MemoryLayout<EdgePiece>.stride + MemoryLayout<EdgeShape>.stride + 1
    return sum + edgePieces.withLock(\.capacity) * edge
  }

  /// The object itself, its locks and the headers of its small arrays.
  private static let objects = 1024
  /// Bytes of a code unit's embedding level and base direction.
  private static let levels = 2
  /// What the standard library and the allocator put before an array's elements.
  private static let arrayHeader = 48
}

extension BreakOpportunities {
  /// How many bytes the arrays take.
  var memory: Int {
    positions.capacity * 4 + contentEnds.capacity * 4 + contentAdvances.capacity * 8 + hardIndices.capacity * 4
  }
}
