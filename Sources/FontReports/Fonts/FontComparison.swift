package import FontEngine
package import TextOutput

/// The properties of several faces side by side, such as those of a family.
package struct FontComparison {
  let faces: [FontFace]
  /// The faces' values of each property that at least one of them states.
  let rows: [(name: String, facts: [FontFact], isSame: Bool)]

  package init(_ faces: [FontFace]) {
    self.faces = faces
    let all = faces.map { FontFacts($0).all }
    let known = all.map { facts in Dictionary(facts.map { ($0.name, $0) }) { first, _ in first } }
    var names: [String] = []
    var seen: Set<String> = []
    for fact in all.joined() where seen.insert(fact.name).inserted { names.append(fact.name) }
    rows = names.map { name in
      let facts = known.map { $0[name] ?? FontFact(name, "", nil as FontFact.Value?) }
      let isSame = zip(facts, faces).dropFirst().allSatisfy { fact, face in
        FontFact.isSame(facts[0], fact, unitsPerEm: (faces[0].metrics.unitsPerEm, face.metrics.unitsPerEm))
      }
      return (name, facts, isSame)
    }
  }

  /// The number of properties, and of those in which all faces agree.
  package var counts: (all: Int, same: Int) { (rows.count, rows.count { $0.isSame }) }

  /// Whether all faces have the same number of units per em. If not, lengths are compared in thousandths of it.
  private var hasOneEm: Bool { faces.allSatisfy { $0.metrics.unitsPerEm == faces[0].metrics.unitsPerEm } }

  /// Returns the table for people. `names` are the titles of the columns; rows that differ are marked and highlighted.
  package func text(_ names: [String], showsSame: Bool, in terminal: Terminal) -> String {
    let shown = rows.filter { showsSame || !$0.isSame }
    var table = Table([.text(""), .text("")] + names.map { .text($0) })
    for row in shown {
      let values = zip(row.facts, faces).map { fact, face in
        Self.short(fact.text(unit: hasOneEm ? 1 : 1000 / face.metrics.unitsPerEm, decimals: hasOneEm ? 2 : 1))
      }
      table.add([row.isSame ? "" : "*", row.name] + values)
    }
    let lines = terminal.fitted(table.takeText()).split(separator: "\n", omittingEmptySubsequences: false)
    var text = ""
    for (index, line) in lines.dropLast().enumerated() {
      let differs = index > 0 && index <= shown.count && !shown[index - 1].isSame
      text +=
        (index == 0 ? terminal.title(String(line)) : differs ? terminal.highlighted(String(line)) : String(line)) + "\n"
    }
    return hasOneEm ? text : text + "lengths in thousandths of an em\n"
  }

  /// Returns a value that fits beside others: long texts, such as licenses, are cut off.
  private static func short(_ text: String) -> String {
    let limit = 40
    return text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }

  /// The properties that differ, for programs.
  package var differences: JSONValue {
    .array(
      rows.filter { !$0.isSame }.map { row in
        ["property": .string(row.name), "values": .array(row.facts.map(\.json))]
      })
  }
}
