import Cassowary
import Testing

@Suite struct LinearConstraintTests {
  @Test("numbers that are not finite are rejected at initialization", arguments: [Double.nan, .infinity, -.infinity])
  func refusesNonFinite(number: Double) {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: ConstraintError.notFinite) { try LinearConstraint(x, .equal, number) }
    #expect(throws: ConstraintError.notFinite) { try LinearConstraint(number * x, .equal, 1) }
  }

  @Test("finite sides whose difference overflows are rejected")
  func refusesOverflow() {
    let most = LinearExpression(Double.greatestFiniteMagnitude)
    #expect(throws: ConstraintError.notFinite) { try LinearConstraint(most, .equal, -most) }
  }

  @Test("priorities outside (0, 1000] are rejected", arguments: [0, -1, 1000.5, .infinity, -.infinity])
  func refusesPriority(value: Double) {
    #expect(throws: ConstraintError.priorityOutOfRange(value)) { try Priority(value) }
  }

  @Test("a priority that is not a number is rejected")
  func refusesNaNPriority() {
    #expect(throws: ConstraintError.self) { try Priority(.nan) }
  }

  @Test("fractional priorities are preserved")
  func fractions() throws {
    #expect(try Priority(999.5) < .required)
    #expect(try Priority(999.5).isRequired == false)
    #expect(try Priority(1000) == .required)
  }
}
