import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Row heights of the headline and body cell, from sums written out by hand.
///
/// The system font has a leading of 22 at 17 points and 62 at 53, and a descender of -0.2412109375 em; Palatino has a
/// line of 1.098 em and a descender of -0.2525 em (uikit-recorded-2.md, "The picture of the self-sizing cell"). A row of
/// n headline and m body lines is
///
///     margin 11
///     + 22/17 of the headline's size, to the nearest pixel       (first baseline below the margin)
///     + (n - 1) of the headline's leadings, unrounded
///     + body line height - body depth + headline depth, each rounded up (baseline to baseline)
///     + (m - 1) body line heights, unrounded
///     + half of the headline's size, rounded up                  (the margin below the last baseline)
///     + margin 11
///
/// rounded up to the pixel, and a separator of one pixel. At scale 2, the picture shows rows of 72.5 and 173.5.
@MainActor
struct HeadlineBodyCellTests {
  private func makeTable(
    _ rows: [(String, String)], category: UIContentSizeCategory = .large, scale: CGFloat = 3, width: CGFloat = 375
  ) -> (UITableView, Articles) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 4000))
    table.overrideTraits(
      with: UITraitCollection {
        $0.preferredContentSizeCategory = category
        $0.displayScale = scale
      })
    let articles = Articles(rows.map { (headline: $0.0, body: $0.1) })
    table.register(HeadlineBodyCell.self, forCellReuseIdentifier: "article")
    table.dataSource = articles
    table.layoutIfNeeded()
    return (table, articles)
  }

  private func heights(_ table: UITableView) -> [CGFloat] {
    (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  /// Returns whether the rows' heights are given numbers of pixels, to a thousandth of a point.
  private func areHeights(of table: UITableView, _ pixels: [CGFloat]) -> Bool {
    let expected = pixels.map { $0 / table.traitCollection.displayScale }
    let heights = heights(table)
    return heights.count == expected.count && zip(heights, expected).allSatisfy { abs($0 - $1) < 0.001 }
  }

  private static let rows = [("One line", "One line"), ("Two\nlines", "Three\nlines\nhere"), ("כותרת", "نص قصير")]

  @Test("at the default size: 17 over 18 points")
  func large() {
    // 17 * 22/17 = 66/3. Rounded up at 3x: 18 * 1.098 = 19.764 -> 60/3, 18 * 0.2525 = 4.545 -> 14/3, and 17 *
    // 0.2412109375 = 4.1006 -> 13/3, together 59/3; 17 / 2 -> 26/3. Short row: 11 + 151/3 + 11 = 217/3, and 1/3. Long
    // row: 72.3333 + 22 + 2 * 19.764 = 133.8613, which is 401.6 pixels: 402/3, and 1/3. In pixels: 218, 403, 218.
    let (table, _) = makeTable(Self.rows)
    #expect(areHeights(of: table, [218, 403, 218]))
    // 218 + 403 + 218 pixels.
    #expect(abs(table.contentSize.height - 839.0 / 3) < 0.001)
  }

  @Test("at the default size, on a screen with 2 pixels per point")
  func largeAtTwo() {
    // 22 + (20 - 5 + 4.5) + 8.5 = 50. Short row: 11 + 50 + 11 = 72, and 0.5. Long row: 72 + 22 + 39.528 = 133.528: 134,
    // and 0.5. So 72.5, 134.5 and 72.5 points.
    let (table, _) = makeTable(Self.rows, scale: 2)
    #expect(areHeights(of: table, [145, 269, 145]))
  }

  @Test("at the largest accessibility size: 53 over 51 points")
  func largest() {
    // The headline is 53 points; the body's 18 * 62 / 22 = 50.7 is 51 whole points. 53 * 22/17 = 68.588 -> 206/3; 51 *
    // 1.098 = 55.998 -> 168/3, 51 * 0.2525 = 12.878 -> 39/3, and 53 * 0.2412109375 = 12.784 -> 39/3, together 168/3;
    // 53 / 2 -> 80/3. Short row: 11 + 454/3 + 11 = 520/3, and 1/3. Long row: 173.3333 + 62 + 2 * 55.998 = 347.3293,
    // which is 1041.99 pixels: 1042/3, and 1/3. In pixels: 521, 1043, 521.
    let (table, _) = makeTable(Self.rows, category: .accessibilityExtraExtraExtraLarge)
    #expect(areHeights(of: table, [521, 1043, 521]))
  }

  @Test("at the largest accessibility size, on a screen with 2 pixels per point")
  func largestAtTwo() {
    // 68.5 + 56 + 26.5 = 151: 173; the long row: 173 + 62 + 111.996 = 346.996, 693.99 pixels: 347; and 0.5 each.
    let (table, _) = makeTable(Self.rows, category: .accessibilityExtraExtraExtraLarge, scale: 2)
    #expect(areHeights(of: table, [347, 695, 347]))
  }

  /// The line counts are HarfBuzz's widths (uharfbuzz 0.57.0, HarfBuzz 15.0.0; texgyrepagella-regular.otf at 18 points)
  /// with as many words to the line as fit, spaces hanging: at 200 the longest line is 158.9 of 168 points, at 320
  /// 287.9 of 288, at 375 304.0 of 343, at 414 352.1 of 374, at 600 557.1 of 560.
  @Test(
    "wrapped text adds a line height for each additional line",
    arguments: [(200, 5), (320, 3), (375, 3), (414, 3), (600, 2)] as [(CGFloat, CGFloat)])
  func wrapping(width: CGFloat, lines: CGFloat) {
    let text = "Dynamic Type lets people choose how large text is, and every row of a table follows their choice."
    let (table, _) = makeTable([("One line", text)], width: width)
    // The screen is as wide as the table.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 4000))
    window.addSubview(table)
    table.layoutIfNeeded()
    guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HeadlineBodyCell else {
      Issue.record("There is no cell")
      return
    }
    // Margins of 16, or of 20 if the screen is at least 393 wide (uikit-recorded.md, "Cell margins", IB).
    let inner = width - (width >= 414 ? 40 : 32)
    cell.layoutIfNeeded()
    #expect(cell.bodyLabel.frame.minX == (width >= 414 ? 20 : 16))
    #expect(cell.bodyLabel.frame.width == inner)
    let sum = 217.0 / 3 + (lines - 1) * 18 * 1.098
    #expect(areHeights(of: table, [(sum * 3).rounded(.up) + 1]))
  }

  @Test("the cell's baselines are where the constraints put them")
  func baselines() {
    let (table, _) = makeTable(Self.rows)
    guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HeadlineBodyCell else {
      Issue.record("There is no cell")
      return
    }
    cell.layoutIfNeeded()
    #expect(abs(cell.frame.height - 218 / 3.0) < 1e-9)
    // The separator adds a pixel to the content, too (uikit-recorded.md, "Cells and tables", IB).
    #expect(abs(cell.contentView.frame.height - 218 / 3.0) < 1e-9)
    // The first baseline 11 + 22 below the top. The label is 61/3 high, its baseline the nearest pixel to
    // (20.3333 - 20.2871) / 2 + 17 * 0.9521484375 = 16.2096, 49/3: its top is at 11 + 66/3 - 49/3 = 50/3.
    #expect(abs(cell.headlineLabel.frame.minY - 50 / 3.0) < 1e-9)
    // The second 59/3 below. The label is 20 high, its baseline the nearest pixel to (20 - 19.764) / 2 + 18 * 0.8455 =
    // 15.337, 46/3: its top is at 99/3 + 59/3 - 46/3 = 112/3, and a pixel below that, since the first of two equal
    // labels takes the pixel that the line below adds.
    #expect(abs(cell.bodyLabel.frame.minY - 113 / 3.0) < 1e-9)
    #expect(abs(cell.bodyLabel.frame.height - 20) < 1e-9)
  }

  @Test("visible rows follow a change of the content size category")
  func liveChange() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let table = UITableView(frame: window.bounds)
        let articles = Articles([(headline: "One line", body: "One line")])
        table.register(HeadlineBodyCell.self, forCellReuseIdentifier: "article")
        table.dataSource = articles
        window.addSubview(table)
        window.layoutIfNeeded()
        let path = IndexPath(row: 0, section: 0)
        let cell = table.cellForRow(at: path)
        var posted = 0
        let token = NotificationCenter.default.addObserver(
          forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        #expect(abs(table.rectForRow(at: path).height - 218.0 / 3) < 0.001)
        UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        #expect(abs(table.rectForRow(at: path).height - 521.0 / 3) < 0.001)
        #expect(table.cellForRow(at: path) === cell)
        UIApplication.shared.preferredContentSizeCategory = .large
        window.layoutIfNeeded()
        #expect(abs(table.rectForRow(at: path).height - 218.0 / 3) < 0.001)
        UIApplication.shared.preferredContentSizeCategory = .large
        #expect(posted == 2)
        NotificationCenter.default.removeObserver(token)
      }
    }
  }

  @Test("a cell that is shorter than its text compresses the labels without a conflict")
  func tooLow() {
    let destination = ConflictReport.destination
    defer { ConflictReport.destination = destination }
    var reports: [String] = []
    ConflictReport.destination = { reports.append($0) }
    let cell = HeadlineBodyCell(style: .default, reuseIdentifier: nil)
    cell.headlineLabel.text = "One line"
    cell.bodyLabel.text = "One line"
    #expect(cell.frame.height == 44)
    cell.layoutIfNeeded()
    #expect(reports.isEmpty)
    #expect(cell.headlineLabel.frame.height >= 0 && cell.bodyLabel.frame.height >= 0)
    cell.frame.size.height = 217.0 / 3
    cell.layoutIfNeeded()
    #expect(abs(cell.headlineLabel.frame.minY - 50 / 3.0) < 1e-9 && abs(cell.bodyLabel.frame.minY - 112 / 3.0) < 1e-9)
  }

  @Test("after any changes of the category, rows are as high as in a new table view")
  func categoriesBackAndForth() {
    let categories: [UIContentSizeCategory] = [
      .large, .accessibilityLarge, .large, .extraSmall, .accessibilityExtraExtraExtraLarge, .large, .extraLarge,
      .small, .accessibilityMedium, .large,
    ]
    let rows = (0..<9).map { ("Headline \($0)", String(repeating: "A body that wraps. ", count: $0 + 1)) }
    let (table, kept) = makeTable(rows)
    for category in categories {
      table.overrideTraits(
        with: UITraitCollection {
          $0.preferredContentSizeCategory = category
          $0.displayScale = 3
        })
      table.layoutIfNeeded()
      let (fresh, articles) = makeTable(rows, category: category)
      #expect(heights(table) == heights(fresh))
      _ = articles
    }
    _ = kept
  }
}
