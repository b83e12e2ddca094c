import Foundation
import Testing

@testable import UIFoundation

struct NSParagraphStyleTests {
  @Test("a style has iOS's default values")
  func start() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0)
  }

  @Test("copies have the same values and are independent")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && other == style && !(copy is NSMutableParagraphStyle))
    other.lineSpacing = 5
    #expect(other != style && style.lineSpacing == 4)
    other.setParagraphStyle(style)
    #expect(other == style && other.hash == style.hash)
  }

  @Test("negative and non-finite distances count as 0", arguments: [-1, CGFloat.nan, .infinity])
  func oddDistances(distance: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = distance
    style.paragraphSpacing = distance
    style.minimumLineHeight = distance
    style.maximumLineHeight = distance
    style.lineHeightMultiple = distance
    #expect(style == NSParagraphStyle.default)
  }

  @Test("a style that several threads change at once has the last value of each property")
  func concurrentChanges() async {
    let style = NSMutableParagraphStyle()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for value in 1...500 { style.lineSpacing = CGFloat(value) } }
      group.addTask { for value in 1...500 { style.headIndent = CGFloat(value) } }
      group.addTask {
        for value in 1...500 { style.tabStops = [NSTextTab(textAlignment: .left, location: CGFloat(value))] }
      }
      group.addTask {
        for _ in 0..<500 {
          let count = style.tabStops.count
          #expect(count == 1 || count == 12)
        }
      }
    }
    #expect(style.lineSpacing == 500 && style.headIndent == 500 && style.tabStops.map(\.location) == [500])
  }
}
