// Three columns of a terminal: `columns 60 100` shows them at both widths.
//
// The name is as wide as its longest word or wider, the price is fixed, and the notes have what is left, but no less
// than 20 characters. Where that is too much, the solver says which rules contradict each other.

import Cassowary

/// A row of three columns, whose total width changes.
struct Columns {
  private var solver = Solver()
  private let name, notes, price: Variable
  private let total: ConstraintID

  init() throws(ConstraintError) {
    name = solver.makeVariable(named: "name")
    notes = solver.makeVariable(named: "notes")
    price = solver.makeVariable(named: "price")
    try solver.add(name >= 12, label: "longest word")
    try solver.add(notes >= 20, label: "readable notes")
    try solver.add(price == 9, label: "price")
    total = try solver.add(name + notes + price == 80, label: "terminal")
    // Wishes: one at 500 outweighs any number of those below.
    try solver.add((name == 18).at(Priority(500)))
    try solver.add((notes == 3 * name).at(Priority(250)))
    solver.solve()
  }

  /// Changes the total width. If that contradicts other rules, nothing changes.
  mutating func resize(to width: Double) throws(ConstraintError) {
    try solver.setTarget(total, to: width)
    solver.solve()
  }

  var widths: [Int] { [name, notes, price].map { Int(solver.value(of: $0)) } }

  func words(for error: ConstraintError) -> String { solver.description(of: error) }
}

do {
  var columns = try Columns()
  for width in CommandLine.arguments.dropFirst().compactMap(Double.init) {
    do {
      try columns.resize(to: width)
      print(zip(["name", "notes", "price"], columns.widths).map { "\($0.0): \($0.1)" }.joined(separator: ", "))
    } catch {
      print("\(Int(width)) is too narrow:", columns.words(for: error))
    }
  }
} catch {
  print(error)
}
