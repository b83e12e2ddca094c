import Cassowary
import Foundation

extension ConstraintProgram {
  /// The form that kiwi benchmarks: 111 constraints, width and height edited.
  package static func form() throws -> ConstraintProgram {
    var program = ConstraintProgram()
    var names = ["width": program.edited(), "height": program.edited()]
    let priorities = [
      "required": required, "strong": strong, "smallMedium": smallMedium, "moreThanMedium": moreThanMedium,
      "medium": medium, "weak": weak,
    ]
    let relations: [String: Relation] = ["==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual]
    let file = "\(Paths.benchmarks)/Programs/form.txt"
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix(";") {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count > 2, let priority = priorities[fields[0]], let relation = relations[fields[1]] else {
        preconditionFailure("\(file): \(line)")
      }
      var terms: [(variable: Int, coefficient: Double)] = []
      var constant = 0.0
      for field in fields.dropFirst(2) {
        if let number = Double(field) {
          constant += number
          continue
        }
        let sign = field.hasPrefix("-") ? -1.0 : 1.0
        let parts = (sign < 0 ? String(field.dropFirst()) : field).split(separator: "*").map(String.init)
        let name = parts[parts.count - 1]
        let variable = names[name] ?? program.variable()
        names[name] = variable
        terms.append((variable, parts.count == 2 ? sign * (Double(parts[0]) ?? .nan) : sign))
      }
      program.add(terms, constant, relation, at: priority)
    }
    return program
  }

  /// The sizes between which the form alternates, as in kiwi's benchmark, which however repeats each of them.
  package static let formSizes: [(width: Double, height: Double)] = [
    (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
  ]

  /// Blocks that share no variable: in each, 20 constraints put five views into a row whose width is edited.
  package static func blocks(_ count: Int) -> ConstraintProgram {
    var program = ConstraintProgram()
    for _ in 0..<count {
      let total = program.edited()
      var end = program.variable()
      program.add([(end, 1)])
      for view in 0..<5 {
        let (left, width, right) = (program.variable(), program.variable(), program.variable())
        program.add([(left, 1), (end, -1)], -8)
        program.add([(right, 1), (left, -1), (width, -1)])
        program.add([(width, 1)], -20, .greaterThanOrEqual)
        // The third view takes what is left, so that there is only one best solution.
        if view != 2 { program.add([(width, 1)], -60, .equal, at: weak) }
        end = right
      }
      program.add([(total, 1), (end, -1)], -8)
    }
    return program
  }

  /// How many constraints each of ``blocks(_:)`` has, the one of its edit variable not counted.
  package static let blockSize = 20

  /// Views of equal widths in a row whose width is edited.
  package static func row(_ count: Int) -> ConstraintProgram {
    var program = ConstraintProgram()
    let total = program.edited()
    let x = (0..<count).map { _ in program.variable() }
    let w = (0..<count).map { _ in program.variable() }
    for index in 0..<count {
      program.add([(w[index], 1)], 0, .greaterThanOrEqual)
      if index == 0 {
        program.add([(x[0], 1)], -8)
      } else {
        program.add([(x[index], 1), (x[index - 1], -1), (w[index - 1], -1)], -8)
        program.add([(w[index], 1), (w[0], -1)])
      }
    }
    program.add([(total, 1), (x[count - 1], -1), (w[count - 1], -1)], -8)
    return program
  }

  /// Views each inside the one before, with a bound and a wish for each; the outermost width is edited.
  package static func hierarchy(_ depth: Int) -> ConstraintProgram {
    var program = ConstraintProgram()
    var w = program.edited()
    var x = program.variable()
    program.add([(x, 1)])
    for _ in 0..<depth {
      let (inner, width) = (program.variable(), program.variable())
      program.add([(width, 1)], 0, .greaterThanOrEqual)
      program.add([(inner, 1), (x, -1)], -1)
      program.add([(inner, 1), (width, 1), (x, -1), (w, -1)], 1)
      program.add([(width, 1)], -100, .equal, at: weak)
      (x, w) = (inner, width)
    }
    return program
  }

  /// A cell of three views: an image, and two labels beside it, one under the other; the cell's width is edited first,
  /// then the heights of the labels.
  package static func cell() -> ConstraintProgram {
    var program = ConstraintProgram()
    let (width, titleHeight, bodyHeight) = (program.edited(), program.edited(), program.edited())
    let height = program.variable()
    let views = (0..<3).map { _ in (x: program.variable(), y: program.variable(), w: program.variable()) }
    let imageHeight = program.variable()
    program.add([(views[0].x, 1)], -16)
    program.add([(views[0].y, 1)], -11)
    program.add([(views[0].w, 1)], -44)
    program.add([(imageHeight, 1)], -44)
    for label in 1...2 {
      program.add([(views[label].x, 1), (views[0].x, -1), (views[0].w, -1)], -8)
      program.add([(width, 1), (views[label].x, -1), (views[label].w, -1)], -16)
      program.add([(views[label].w, 1)], 0, .greaterThanOrEqual)
    }
    program.add([(views[1].y, 1)], -11)
    program.add([(views[2].y, 1), (views[1].y, -1), (titleHeight, -1)], -4)
    program.add([(height, 1), (views[2].y, -1), (bodyHeight, -1)], -11, .greaterThanOrEqual)
    program.add([(height, 1), (views[0].y, -1), (imageHeight, -1)], -11, .greaterThanOrEqual)
    program.add([(height, 1)], 0, .equal, at: weak)
    return program
  }
}
