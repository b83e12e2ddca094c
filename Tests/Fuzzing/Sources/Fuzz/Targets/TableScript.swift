@testable import UIKit

/// A script of calls on a table.
@MainActor
final class TableScript: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var lies: Lies
  private let table: UITableView
  /// Whether the data source changes its mind while it is asked for cells.
  private var isFickle = false

  init(_ input: FuzzInput) {
    lies = Lies(input: input)
    table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: lies.input.one(of: [.plain, .grouped, .insetGrouped]))
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = self
    table.delegate = self
    lies.counts = [3, 0, 5]
  }

  func run() {
    for _ in 0..<32 where !lies.input.isEmpty {
      step()
      check()
    }
    isFickle = false
    table.layoutIfNeeded()
    check()
  }

  private func step() {
    switch lies.input.below(14) {
    case 0: table.layoutIfNeeded()
    case 1: table.reloadData()
    case 2: lies.change()
    case 3, 4, 5: batch()
    case 6: scroll()
    case 7: table.contentOffset = CGPoint(x: 0, y: lies.unsignedLength())
    case 8:
      table.frame.size = CGSize(width: lies.input.one(of: [320, 0, 5000]), height: lies.input.one(of: [480, 0, 20]))
    case 9: setHeights()
    case 10: ask()
    case 11: select()
    case 12: isFickle = lies.input.bool()
    default: table.setEditing(lies.input.bool(), animated: false)
    }
  }

  private func setHeights() {
    switch lies.input.below(5) {
    case 0: table.rowHeight = lies.length()
    case 1: table.estimatedRowHeight = lies.length()
    case 2: table.sectionHeaderHeight = lies.length()
    case 3: table.estimatedSectionFooterHeight = lies.length()
    default: table.sectionHeaderTopPadding = lies.length()
    }
  }

  private func ask() {
    let path = lies.path()
    require(table.rectForRow(at: path).isUsable, "row \(path) is at \(table.rectForRow(at: path))")
    require(table.rect(forSection: path.section).isUsable, "section \(path.section) is nowhere")
    _ = (table.cellForRow(at: path), table.headerView(forSection: path.section))
    _ = table.indexPathForRow(at: CGPoint(x: 0, y: lies.length()))
    _ = table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: lies.length()))
  }

  private func select() {
    let path = lies.path()
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    if lies.input.bool() { table.deselectRow(at: path, animated: false) }
  }

  private func scroll() {
    // UIKit raises an exception for a row that is not there.
    guard !isFickle else { return }
    table.layoutIfNeeded()
    let path = lies.path()
    guard table.loadedRows.index(of: path) != nil else { return }
    table.scrollToRow(at: path, at: lies.input.one(of: [.none, .top, .middle, .bottom]), animated: lies.input.bool())
  }

  /// Updates that may fit the counts; those that do not are taken back, since UIKit raises an exception for them.
  private func batch() {
    isFickle = false
    table.performBatchUpdates {
      if lies.input.bool() { lies.change() }
      for _ in 0..<1 + lies.input.below(4) { update() }
      let plan = try? ListUpdatePlan(table.updates.pending, from: table.rows.counts, to: lies.counts)
      if plan == nil, !table.needsReload {
        table.updates.pending = []
        lies.counts = table.rows.counts
      }
    }
  }

  private func update() {
    switch lies.input.below(9) {
    case 0: table.insertRows(at: lies.paths(), with: .automatic)
    case 1: table.deleteRows(at: lies.paths(), with: .fade)
    case 2: table.reloadRows(at: lies.paths(), with: .none)
    case 3: table.moveRow(at: lies.path(), to: lies.path())
    case 4: table.insertSections(lies.sections(), with: .automatic)
    case 5: table.deleteSections(lies.sections(), with: .automatic)
    case 6: table.reloadSections(lies.sections(), with: .automatic)
    case 7: table.moveSection(lies.input.below(6), toSection: lies.input.below(6))
    // One more, both said and true.
    default: if let path = lies.addedPath() { table.insertRows(at: [path], with: .automatic) }
    }
  }

  private func check() {
    let size = table.contentSize
    require(size.width.isFinite && size.height.isFinite && size.height >= 0, "the content is \(size)")
    require(table.contentOffset.y.isFinite, "the content is at \(table.contentOffset)")
    for view in table.subviews { require(view.frame.isUsable, "\(view)") }
    let visible = table.indexPathsForVisibleRows ?? []
    require(Set(visible).count == visible.count, "a row is visible twice")
  }

  func numberOfSections(in tableView: UITableView) -> Int { lies.counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lies.counts.indices.contains(section) ? lies.counts[section] : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if isFickle { lies.change() }
    let kind = lies.input.below(8)
    if kind == 0 { return UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
    if kind == 1 { return tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell() }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = kind == 2 ? "a text of some words that takes a line more or two" : "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    lies.input.bool() ? "section" : nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    lies.input.bool() ? UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30)) : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lies.input.bool() ? lies.length() : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { lies.length() }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    lies.input.one(of: [0, 1, -1, 40, .max, .min])
  }
}
