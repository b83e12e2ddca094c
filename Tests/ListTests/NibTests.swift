import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Nibs whose contents an application supplies in code.
@MainActor
struct NibTests {
  private final class NibCell: UITableViewCell {
    var wakes = 0
    let title = UILabel()
    override func awakeFromNib() {
      super.awakeFromNib()
      wakes += 1
    }
  }

  private final class NibHeader: UITableViewHeaderFooterView {}

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "nib", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  @Test("cells and headers of a registered nib are created by the loader supplied for its name, and reused")
  func registered() {
    var made = 0
    UINib.supply("NibTests.Cell") { _ in
      made += 1
      return [NibCell(style: .default, reuseIdentifier: nil)]
    }
    UINib.supply("NibTests.Header") { _ in [NibHeader(reuseIdentifier: nil)] }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.rowHeight = 44
    table.register(UINib(nibName: "NibTests.Cell", bundle: nil), forCellReuseIdentifier: "nib")
    table.register(UINib(nibName: "NibTests.Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? NibCell }
    #expect(!cells.isEmpty && cells.count == table.visibleCells.count)
    #expect(cells.allSatisfy { $0.wakes == 1 && $0.reuseIdentifier == "nib" })
    #expect(table.headerView(forSection: 0) is NibHeader)
    table.contentOffset.y = 880
    table.layoutIfNeeded()
    // 440 points intersect at most 11 rows of 44, and those that leave are reused at once.
    #expect(made <= 11)
    // A class replaces the nib.
    table.register(UITableViewCell.self, forCellReuseIdentifier: "nib")
    table.reloadData()
    table.layoutIfNeeded()
    let class2 = table.dequeueReusableCell(withIdentifier: "nib")
    #expect(class2.map { type(of: $0) == UITableViewCell.self || $0 is NibCell } == true)
  }

  @Test("a nib creates its objects for an owner, sets its outlets, and awakens the views inside")
  func owner() {
    final class Owner: NSObject { var outlet: NibCell? }
    UINib.supply("NibTests.Owner") { owner in
      let (around, cell) = (UIView(), NibCell(style: .default, reuseIdentifier: "a"))
      around.addSubview(cell)
      (owner as? Owner)?.outlet = cell
      return [around, "text"]
    }
    let owner = Owner()
    let objects = Bundle.main.loadNibNamed("NibTests.Owner", owner: owner)
    #expect(objects?.count == 2 && objects?.last as? String == "text")
    #expect(owner.outlet?.wakes == 1 && owner.outlet?.superview === objects?.first as? UIView)
  }

  @Test("a controller gets its view from its nib, or creates one if none was supplied")
  func controller() {
    final class Named: UIViewController { var title2 = UILabel() }
    UINib.supply("NibTests.Screen") { owner in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
      (owner as? Named)?.title2.text = "set"
      return [view]
    }
    let named = Named(nibName: "NibTests.Screen", bundle: nil)
    #expect(named.view.frame.size == CGSize(width: 50, height: 60) && named.title2.text == "set")
    #expect(named.nibName == "NibTests.Screen" && named.nibBundle == nil)
    let other = Named(nibName: "NibTests.None", bundle: nil)
    #expect(other.view.frame == UIScreen.main.bounds)
  }

  @Test("an unknown nib traps with UIKit's message, and so does one without a cell")
  func missing() async {
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    }
    let text = String(decoding: missing?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Could not load NIB in bundle: 'NSBundle <") && text.contains("with name 'Nowhere'"))
    let wrong = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINib.supply("Two") { _ in [UIView(), UIView()] }
        let table = UITableView()
        table.register(UINib(nibName: "Two", bundle: nil), forCellReuseIdentifier: "two")
        _ = table.dequeueReusableCell(withIdentifier: "two")
      }
    }
    let other = String(decoding: wrong?.standardErrorContent ?? [], as: UTF8.self)
    #expect(other.contains("invalid nib registered for identifier (two)"))
  }
}
