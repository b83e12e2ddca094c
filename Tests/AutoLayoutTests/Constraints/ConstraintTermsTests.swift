import Cassowary
import TestSupport
import Testing

@testable import UIKit

/// The terms of a constraint, compared with those of an expression, which sorts them itself.
struct ConstraintTermsTests {
  @Test("terms are those of an expression, for any number and order", arguments: 0..<40)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var solver = Solver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    var terms = ConstraintTerms()
    var all: [LinearExpression.Term] = []
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      let variable = variables[Int.random(in: 0..<variables.count, using: &generator)]
      // Halves, whose sums are exact: some are 0.
      let coefficient = Double(Int.random(in: -2...2, using: &generator)) / 2
      terms.add(variable, coefficient)
      all.append(LinearExpression.Term(variable, coefficient))
    }
    let isFinite = terms.removeZeroTerms()
    #expect(isFinite)
    #expect(terms.list == LinearExpression(all).terms)
    #expect(terms.count == terms.list.count)
  }

  @Test("a non-finite coefficient is reported")
  func finite() {
    var solver = Solver()
    for coefficient in [Double.infinity, .nan] {
      var terms = ConstraintTerms()
      terms.add(solver.makeVariable(), 1)
      terms.add(solver.makeVariable(), coefficient)
      let isFinite = terms.removeZeroTerms()
      #expect(!isFinite)
    }
  }

  @Test("terms are equal if the current ones are, regardless of earlier ones")
  func sameness() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var (terms, others) = (ConstraintTerms(), ConstraintTerms())
    terms.add(x, 2)
    terms.add(y, 1)
    terms.add(y, -1)
    others.add(x, 2)
    #expect(terms != others)
    let isFinite = terms.removeZeroTerms()
    #expect(isFinite && terms == others)
    others.add(x, 1)
    #expect(terms != others)
  }
}
