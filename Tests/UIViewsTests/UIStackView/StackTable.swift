import Foundation

@testable import UIViews

/// The table of auto-layout.md, "UIStackView", stated for rows; a column is a row with the axes' names exchanged.
@MainActor
struct StackTable {
  /// `V0.width == 0.5*S.width + 8 @999 'name'`, with the stack view S, its margins M, the visible views V, the hidden ones H,
  /// the gaps G and the spacer P.
  private(set) var rows: [String] = []

  let count: Int
  let canvas: String
  let alignment: UIStackView.Alignment

  /// `hidden` are the places of hidden views among `count + hidden.count`; `intrinsic` the visible views' lengths.
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
    if isLoose { row("S.width == 0 @49", "canvas-fit") }
    let fills = alignment == .fill || isColumn && (alignment == .firstBaseline || alignment == .lastBaseline)
    if fills { fill() } else { alignAcross() }
    hide(hidden)
    if isColumn { rows = rows.map(Self.turned) }
  }

  private mutating func row(_ text: String, _ name: String) { rows.append("\(text) 'UISV-\(name)'") }

  /// Views that fill the stack across its axis.
  private mutating func fill() {
    if count > 0 {
      row("\(canvas).top == V0.top", "canvas-connection")
      row("V0.bottom == \(canvas).bottom", "canvas-connection")
    }
    for i in 0..<count where i > 0 {
      row("V\(i).top == V0.top", "alignment")
      row("V\(i).bottom == V0.bottom", "alignment")
    }
  }

  private mutating func alignAcross() {
    row("S.height == 0 @49", "canvas-fit")
    guard count > 0 else { return }
    let attributes: [UIStackView.Alignment: String] = [
      .leading: "top", .center: "centerY", .trailing: "bottom", .firstBaseline: "firstBaseline",
      .lastBaseline: "lastBaseline",
    ]
    let attribute = attributes[alignment] ?? ""
    for i in 0..<count where i > 0 { row("V\(i).\(attribute) == V0.\(attribute)", "alignment") }
    // The strong side to V0, the weak side to a spacer; center: both to the spacer and centerY.
    row("\(canvas).top == \(alignment == .leading ? "V0" : "P").top", "canvas-connection")
    row("\(alignment == .trailing ? "V0" : "P").bottom == \(canvas).bottom", "canvas-connection")
    if alignment == .center { row("\(canvas).centerY == V0.centerY", "canvas-connection") }
    // The spacer is around every view: strong side `==` at 999.5, weak side an inequality.
    for i in 0..<count {
      let (equalTop, equalBottom) = ("P.top == V\(i).top @999.5", "P.bottom == V\(i).bottom @999.5")
      let (above, below) = ("P.top <= V\(i).top", "P.bottom >= V\(i).bottom")
      let bounds: [UIStackView.Alignment: [String]] = [
        .leading: [equalTop, below], .center: [above, below], .trailing: [above, equalBottom],
        .firstBaseline: [equalTop, above, below], .lastBaseline: [above, equalBottom, below],
      ]
      for bound in bounds[alignment] ?? [] { row(bound, "spanning-boundary") }
      row("V\(i).height == 0 @25", "ambiguity-suppression")
    }
    row("P.height == 0 @51", "spanning-fit")
  }

  /// UISV-hiding, its spacing closed. Where a hidden view lies, and that it lies somewhere, is a decision of this package.
  private mutating func hide(_ places: [Int]) {
    var (visible, hidden) = (0, 0)
    var before: String?
    for place in 0..<(count + places.count) {
      guard places.contains(place) else {
        before = "V\(visible)"
        visible += 1
        continue
      }
      let name = "H\(hidden)"
      hidden += 1
      row("\(name).width == 0", "hiding")
      if let before {
        row("\(name).leading == \(before).trailing", "spacing")
      } else {
        row("\(canvas).leading == \(name).leading", "canvas-connection")
      }
      if count > 0 {
        row("\(name).top == V0.top", "alignment")
      } else {
        row("\(canvas).top == \(name).top", "canvas-connection")
      }
      row("\(name).height == 0 @25", "ambiguity-suppression")
      before = name
    }
    if count == 0, let before { row("\(before).trailing == \(canvas).trailing", "canvas-connection") }
  }

  /// A row's constraint for a column.
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
