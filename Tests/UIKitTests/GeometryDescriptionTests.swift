import Testing
import UIKit

/// Printed geometry: Core Graphics on iOS writes the numbers in parentheses.
struct GeometryDescriptionTests {
  private let rect = CGRect(x: 40, y: 100, width: 200, height: 100)

  @Test("a rectangle prints as on iOS, in interpolation, in output, and in messages")
  func rectangles() {
    #expect("\(rect)" == "(40.0, 100.0, 200.0, 100.0)")
    #expect(rect.debugDescription == "(40.0, 100.0, 200.0, 100.0)")
    #expect(String(describing: rect) == "(40.0, 100.0, 200.0, 100.0)")
    #expect(String(reflecting: rect) == "(40.0, 100.0, 200.0, 100.0)")
    var printed = ""
    print(rect, terminator: "", to: &printed)
    #expect(printed == "(40.0, 100.0, 200.0, 100.0)")
  }

  @Test("a size and a point print as on iOS")
  func sizesAndPoints() {
    #expect("\(rect.size) \(rect.origin)" == "(200.0, 100.0) (40.0, 100.0)")
    #expect(rect.size.debugDescription == "(200.0, 100.0)" && rect.origin.debugDescription == "(40.0, 100.0)")
  }

  @Test("geometry inside other values prints as on iOS")
  func nested() {
    #expect("\([rect.size])" == "[(200.0, 100.0)]")
    #expect("\(Optional(rect.origin) as Any)" == "Optional((40.0, 100.0))")
    struct Holder { var point: CGPoint }
    #expect("\(Holder(point: .zero))" == "Holder(point: (0.0, 0.0))")
  }
}
