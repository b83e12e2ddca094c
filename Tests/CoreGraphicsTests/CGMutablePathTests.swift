import Testing

@testable import CoreGraphics

@Suite struct CGMutablePathTests {
  @Test("a path that several threads change at once has every element")
  func concurrentChanges() async {
    let path = CGMutablePath()
    await withTaskGroup(of: Void.self) { group in
      for row in 0..<8 {
        group.addTask {
          for column in 0..<500 { path.addLine(to: CGPoint(x: CGFloat(column), y: CGFloat(row))) }
        }
      }
      group.addTask { for _ in 0..<500 { #expect(path.boundingBox.height <= 7) } }
    }
    #expect(path.elements.count == 4_000)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 499, height: 7))
  }

  @Test("adding a path to itself repeats its elements")
  func itself() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 3, y: 4)])
    path.addPath(path)
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 3, y: 4)), .move(.zero), .line(CGPoint(x: 3, y: 4))])
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }
}
