import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Visible rows and items that are measured again, as UIKit documents `selfSizingInvalidation`. A line of 17 points is
/// 20.5 high at 2 pixels per point, and two lines 41 (uikit.md, "UILabel, UITextView, UIButton").
@MainActor
struct SelfSizingInvalidationTests {
  private final class LabelRow: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.pin(in: contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class LabelItem: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.pin(in: contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private func table(_ mode: UITableView.SelfSizingInvalidation) -> (LabelRow, StaticTable) {
    let row = LabelRow(style: .default, reuseIdentifier: nil)
    let sample = StaticTable([[row, cell(.default, "Next")]])
    sample.table.separatorStyle = .none
    sample.table.selfSizingInvalidation = mode
    sample.layOut()
    #expect(sample.table.rectForRow(at: path(0)).height == CGFloat(20.5 + 22))
    return (row, sample)
  }

  private func height(_ sample: StaticTable) -> CGFloat {
    sample.layOut()
    return sample.table.rectForRow(at: path(0)).height
  }

  @Test("a row follows its label's text only if constraint changes invalidate its size")
  func rowText() {
    let (row, sample) = table(.enabledIncludingConstraints)
    row.label.text = "Two\nlines"
    #expect(height(sample) == CGFloat(41 + 22))
    #expect(sample.sections[0][1].frame.minY == CGFloat(41 + 22))
    row.label.text = "One"
    #expect(height(sample) == CGFloat(20.5 + 22))
    let (other, quiet) = table(.enabled)
    other.label.text = "Two\nlines"
    #expect(height(quiet) == CGFloat(20.5 + 22))
    quiet.table.selfSizingInvalidation = .enabledIncludingConstraints
    other.label.text = "Three\nlines\nhere"
    // 3 * 20.287 = 60.86, rounded up to 61.
    #expect(height(quiet) == CGFloat(61 + 22))
  }

  @Test("a row follows the constants of constraints if these invalidate its size, and the built-in title")
  func rowConstant() {
    let (row, sample) = table(.enabledIncludingConstraints)
    let top = row.contentView.constraints.first { $0.identifier == "top" }
    top?.constant += 10
    #expect(height(sample) == CGFloat(20.5 + 22 + 10))
    let title = sample.sections[0][1]
    title.textLabel?.numberOfLines = 0
    title.textLabel?.text = "Two\nlines\nand another"
    sample.layOut()
    // 20.287 and two leadings of 22 (uikit-recorded.md, "Text of labels", IB), rounded up to 64.5.
    #expect(title.frame.height == CGFloat(64.5 + 22))
  }

  @Test("a cell or content view that invalidates its intrinsic size is measured again, unless that is disabled")
  func rowInvalidation() {
    let (row, sample) = table(.enabled)
    row.label.text = "Two\nlines"
    row.invalidateIntrinsicContentSize()
    #expect(height(sample) == CGFloat(41 + 22))
    row.label.text = "One"
    row.contentView.invalidateIntrinsicContentSize()
    #expect(height(sample) == CGFloat(20.5 + 22))
    sample.table.selfSizingInvalidation = .disabled
    row.label.text = "Two\nlines"
    row.invalidateIntrinsicContentSize()
    row.contentView.invalidateIntrinsicContentSize()
    #expect(height(sample) == CGFloat(20.5 + 22))
  }

  @Test("a row follows a new content configuration")
  func rowConfiguration() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = row.defaultContentConfiguration()
    content.text = "One"
    row.contentConfiguration = content
    let sample = StaticTable([[row]])
    sample.layOut()
    #expect(height(sample) == 44.5)
    content.text = "Three\nlines\nhere"
    row.contentConfiguration = content
    // 20.287 and two leadings of 22, rounded up to 64.5, margins of 11, and a separator of half a point.
    #expect(height(sample) == CGFloat(64.5 + 22 + 0.5))
  }

  private func collection(
    _ mode: UICollectionView.SelfSizingInvalidation
  ) -> (UICollectionView, Items, LabelItem?) {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 40)
    flow.minimumLineSpacing = 0
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.overrideTraits(with: UITraitCollection(displayScale: 2))
    collection.register(LabelItem.self, forCellWithReuseIdentifier: "item")
    collection.selfSizingInvalidation = mode
    let items = Items()
    collection.dataSource = items
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? LabelItem
    #expect(cell?.frame.height == CGFloat(20.5 + 22))
    return (collection, items, cell)
  }

  @Test("an item follows its label's text only if constraint changes invalidate its size")
  func itemText() {
    let (collection, items, cell) = collection(.enabledIncludingConstraints)
    cell?.label.text = "Two\nlines"
    collection.layoutIfNeeded()
    #expect(cell?.frame.height == CGFloat(41 + 22))
    let (quiet, others, other) = self.collection(.enabled)
    other?.label.text = "Two\nlines"
    quiet.layoutIfNeeded()
    #expect(other?.frame.height == CGFloat(20.5 + 22))
    withExtendedLifetime((items, others)) {}
  }

  @Test(
    "a row that is changed as it is displayed is measured with its new text",
    arguments: [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
  func rowChangedAtDisplay(mode: UITableView.SelfSizingInvalidation) {
    final class Delegate: NSObject, UITableViewDelegate {
      var count = 0
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let row = cell as? LabelRow else { return }
        count += 1
        row.label.text = "Two\nlines"
        if tableView.selfSizingInvalidation == .enabled { cell.invalidateIntrinsicContentSize() }
      }
    }
    let (row, sample) = table(mode)
    let delegate = Delegate()
    sample.table.delegate = delegate
    row.label.text = "One"
    sample.table.reloadData()
    #expect(height(sample) == CGFloat(41 + 22))
    #expect(row.frame.height == CGFloat(41 + 22))
    // Scrolled off the screen and back, the height is known before the cell exists.
    sample.table.contentOffset.y = 4000
    row.label.text = "One"
    sample.layOut()
    sample.table.contentOffset.y = 0
    #expect(height(sample) == CGFloat(41 + 22))
    #expect(delegate.count >= 1)
  }

  @Test("an item that is changed and invalidated as it is displayed is measured with its new text")
  func itemChangedAtDisplay() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        (cell as? LabelItem)?.label.text = "Two\nlines"
        cell.invalidateIntrinsicContentSize()
      }
    }
    let (collection, items, _) = self.collection(.enabled)
    let delegate = Delegate()
    collection.delegate = delegate
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == CGFloat(41 + 22))
    withExtendedLifetime((items, delegate)) {}
  }

  @Test("an item or content view that invalidates its intrinsic size is measured again, unless that is disabled")
  func itemInvalidation() {
    let (collection, items, cell) = collection(.enabled)
    cell?.label.text = "Two\nlines"
    cell?.invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()
    #expect(cell?.frame.height == CGFloat(41 + 22))
    cell?.label.text = "Three\nlines\nhere"
    cell?.contentView.invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()
    #expect(cell?.frame.height == CGFloat(61 + 22))
    collection.selfSizingInvalidation = .disabled
    cell?.label.text = "One"
    cell?.contentView.invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()
    #expect(cell?.frame.height == CGFloat(61 + 22))
    withExtendedLifetime(items) {}
  }
}

extension UILabel {
  /// Pins the label inside a view, 11 from the top and the bottom.
  fileprivate func pin(in view: UIView) {
    text = "One"
    numberOfLines = 0
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let top = topAnchor.constraint(equalTo: view.topAnchor, constant: 11)
    top.identifier = "top"
    NSLayoutConstraint.activate([
      top, bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -11),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
