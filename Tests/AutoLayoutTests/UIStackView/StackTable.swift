import Foundation

@testable import UIKit

/// The table of auto-layout.md, "UIStackView", as corrected by uikit-recorded.md, "Stack views", for rows; a column is
/// a row with the names of the axes exchanged.
@MainActor
struct StackTable {
  /// `V0.width == 0.5*S.width + 8 @999 'name'`, with the stack view S, its margins M, the visible views V, the hidden
  /// ones H, the gaps G and the spacer P.
  private(set) var rows: [String] = []

  let count: Int
  let canvas: String
  let alignment: UIStackView.Alignment

  /// `hidden` has the positions of hidden views among `count + hidden.count`, and `intrinsic` the visible views'
  /// lengths.
  init(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, count: Int, hasMargins: Bool,
    hidden: [Int], spacing: String, intrinsic: [Double], isColumn: Bool
  ) {
    self.count = count
    self.alignment = alignment
    canvas = hasMargins ? "M" : "S"
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering

    // UISV-canvas-connection.
    if count > 0 {
      row("\(canvas).leading == V0.leading", "canvas-connection")
      row("V\(count - 1).trailing == \(canvas).trailing", "canvas-connection")
    }
    // UISV-spacing: `>=` for equalSpacing and equalCentering.
    for i in 0..<max(count - 1, 0) {
      row("V\(i + 1).leading \(isLoose ? ">=" : "==") V\(i).trailing + \(spacing)", "spacing")
    }
    // UISV-fill-equally.
    if distribution == .fillEqually {
      for i in 0..<count where i > 0 { row("V\(i).width == V0.width", "fill-equally") }
    }
    // UISV-fill-proportionally: 999, 998, ...
    if distribution == .fillProportionally {
      let whole = intrinsic.reduce(0, +) + (Double(spacing) ?? .nan) * Double(max(count - 1, 0))
      for i in 0..<count {
        let share = String(format: "%g", intrinsic[i] / whole)
        row("V\(i).width == \(share == "1" ? "" : share + "*")\(canvas).width @\(999 - i)", "fill-proportionally")
      }
    }
    // UISV-distributing-edge and UISV-fill-equally (gaps).
    for i in 0..<max(count - 1, 0) where isLoose {
      let isCentering = distribution == .equalCentering
      row("G\(i).leading == V\(i).\(isCentering ? "centerX" : "trailing")", "distributing-edge")
      row("G\(i).trailing == V\(i + 1).\(isCentering ? "centerX" : "leading")", "distributing-edge")
      if i > 0 { row("G\(i).width == G0.width\(isCentering ? " @149" : "")", "fill-equally") }
    }
    // UISV-canvas-fit.
    let isEmpty = count == 0 && !hidden.isEmpty
    let fills = alignment == .fill || isColumn && (alignment == .firstBaseline || alignment == .lastBaseline)
    if isLoose || isEmpty { row("S.width == 0 @49", "canvas-fit") }
    if !fills || isEmpty { row("S.height == 0 @49", "canvas-fit") }
    let names = (0..<count).map { "V\($0)" } + hidden.indices.map { "H\($0)" }
    if fills { fill(names) } else { alignAcross(names) }
    hide(hidden, inGaps: distribution == .equalSpacing, halfSpacing: (Double(spacing) ?? .nan) / 2)
    if isColumn { rows = rows.map(Self.turned) }
  }

  private mutating func row(_ text: String, _ name: String) { rows.append("\(text) 'UISV-\(name)'") }

  /// Adds constraints for views that fill the stack view across its axis; the others are aligned with the first of
  /// `names`.
  private mutating func fill(_ names: [String]) {
    if count > 0 {
      row("\(canvas).top == V0.top", "canvas-connection")
      row("V0.bottom == \(canvas).bottom", "canvas-connection")
    }
    for name in names.dropFirst() {
      row("\(name).top == \(names[0]).top", "alignment")
      row("\(name).bottom == \(names[0]).bottom", "alignment")
    }
  }

  private mutating func alignAcross(_ names: [String]) {
    let attributes: [UIStackView.Alignment: String] = [
      .leading: "top", .center: "centerY", .trailing: "bottom", .firstBaseline: "firstBaseline",
      .lastBaseline: "lastBaseline",
    ]
    let attribute = attributes[alignment] ?? ""
    for name in names.dropFirst() { row("\(name).\(attribute) == \(names[0]).\(attribute)", "alignment") }
    guard count > 0 else { return }
    connect()
    for i in 0..<count {
      let (above, below) = ("P.top <= V\(i).top", "P.bottom >= V\(i).bottom")
      // The spacer encloses every view: `==` at 999.5 on the strong side, and an inequality on the weak side. For
      // baselines, only the first view limits one of the sides.
      let bounds: [UIStackView.Alignment: [String]] = [
        .leading: ["P.top == V\(i).top @999.5", below], .center: [above, below],
        .trailing: [above, "P.bottom == V\(i).bottom @999.5"],
        .firstBaseline: i == 0 ? [above, below] : [below], .lastBaseline: i == 0 ? [above, below] : [above],
      ]
      for bound in bounds[alignment] ?? [] { row(bound, "spanning-boundary") }
    }
    for name in names { row("\(name).height == 0 @25", "ambiguity-suppression") }
    row("P.height == 0 @51", "spanning-fit")
  }

  /// Constrains the strong side to V0 and the weak side to a spacer, or for center, both to the spacer and centerY. In
  /// a canvas with surplus space, first baselines are at the bottom, and last baselines at the top.
  private mutating func connect() {
    switch alignment {
    case .firstBaseline:
      row("\(canvas).top <= P.top", "canvas-connection")
      row("P.bottom == \(canvas).bottom", "canvas-connection")
    case .lastBaseline:
      row("\(canvas).top == P.top", "canvas-connection")
      row("P.bottom <= \(canvas).bottom", "canvas-connection")
    default:
      row("\(canvas).top == \(alignment == .leading ? "V0" : "P").top", "canvas-connection")
      row("\(alignment == .trailing ? "V0" : "P").bottom == \(canvas).bottom", "canvas-connection")
      if alignment == .center { row("\(canvas).centerY == V0.centerY", "canvas-connection") }
    }
  }

  /// UISV-hiding, and the position: the middle of the gap between visible neighbors, or else the near end.
  private mutating func hide(_ indices: [Int], inGaps: Bool, halfSpacing: Double) {
    var (visible, hidden) = (0, 0)
    for index in 0..<(count + indices.count) {
      guard indices.contains(index) else {
        visible += 1
        continue
      }
      let name = "H\(hidden)"
      hidden += 1
      row("\(name).width == 0", "hiding")
      switch visible {
      case 0: row("\(name).leading == \(canvas).leading @999", "spacing")
      case count: row("\(name).leading == V\(count - 1).trailing @999", "spacing")
      case _ where inGaps: row("\(name).centerX == G\(visible - 1).centerX @999", "spacing")
      default:
        row("\(name).leading == V\(visible - 1).trailing + \(String(format: "%g", halfSpacing)) @999", "spacing")
      }
    }
  }

  /// Returns a row's constraint changed for a column.
  private static func turned(_ row: String) -> String {
    let names = [
      "leading": "top", "trailing": "bottom", "width": "height", "centerX": "centerY", "top": "leading",
      "bottom": "trailing", "height": "width", "centerY": "centerX",
    ]
    return row.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1, let last = parts.last, let other = names[last] else { return String(word) }
      return (parts.dropLast() + [other]).joined(separator: ".")
    }.joined(separator: " ")
  }
}
