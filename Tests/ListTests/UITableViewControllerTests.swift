import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// A settings screen, as written for iOS.
private final class SettingsController: UITableViewController {
  var titles = ["General", "Privacy", "Battery"]
  var appearances = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Settings" }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    titles.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
}

@MainActor
struct UITableViewControllerTests {
  @Test("the controller's view is the table view, and the controller its data source and delegate")
  func view() {
    let controller = SettingsController(style: .grouped)
    #expect(controller.view === controller.tableView && controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    #expect(SettingsController().tableView.style == .plain)
  }

  @Test("a settings screen shows its rows, and editing deletes one")
  func settings() {
    let controller = SettingsController(style: .plain)
    let table: UITableView = controller.tableView
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["General", "Privacy", "Battery"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Settings")
    controller.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["General", "Battery"])
  }

  @Test("the selection is cleared when the view appears, unless that is disabled")
  func clearing() {
    let controller = SettingsController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.appearances == 1 && controller.tableView.indexPathForSelectedRow == nil)
    let keeping = SettingsController(style: .plain)
    keeping.clearsSelectionOnViewWillAppear = false
    keeping.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    window.rootViewController = keeping
    #expect(keeping.tableView.indexPathForSelectedRow == path(1))
  }

  @Test("editing the controller edits its table view, and its refresh control is the table view's")
  func editing() {
    let controller = SettingsController(style: .plain)
    controller.refreshControl = UIRefreshControl()
    #expect(controller.refreshControl != nil && controller.tableView.refreshControl === controller.refreshControl)
    controller.setEditing(true, animated: true)
    #expect(controller.isEditing && controller.tableView.isEditing)
    controller.setEditing(false, animated: false)
    #expect(!controller.tableView.isEditing)
  }

  @Test("a controller without rows shows none")
  func empty() {
    let controller = UITableViewController(style: .insetGrouped)
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.isEmpty && controller.tableView.numberOfRows(inSection: 0) == 0)
  }
}
