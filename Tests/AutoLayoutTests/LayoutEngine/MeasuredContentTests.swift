import CoreGraphics
import Testing

@testable import UIKit

/// What a layout system knows about the content of a view, and when it asks for more.
struct MeasuredContentTests {
  @Test("a height that depends on the width keeps its value until it was requested for the new width")
  func wrapping() {
    var content = MeasuredContent(CGSize(width: -1, height: -1))
    let single = content.setSize(CGSize(width: 300, height: 20), heightDependsOnWidth: true)
    #expect(single == CGSize(width: 300, height: 20))
    let asks = content.startAsking(at: 100)
    let isNew = content.setHeight(60)
    #expect(asks && isNew)
    // The second pass has found 60 points for the old text. The new text has 20 without a width.
    let wrapped = content.setSize(CGSize(width: 280, height: 20), heightDependsOnWidth: true)
    #expect(wrapped == CGSize(width: 280, height: 60))
    let asksAgain = content.startAsking(at: 100)
    #expect(asksAgain)
  }

  @Test("the height of other content is replaced at once")
  func constant() {
    var content = MeasuredContent(CGSize(width: 10, height: 60))
    _ = content.startAsking(at: 100)
    let size = content.setSize(CGSize(width: 10, height: 20), heightDependsOnWidth: false)
    #expect(size.height == 20 && content.size.height == 20)
  }

  @Test("a height is requested once for each width, apart from noise")
  func asking() {
    var content = MeasuredContent(CGSize(width: 300, height: 20))
    // 1e-6 points are the tolerance.
    let asks = [100, 100, 100 + 1e-7, 101, 100].map { content.startAsking(at: $0) }
    #expect(asks == [true, false, false, true, true])
  }

  @Test("a height is stored if it is finite and has changed")
  func heights() {
    var content = MeasuredContent(CGSize(width: 300, height: 20))
    let changes = [CGFloat.nan, .infinity, 20, 20 + 1e-7, 40].map { content.setHeight($0) }
    #expect(changes == [false, false, false, false, true])
    #expect(content.size == CGSize(width: 300, height: 40))
  }

  @Test("baselines are computed for each size of the alignment rectangle, and again after a change of the content")
  func baselines() {
    var content = MeasuredContent(CGSize(width: 300, height: 20))
    let size = CGSize(width: 300, height: 20)
    let first = content.startMeasuringBaselines(in: size)
    let baselines = MeasuredContent.Baselines(size: size, firstFromTop: 15, lastFromBottom: 5)
    let isNew = content.setBaselines(baselines)
    #expect(first && isNew && content.baselines == baselines)
    let again = content.startMeasuringBaselines(in: size)
    let isNewAgain = content.setBaselines(baselines)
    #expect(!again && !isNewAgain)
    let other = content.startMeasuringBaselines(in: CGSize(width: 300, height: 21))
    #expect(other)
    content.contentDidChange()
    let afterChange = content.startMeasuringBaselines(in: size)
    #expect(afterChange)
  }
}
