import FontEngine
import Testing
import TextLayout
import TextSupport

/// Requests are values: details at their defaults count as not given, and copies are independent.
@Suite struct LineRequestTests {
  @Test("a request with explicit defaults equals one without, and has the same hash")
  func defaults() {
    let short = LineRequest(width: 100, pointSizes: 17, limit: 2)
    var other = LineRequest(
      width: 100, pointSizes: 17, limit: 2, truncation: nil, style: ParagraphStyle(), styleChanges: [])
    #expect(short == other && short.hashValue == other.hashValue)
    other.style.headIndent = 10
    #expect(short != other)
    other.style.headIndent = 0
    #expect(short == other && short.hashValue == other.hashValue)
    other.truncation = Truncation(.tail)
    #expect(short != other)
    other.truncation = nil
    other.styleChanges.append(LineRequest.StyleChange(offset: 3, style: ParagraphStyle()))
    #expect(short != other)
    other.styleChanges = []
    #expect(short == other)
  }

  @Test("a change of a copy does not change the original")
  func copies() {
    let original = LineRequest(width: 100, pointSizes: 17, truncation: Truncation(.head))
    var copy = original
    copy.style.headIndent = 5
    copy.truncation?.mode = .middle
    #expect(original.style == ParagraphStyle() && original.truncation == Truncation(.head))
    #expect(copy.style.headIndent == 5 && copy.truncation == Truncation(.middle))
    var same = original
    same.style.headIndent = 5
    same.truncation = Truncation(.middle)
    #expect(same == copy && same.hashValue == copy.hashValue)
  }

  @Test("requests that differ in one property are not equal, and each has its own lines")
  func differences() throws {
    let text = try Samples.prepare("Wind from the west had kept the harbor awake", Samples.faceFiles[10])
    let original = LineRequest(width: 100, pointSizes: 17, limit: 2)
    let changes: [(inout LineRequest) -> Void] = [
      { $0.width = 90 }, { $0.pointSizes = 16 }, { $0.limit = 3 }, { $0.truncation = Truncation(.tail) },
      { $0.style.firstLineIndent = 30 }, { $0.pointSizes = PointSizes([17]) },
      { $0.styleChanges = [LineRequest.StyleChange(offset: 0, style: ParagraphStyle())] },
    ]
    for change in changes {
      var other = original
      change(&other)
      #expect(other != original)
      #expect(try text.lines(original).request == original)
      #expect(try text.lines(other).request == other)
    }
  }
}
