import TestSupport
import Testing

@testable import Cassowary

@Suite struct SolverNumberTests {
  @Test("constants from 2.2e-308 to 1.7e7 work in one system")
  func magnitudes() throws {
    var solver = Solver()
    let v = solver.makeVariables(4)
    try solver.add(v[0], .greaterThanOrEqual, 2.2250738585072014e-308)
    try solver.add(v[0], .lessThanOrEqual, 1.67772e7)
    try solver.add(v[1], .lessThanOrEqual, 1.67772e7, at: 750)
    try solver.add(LinearExpression(v[1]), .greaterThanOrEqual, v[0] + 2.2250738585072014e-308)
    try solver.add(LinearExpression(v[2]), .equal, v[0] + v[1] + 1.67772e7)
    try solver.add(LinearExpression(v[3]), .equal, LinearExpression(v[2]) - 1.67772e7, at: 500)
    let small = try solver.add(v[0], .equal, 24, at: 250)
    try solver.add(v[1], .equal, 119, at: 250)
    #expect(solver.solvedValues(v) == [24, 119, 16_777_343, 143])
    try solver.setConstant(small, to: 0)
    let values = solver.solvedValues(v)
    #expect(abs(values[0]) < 1e-6 && abs(values[3] - 119) < 1e-6)
    #expect(solver.brokenInvariant() == nil)
  }

  // Tableau solvers that only add differences lose the 100, since 1.8e308 - 100 is 1.8e308.
  @Test("the greatest finite number as a limit does not swamp the value below it")
  func greatestFinite() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(v[0], .lessThanOrEqual, .greatestFiniteMagnitude)
    try solver.add(LinearExpression(v[1]), .lessThanOrEqual, v[0] + .greatestFiniteMagnitude)
    solver.solve()
    let wish = try solver.add(v[0], .equal, 100, at: 250)
    try solver.add(v[1], .equal, 50, at: 250)
    #expect(solver.solvedValues(v) == [100, 50])
    try solver.remove(wish)
    #expect(solver.solvedValues(v).allSatisfy { $0.isFinite })
    #expect(solver.value(of: v[1]) == 50)
  }

  @Test("sums that overflow stay finite numbers")
  func overflow() throws {
    var solver = Solver()
    let v = solver.makeVariables(3)
    try solver.add(v[0], .equal, .greatestFiniteMagnitude)
    try solver.add(LinearExpression(v[1]), .equal, v[0] + v[0])
    try solver.add(LinearExpression(v[2]), .equal, v[1] - 3 * v[0], at: 500)
    #expect(solver.solvedValues(v).allSatisfy { $0.isFinite })
  }

  @Test("no value is ever -0.0", arguments: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func noNegativeZero(relation: Relation) throws {
    for priority in [1000.0, 500] {
      for constant in [0.0, -0.0] {
        for factor in [1.0, -1, -0.5] {
          var solver = Solver()
          let v = solver.makeVariables(2)
          try solver.add(factor * v[0], relation, LinearExpression(constant), at: priority)
          try solver.add(LinearExpression(v[1]), .equal, -1 * v[0], at: priority)
          #expect(solver.solvedValues(v).allSatisfy { $0 == 0 && $0.sign == .plus })
        }
      }
    }
  }

  @Test("a value at the end of a chain of thirds and tenths stays within 1e-6 over thousands of changes")
  func doesNotDrift() throws {
    var solver = Solver()
    let v = solver.makeVariables(6)
    try solver.add(v[0], .greaterThanOrEqual, 0)
    for index in 1..<6 { try solver.add(v[index], .greaterThanOrEqual, 0.1 * Double(index)) }
    for index in 1..<6 { try solver.add(3 * v[index], .lessThanOrEqual, 7 * v[index - 1] + 0.1) }
    let sum = try solver.add(v[0] + v[1] + v[2] + v[3] + v[4] + v[5], .equal, LinearExpression(100.1))
    try solver.add(v[5], .equal, 0, at: 250)
    var random = SeededGenerator(seed: 3)
    var kept: [ConstraintID] = []
    for _ in 0..<Rounds.count(quick: 2_000, full: 8_000) {
      let (first, second) = (Int.random(in: 0..<6, using: &random), Int.random(in: 0..<6, using: &random))
      let factor = Double(Int.random(in: 1...9, using: &random)) / 3
      let expression = LinearExpression([.init(v[first], factor), .init(v[second], 0.7)])
      kept.append(try solver.add(expression, .equal, LinearExpression(33.3), at: [500, 250][first % 2]))
      if kept.count > 4 { try solver.remove(kept.removeFirst()) }
      try solver.setConstant(sum, to: -100.1 - factor)
      solver.solve()
    }
    for id in kept { try solver.remove(id) }
    try solver.setConstant(sum, to: -100.1)
    solver.solve()
    #expect(solver.brokenInvariant() == nil)
    // The values of the same constraints in a new solver.
    let used = v.reduce(0) { $0 + solver.value(of: $1) }
    #expect(abs(used - 100.1) < 1e-6)
    #expect(abs(solver.value(of: v[5]) - 0.5) < 1e-6)
  }

  // At 2^-26, the constraint at 750 decides: 2^-26 * 2^26 = 1. At 2^-27, it is added after another one has given the
  // variable a value, from which the one at 500 moves it at a cost that counts as 0.
  @Test("a cost of 2^-27 per unit does not keep a variable where it is", arguments: [1.0, -1])
  func leastCost(direction: Double) throws {
    for (factor, expected) in [(0x1p-27, -5.0), (0x1p-26, 0x1p26)] {
      for order in [[0, 1, 2], [0, 2, 1], [2, 0, 1], [2, 1, 0]] {
        var solver = Solver()
        let variable = solver.makeVariable()
        for index in order {
          switch index {
          case 0: try solver.add(variable, .equal, 0, at: 250)
          case 1: try solver.add(factor * direction * variable, .equal, LinearExpression(1), at: 750)
          default: try solver.add(variable, .equal, -5 * direction, at: 500)
          }
        }
        #expect(solver.solvedValues([variable]) == [expected * direction], "\(factor), added in the order \(order)")
      }
    }
  }
}
