import CoreText
import Foundation
import TestSupport
import TextLayout
import Testing
import UIFoundation
import UIKit

/// What an app does again and again, for a long time, each in a process of its own whose memory must stay flat.
@Suite struct SoakTests {
  @Test("a million texts that are all different")
  func texts() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var random = SeededGenerator(seed: 1)
      let label = UILabel()
      label.numberOfLines = 0
      Soak("texts", quick: 500, full: 20_000, nightly: 1_000_000).run { _ in
        label.text = SoakTests.text(&random)
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)).height > 0)
      }
    }
  }

  @Test("fonts that are registered and removed")
  func registrations() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let bundled = URL(fileURLWithPath: #filePath + "/../../../Fonts/GalleySans").standardizedFileURL
      let fonts = try FileManager.default.contentsOfDirectory(at: bundled, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "ttf" }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try (0..<50).map { index in
        let file = folder.appendingPathComponent("\(index).ttf")
        try FileManager.default.copyItem(at: fonts[index % fonts.count], to: file)
        return file
      }
      Soak("registrations", quick: 50, full: 500, nightly: 10_000).run { round in
        let file = files[round % files.count] as CFURL
        let isRegistered = CTFontManagerRegisterFontsForURL(file, .process, nil)
        let isRemoved = CTFontManagerUnregisterFontsForURL(file, .process, nil)
        #expect(isRegistered && isRemoved)
      }
    }
  }

  @Test("tables that come and go, with texts and text sizes that change")
  func tables() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var random = SeededGenerator(seed: 3)
      Soak("tables", quick: 30, full: 600, nightly: 20_000).run { _ in
        weak var table: UITableView?
        SoakTests.useTable(&random) { table = $0 }
        #expect(table == nil)
      }
    }
  }

  @Test("a table that is loaded again and again with other texts")
  func reloads() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var random = SeededGenerator(seed: 4)
      let source = Rows()
      let table = SoakTests.table(of: source)
      Soak("reloads", quick: 30, full: 600, nightly: 20_000).run { _ in
        source.texts = (0..<20).map { _ in SoakTests.text(&random) }
        table.reloadData()
        table.layoutIfNeeded()
      }
      #expect(!table.visibleCells.isEmpty)
    }
  }

  @Test("a table whose text size changes")
  func categories() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var random = SeededGenerator(seed: 5)
      let source = Rows()
      source.texts = (0..<20).map { _ in SoakTests.text(&random) }
      let table = SoakTests.table(of: source)
      let sizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
      ]
      Soak("category changes", quick: 20, full: 200, nightly: 5_000).run { round in
        table.traitOverrides.preferredContentSizeCategory = sizes[round % sizes.count]
        table.layoutIfNeeded()
      }
      #expect(!table.visibleCells.isEmpty)
    }
  }

  @Test("screens of twenty labels that are presented and dismissed, in each style")
  func presentations() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let root = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = root
      window.makeKeyAndVisible()
      let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
        .popover,
      ]
      for style in styles {
        Soak("presentations in style \(style.rawValue)", quick: 3, full: 100, nightly: 5_000).run { round in
          let screen = SoakTests.screen(style, round)
          root.present(screen, animated: false)
          window.layoutIfNeeded()
          screen.dismiss(animated: false)
          #expect(root.presentedViewController == nil)
        }
      }
    }
  }
}

extension SoakTests {
  /// Makes a table, changes its texts and its text size, and drops it.
  @MainActor
  private static func useTable(_ random: inout SeededGenerator, _ made: (UITableView) -> Void) {
    let source = Rows()
    source.texts = (0..<20).map { _ in text(&random) }
    let table = table(of: source)
    made(table)
    #expect(!table.visibleCells.isEmpty)
    table.traitOverrides.preferredContentSizeCategory =
      random.number(below: 2) == 0 ? .extraSmall : .accessibilityLarge
    table.layoutIfNeeded()
    source.texts.removeLast(10)
    table.reloadData()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    withExtendedLifetime(source) {}
  }

  @MainActor
  private static func table(of source: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @MainActor
  private static func screen(_ style: UIModalPresentationStyle, _ round: Int) -> UIViewController {
    let screen = UIViewController()
    screen.modalPresentationStyle = style
    let stack = UIStackView(
      arrangedSubviews: (0..<20).map { index in
        let label = UILabel()
        label.text = "Label \(index) of screen \(round)"
        return label
      })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
    ])
    return screen
  }

  fileprivate static func text(_ random: inout SeededGenerator) -> String {
    (0..<12).map { _ in
      String(
        (0..<1 + random.number(below: 9)).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a" }
      )
    }.joined(separator: " ")
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var texts: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }
}

/// Many rounds of work after which the process may not have grown.
private struct Soak {
  /// What the process may hold more at the end than after half of few rounds: caches have limits, and are still being
  /// filled. What grows with each round of many exceeds a share.
  private static let allowance = 24_000_000
  private static let share = 0.05

  private let name: String
  private let rounds: Int

  init(_ name: String, quick: Int, full: Int, nightly: Int) {
    self.name = name
    rounds = Rounds.count(quick: quick, full: full, nightly: nightly)
  }

  /// Does the work of each round, and expects that memory is flat in the second half. Nightly rounds fill the cache of
  /// texts first, and print the memory after 10, 50, and 100 % of the rounds.
  @MainActor
  func run(_ work: (Int) -> Void) {
    if Rounds.current == .nightly { Self.fillCache() }
    var (early, half) = (0, 0)
    for round in 0..<rounds {
      if round == rounds / 10 { early = Self.residentBytes() }
      if round == rounds / 2 { half = Self.residentBytes() }
      work(round)
    }
    let last = Self.residentBytes()
    let isNightly = Rounds.current == .nightly
    let figures = [early, half, last].map { "\($0 / 100_000 / 10).\($0 / 100_000 % 10)" }.joined(separator: ", ")
    if isNightly { print("soak: \(rounds) \(name): \(figures) MB after 10, 50, and 100 %") }
    let allowance = isNightly ? Int(Double(half) * Self.share) : Self.allowance
    #expect(last - half < allowance, "\(figures) MB after 10, 50, and 100 % of \(rounds) \(name)")
  }

  /// Measures texts like those of the tests until the process's cache of texts, which takes up to 240 MB, is full.
  @MainActor
  private static func fillCache() {
    var random = SeededGenerator(seed: 6)
    let label = UILabel()
    var memory = -1
    while ParagraphCache.process.memory > memory {
      memory = ParagraphCache.process.memory
      for _ in 0..<1_000 {
        label.text = SoakTests.text(&random)
        _ = label.sizeThatFits(CGSize(width: 200, height: 1000))
      }
    }
  }

  /// The second number of `/proc/self/statm` is the resident set in pages (proc(5)).
  private static func residentBytes() -> Int {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0) * 4096
  }
}
