import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Widths of one-line labels in the system font that Interface Builder recorded in several documents.
///
/// Source: uikit-recorded.md, "The system font's widths". The number of documents is beside each width.
@MainActor
struct UILabelRecordedWidthTests {
  struct Recording: CustomTestStringConvertible, Sendable {
    let text: String
    let size: CGFloat
    let weight: UIFont.Weight
    let scale: CGFloat
    let width: CGFloat

    init(
      _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, at scale: CGFloat = 2, is width: CGFloat
    ) {
      (self.text, self.size, self.weight, self.scale, self.width) = (text, size, weight, scale, width)
    }

    var testDescription: String { "\(text), \(size) points at \(scale)x" }
  }

  nonisolated static let recordings = [
    Recording("Label", 12, is: 31),  // 7
    Recording("Label", 13, is: 33),  // 8
    Recording("Label", 14, is: 35.5),  // 4
    Recording("Label", 15, is: 37.5),  // 9
    Recording("Label", 16, is: 39.5),  // 6
    Recording("Label", 17, is: 41.5),  // 17
    Recording("Label", 17, at: 3, is: 41.333),  // 21 of 23
    Recording("Label", 14, .bold, is: 37.5),  // 3
    Recording("Label", 17, .semibold, is: 43.5),  // 7
    Recording("Label", 18, .medium, is: 45),  // 3
    Recording("Label", 20, .semibold, is: 50),  // 3
    Recording("Title", 17, is: 33),  // 12
    Recording("Detail", 12, is: 33),  // 3
    Recording("Detail", 17, is: 44),  // 7
    Recording("Subtitle", 12, is: 44),  // 7
    Recording("Default", 17, is: 55),  // 3
    Recording("Name", 17, is: 45),  // 3
  ]

  @Test("a text that is recorded often is as wide as recorded, to the pixel", arguments: recordings)
  func width(_ recording: Recording) {
    let font = UIFont.systemFont(ofSize: recording.size, weight: recording.weight)
    let width = label(recording.text, font, scale: recording.scale).intrinsicContentSize.width
    #expect(abs(width - recording.width) < 0.0005)
  }

  /// The width of one emoji at a size.
  nonisolated static let emoji = [
    Recording("😎", 11, is: 16), Recording("😎", 17, is: 23), Recording("🎉", 17, is: 23), Recording("😎", 25, is: 28),
    Recording("🏃‍♂️", 34, is: 38), Recording("😬", 38, is: 43), Recording("🌮", 45, is: 50),
  ]

  @Test("one emoji is as wide as recorded, and the line is that of the label's font", arguments: emoji)
  func emojiWidth(_ recording: Recording) {
    let font = UIFont.systemFont(ofSize: recording.size)
    let size = label(recording.text, font, scale: recording.scale).intrinsicContentSize
    #expect(size.width == recording.width)
    #expect(size.height == label("x", font, scale: recording.scale).intrinsicContentSize.height)
  }
}
