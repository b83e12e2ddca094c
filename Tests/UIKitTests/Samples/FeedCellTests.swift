import Testing
import UIKit
import ViewSupport

/// The application's environment: a category, a width, and a direction.
struct FeedCellCase: CustomTestStringConvertible {
  let category: UIContentSizeCategory
  let width: CGFloat
  let isRightToLeft: Bool

  static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  static let all = categories.flatMap { category in
    [320, 375, 414].flatMap { width in
      [false, true].map { FeedCellCase(category: category, width: width, isRightToLeft: $0) }
    }
  }

  var testDescription: String { "\(category.rawValue) \(width) \(isRightToLeft ? "RTL" : "LTR")" }

  /// Runs `body` with the application in this environment, and restores the previous one.
  @MainActor
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let application = UIApplication.shared
    let (category, direction) = (application.preferredContentSizeCategory, application.userInterfaceLayoutDirection)
    application.preferredContentSizeCategory = self.category
    application.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    defer {
      application.preferredContentSizeCategory = category
      application.userInterfaceLayoutDirection = direction
    }
    return try body()
  }
}

@MainActor
struct FeedCellTests {
  private static let latin = (
    name: "Wilhelmina Featherstonehaugh-Cholmondeley",
    message:
      "The quick brown fox jumps over the lazy dog, again and again, until the day is done and the dog has had enough."
  )
  private static let hebrew = (
    name: "שלום עולם ומלואו", message: "הגיע הזמן לספר את הסיפור הארוך הזה מהתחלה ועד הסוף, בלי לדלג על שום פרט חשוב."
  )

  /// Returns a cell laid out as by a table view.
  private func cell(_ name: String, _ message: String, width: CGFloat) -> FeedCell {
    let cell = FeedCell(style: .default, reuseIdentifier: "feed")
    cell.avatarView.image = UIImage(systemName: "person.crop.circle")
    cell.messageView.font = .preferredFont(forTextStyle: .body)
    show(name, message, in: cell)
    fit(cell, width)
    return cell
  }

  private func show(_ name: String, _ message: String, in cell: FeedCell) {
    cell.nameLabel.text = name
    cell.messageView.text = message
  }

  private func fit(_ cell: FeedCell, _ width: CGFloat) {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(origin: .zero, size: size)
    cell.layoutIfNeeded()
  }

  /// Rounds up to the next third of a point.
  private func thirds(_ length: CGFloat) -> CGFloat { (length * 3 - 1e-6).rounded(.up) / 3 }

  /// Point sizes of headline and body, and of footnote, in the order of the categories: Apple's published table.
  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let footnoteSizes: [CGFloat] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  /// The leading of headline in the order of the categories (dynamic-type.json).
  private static let headlineLeadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]

  @Test("the height is the sum of the parts at every category, width, and direction", arguments: FeedCellCase.all)
  func sums(sample: FeedCellCase) throws {
    let index = try #require(FeedCellCase.categories.firstIndex(of: sample.category))
    // The system font's line is 1.193359375 em. Two lines of name and three of text, which never wrap. Those of a label
    // are the style's leading apart (uikit-recorded.md, "Text of labels", IB), those of a text view touch.
    let name = thirds(1.193_359_375 * Self.bodySizes[index] + Self.headlineLeadings[index])
    let message = thirds(3 * 1.193_359_375 * Self.bodySizes[index] + 8 + 8)
    // A button's line and the 6 points above and below it, in whole points (uikit-recorded.md, "Sizes and alignment
    // insets").
    let button = (1.193_359_375 * Self.footnoteSizes[index] + 6 + 6).rounded(.up)
    let height = sample.run { cell("Ad\nBo", "Hi\nYo\nHo", width: sample.width).frame.height }
    // 12 above the name, 4 below it, 8 above the buttons, 12 below them.
    #expect(abs(height - (12 + name + 4 + message + 8 + button + 12)) < 1e-6)
  }

  @Test(
    "long texts fit at every category, width, and direction, and no constraint is broken", arguments: FeedCellCase.all)
  func clipping(sample: FeedCellCase) {
    let text = sample.isRightToLeft ? Self.hebrew : Self.latin
    sample.run {
      let reports = conflictReports {
        let cell = cell(text.name, text.message, width: sample.width)
        let bounds = cell.contentView.bounds
        #expect(bounds.width == sample.width)
        for view in [cell.avatarView, cell.nameLabel, cell.messageView, cell.buttonStack] {
          #expect(bounds.contains(view.frame), "\(type(of: view)) \(view.frame)")
          #expect(!view.hasAmbiguousLayout, "\(type(of: view))")
        }
        for view in [cell.nameLabel, cell.messageView] as [UIView] {
          let needed = view.sizeThatFits(CGSize(width: view.frame.width, height: 0))
          #expect(view.frame.height >= needed.height - 1e-6 && view.frame.width >= needed.width - 1e-6)
        }
        for button in [cell.likeButton, cell.replyButton] {
          let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
          #expect(button.titleLabel?.frame.width ?? 0 >= title.width - 1e-6)
          #expect(button.frame.height >= title.height + 12 - 1e-6)
        }
        // 16 points at both sides and 8 between two equal buttons, each edge on a third of a point.
        #expect(abs(cell.likeButton.frame.width - (sample.width - 40) / 2) <= 1.0 / 3)
        #expect(abs(cell.likeButton.frame.width - cell.replyButton.frame.width) <= 1.0 / 3 + 1e-6)
        #expect(
          cell.avatarView.frame
            == CGRect(x: sample.isRightToLeft ? sample.width - 60 : 16, y: 12, width: 44, height: 44))
        let leading = sample.isRightToLeft ? sample.width - cell.nameLabel.frame.maxX : cell.nameLabel.frame.minX
        #expect(abs(leading - 72) < 1e-6)
      }
      #expect(reports == [])
    }
  }

  @Test("heights never decrease as the text grows", arguments: [320, 375, 414], [false, true])
  func monotone(width: CGFloat, isRightToLeft: Bool) {
    let text = isRightToLeft ? Self.hebrew : Self.latin
    let heights = FeedCellCase.categories.map { category in
      FeedCellCase(category: category, width: width, isRightToLeft: isRightToLeft).run {
        cell(text.name, text.message, width: width).frame.height
      }
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((heights.last ?? 0) > 2 * (heights.first ?? 0))
  }

  @Test("a cell that has had all categories is as high as a new one")
  func living() {
    let living = cell(Self.latin.name, Self.latin.message, width: 375)
    for category in FeedCellCase.categories + FeedCellCase.categories.reversed() {
      FeedCellCase(category: category, width: 375, isRightToLeft: false).run {
        fit(living, 375)
        let fresh = cell(Self.latin.name, Self.latin.message, width: 375)
        #expect(living.frame == fresh.frame && living.messageView.frame == fresh.messageView.frame)
      }
    }
  }

  @Test("new texts and widths change the height, and the same ones do not")
  func changes() {
    let changing = cell("Ad\nBo", "Hi", width: 375)
    let height = changing.frame.height
    show(Self.latin.name, Self.latin.message, in: changing)
    fit(changing, 320)
    #expect(changing.frame.height > height)
    show("Ad\nBo", "Hi", in: changing)
    fit(changing, 375)
    #expect(changing.frame.height == height)
  }
}
