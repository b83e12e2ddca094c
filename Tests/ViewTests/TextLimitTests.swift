import CoreGraphics
import Testing
import UIKit

/// Text that is too long to be laid out: `TextLimits.maximumLength` is 4,194,304.
@MainActor @Suite struct TextLimitTests {
  @Test("a label and a text view with text over the limit measure as empty, and log one line each")
  func tooLong() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let text = String(repeating: "a", count: 4_194_305)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = text
      let view = UITextView()
      view.text = text
      let empty = UITextView()
      for width in [100.0, 200, 300, 100] {
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        #expect(label.sizeThatFits(room) == .zero)
        #expect(view.sizeThatFits(room).height == empty.sizeThatFits(room).height)
      }
      #expect(label.text == text)
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n")
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.contains("4194305 UTF-16 code units") })
  }
}
