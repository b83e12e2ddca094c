import FontEngine
import TextOutput

/// The line box of a face to scale, drawn with characters.
struct LineBoxDiagram {
  /// The number of rows from the highest to the lowest line.
  static let rowCount = 12
  /// The largest width of the box, in columns.
  private static let widestBox = 40

  /// A horizontal line at a height above the baseline, in font units.
  private struct Line {
    let name: String
    let height: Double
  }

  /// A row with the lines that are nearest to it.
  private typealias Row = [Line]

  private let rows: [Row]
  private let box: FaceMetrics.LineBox

  /// Creates the diagram of the line box that iOS uses. It is empty if the box has no height.
  init(_ face: FontFace) {
    let metrics = face.metrics
    box = metrics.iOSLineBox.box
    let lines = [
      Line(name: "ascender", height: box.ascender), Line(name: "cap height", height: metrics.capHeight),
      Line(name: "x-height", height: metrics.xHeight), Line(name: "baseline", height: 0),
      Line(name: "descender", height: box.descender),
    ].sorted { $0.height > $1.height }
    let (top, bottom) = (lines[0].height, lines[lines.count - 1].height)
    guard top > bottom else {
      rows = []
      return
    }
    var rows = [Row](repeating: [], count: Self.rowCount)
    for line in lines {
      rows[Int(((top - line.height) / (top - bottom) * Double(Self.rowCount - 1)).rounded())].append(line)
    }
    self.rows = rows
  }

  /// Returns the diagram, at most as wide as a number of columns. Lines that share a row are named together.
  func text(columns: Int) -> String {
    let labels = rows.map { row in
      row.map { "\($0.name) \(NumberText.rounded($0.height, decimals: 2))" }.joined(separator: ", ")
    }
    let widest = labels.map(\.count).max() ?? 0
    let width = min(Self.widestBox, columns - widest - 6)
    guard width > 0, !rows.isEmpty else { return "" }
    // The rows between the ascender and the descender have sides.
    let ends = rows.indices.filter { index in rows[index].contains { $0.name == "ascender" || $0.name == "descender" } }
    var text = ""
    for (index, row) in rows.enumerated() {
      let isInside = index > ends[0] && index < ends[ends.count - 1]
      let (left, line, right) = Self.characters(row, isInside: isInside)
      let label = String(repeating: " ", count: widest - labels[index].count) + labels[index]
      var drawn = "  \(label)  \(left)\(String(repeating: line, count: width))\(right)"
      while drawn.last == " " { drawn.removeLast() }
      text += drawn + "\n"
    }
    return text
  }

  /// Returns the characters of a row: its left side, its line, and its right side.
  private static func characters(_ row: Row, isInside: Bool) -> (left: String, line: String, right: String) {
    let names = row.map(\.name)
    if names.contains("baseline") { return isInside ? ("┝", "━", "┥") : ("━", "━", "━") }
    if names.contains("ascender") { return ("┌", "─", "┐") }
    if names.contains("descender") { return ("└", "─", "┘") }
    if !names.isEmpty { return isInside ? ("├", "╌", "┤") : ("╌", "╌", "╌") }
    return isInside ? ("│", " ", "│") : (" ", " ", " ")
  }
}
