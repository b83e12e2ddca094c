import Testing
import UIKit

/// Growing and shrinking of two neighbors, which the priorities determine one by one.
@MainActor
struct ActionRowTests {
  /// The width of the edges and the gap: 16, 8, and 16.
  private let spaces: CGFloat = 40

  private func row(_ prepare: (ActionRow) -> Void = { _ in }) -> (row: ActionRow, button: CGFloat, label: CGFloat) {
    let row = ActionRow(title: "Subscribe now", text: "Every morning at half past seven")
    prepare(row)
    return (row, row.button.intrinsicContentSize.width, row.label.intrinsicContentSize.width)
  }

  private func lay(_ row: ActionRow, out width: CGFloat) {
    row.frame = CGRect(x: 0, y: 0, width: width, height: 46)
    row.layoutIfNeeded()
  }

  @Test("in a wide row, the view with the lower hugging grows", arguments: [true, false])
  func growing(buttonHugsMore: Bool) {
    let (row, button, label) = row { row in
      row.button.setContentHuggingPriority(UILayoutPriority(buttonHugsMore ? 251 : 250), for: .horizontal)
      row.label.setContentHuggingPriority(UILayoutPriority(buttonHugsMore ? 250 : 251), for: .horizontal)
    }
    lay(row, out: button + label + spaces + 60)
    #expect(abs(row.button.frame.width - button - (buttonHugsMore ? 0 : 60)) < 1e-6)
    #expect(abs(row.label.frame.width - label - (buttonHugsMore ? 60 : 0)) < 1e-6)
  }

  @Test("in a narrow row, the view with the lower resistance shrinks", arguments: [true, false])
  func shrinking(buttonResistsMore: Bool) {
    let (row, button, label) = row { row in
      row.button.setContentCompressionResistancePriority(
        UILayoutPriority(buttonResistsMore ? 751 : 750), for: .horizontal)
      row.label.setContentCompressionResistancePriority(
        UILayoutPriority(buttonResistsMore ? 750 : 751), for: .horizontal)
    }
    lay(row, out: button + label + spaces - 45)
    #expect(abs(row.button.frame.width - button + (buttonResistsMore ? 0 : 45)) < 1e-6)
    #expect(abs(row.label.frame.width - label + (buttonResistsMore ? 45 : 0)) < 1e-6)
  }

  @Test("a row that grows and shrinks follows one priority and then the other")
  func growingAndShrinking() {
    let (row, button, label) = row { row in
      row.button.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      row.label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    }
    for change in [60, -45, 0, 30, -20] as [CGFloat] {
      lay(row, out: button + label + spaces + change)
      // The label takes the surplus, and the button the deficit.
      #expect(abs(row.label.frame.width - label - max(change, 0)) < 1e-6)
      #expect(abs(row.button.frame.width - button - min(change, 0)) < 1e-6)
    }
  }

  @Test("with equal priorities, one view takes the whole difference, the same one every time", arguments: [60, -45])
  func equalPriorities(change: CGFloat) {
    let widths = (0..<4).map { _ in
      let (row, button, label) = row()
      lay(row, out: button + label + spaces + change)
      #expect(abs(row.button.frame.width + row.label.frame.width - button - label - change) < 1e-6)
      return row.button.frame.width - button
    }
    #expect(Set(widths).count == 1)
    // The priorities weigh the sum of both differences, which is the same for any split. The solver stays in a corner,
    // where one of the views has its own width.
    #expect(abs(widths[0]) < 1e-6 || abs(widths[0] - change) < 1e-6)
  }
}
