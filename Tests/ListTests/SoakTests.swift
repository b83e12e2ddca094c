import Foundation
import TestSupport
import Testing
import UIKit

/// Cells and tables that are made, measured, changed, and released for a long time, in a process of their own.
@Suite struct SoakTests {
  /// What the process may hold more at the end than after the first third of the rounds: caches have limits, and every
  /// text is new, so growth beyond that would be a leak.
  private static let allowance = 24_000_000

  @Test("memory stays flat while tables come and go, with texts and text sizes that change")
  func tables() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let rounds = Rounds.count(quick: 30, full: 600, nightly: 60_000)
      var random = SeededGenerator(seed: 3)
      var settled = 0
      for round in 0..<rounds {
        // A table that something still refers to shows at once; what is smaller shows in many rounds.
        #expect(SoakTests.useTable(&random).table == nil)
        if round == rounds / 3 { settled = SoakTests.residentBytes() }
      }
      let grown = SoakTests.residentBytes() - settled
      #expect(grown < SoakTests.allowance, "\(grown) bytes in \(rounds) rounds")
    }
  }

  private struct Released {
    weak var table: UITableView?
  }

  /// Returns a weak reference to the table that was used.
  @MainActor
  private static func useTable(_ random: inout SeededGenerator) -> Released {
    let source = Rows(texts: (0..<20).map { _ in text(&random) })
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(!table.visibleCells.isEmpty)
    table.traitOverrides.preferredContentSizeCategory =
      random.number(below: 2) == 0 ? .extraSmall : .accessibilityLarge
    table.layoutIfNeeded()
    source.texts.removeLast(10)
    table.reloadData()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    withExtendedLifetime(source) {}
    return Released(table: table)
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<12).map { _ in
      String(
        (0..<1 + random.number(below: 9)).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a" }
      )
    }.joined(separator: " ")
  }

  /// The second number of `/proc/self/statm` is the resident set in pages (proc(5)).
  private static func residentBytes() -> Int {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0) * 4096
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var texts: [String]

    init(texts: [String]) { self.texts = texts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }
}
