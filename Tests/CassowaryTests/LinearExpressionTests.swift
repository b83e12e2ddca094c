import Cassowary
import Testing

@Suite struct LinearExpressionTests {
  @Test("terms are merged, sorted, and free of zeros")
  func normalizes() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let expression = LinearExpression([.init(z, 2), .init(x, 1), .init(z, 3), .init(y, 4), .init(y, -4)], constant: 7)
    #expect(expression.terms == [.init(x, 1), .init(z, 5)])
    #expect(expression.constant == 7)
  }

  @Test("operators build the same expression as its terms")
  func operators() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(2 * x + y - 3 == LinearExpression([.init(x, 2), .init(y, 1)], constant: -3))
    #expect(x - y == LinearExpression([.init(x, 1), .init(y, -1)]))
    #expect((x + y) - (x - y) == 2 * y)
    #expect(-(x + 1) == LinearExpression([.init(x, -1)], constant: -1))
    #expect((4 * x + 2) / 2 == 2 * x + 1)
    #expect(x / 4 == 0.25 * x)
    #expect(x + 2 * y == 2 * y + x)
    #expect(5 - x == -(x - 5))
    #expect(0 * x == LinearExpression(0))
    #expect(x - x == LinearExpression(0))
  }
}
