import CoreGraphics
import LayoutInspector
import LayoutRendering
import UIKit

/// A control of the page, which chooses a property of the environment.
struct LayoutPageControl {
  let name: String
  let label: String
  var style = InspectionPage.Control.Style.menu
  /// Returns whether the control is shown for some environments.
  var isShown: ([LayoutEnvironment]) -> Bool = { _ in true }
  /// Returns what an environment's value is sorted by, or `nil` if values are in the order of the environments.
  var order: ((LayoutEnvironment) -> CGFloat)?
  /// Returns the name of an environment's value.
  let value: (LayoutEnvironment) -> String

  static var all: [LayoutPageControl] {
    [
      LayoutPageControl(
        name: "size", label: "Text size", style: .slider,
        order: { CGFloat(LayoutEnvironment.categories.firstIndex(of: $0.category) ?? 0) },
        value: { LayoutEnvironment.name(of: $0.category) }),
      LayoutPageControl(
        name: "width", label: "Width", order: { $0.width }, value: { PageNumber.text($0.width) }),
      LayoutPageControl(
        name: "height", label: "Height", isShown: { Set($0.map(\.height)).count > 1 }, order: { $0.height ?? 0 },
        value: { $0.height.map(PageNumber.text) ?? "of content" }),
      LayoutPageControl(
        name: "language", label: "Language", isShown: { Set($0.map(\.locale)).count > 1 },
        value: { $0.locale ?? "unchanged" }),
      LayoutPageControl(
        name: "direction", label: "Direction", isShown: { !Self.haveDirectionsOfLanguages($0) },
        order: { $0.direction == .rightToLeft ? 1 : 0 },
        value: { $0.direction == .rightToLeft ? "right-to-left" : "left-to-right" }),
      LayoutPageControl(
        name: "style", label: "Style", order: { $0.style == .dark ? 1 : 0 },
        value: { $0.style == .dark ? "dark" : "light" }),
      LayoutPageControl(
        name: "ios", label: "iOS", isShown: { Set($0.map(\.systemVersion)).count > 1 },
        order: { CGFloat($0.systemVersion.major) },
        value: { "\($0.systemVersion.major)" }),
    ]
  }

  /// Returns whether the languages of environments imply their directions, so that there is nothing else to choose.
  private static func haveDirectionsOfLanguages(_ environments: [LayoutEnvironment]) -> Bool {
    let directions = Dictionary(grouping: environments, by: \.locale).mapValues { Set($0.map(\.direction)) }
    return directions.count > 1 && directions.values.allSatisfy { $0.count == 1 }
  }

  /// Returns the control with the values of all environments. The initial one is that of the first environment, or the
  /// default text size if it is among them.
  func control(of environments: [LayoutEnvironment]) -> InspectionPage.Control {
    let sorted = order.map { order in environments.sorted { order($0) < order($1) } } ?? environments
    var known: Set<String> = []
    let values = sorted.map(value).filter { known.insert($0).inserted }
    let usual = value(LayoutEnvironment())
    let initial = style == .slider && values.contains(usual) ? usual : environments.first.map(value) ?? usual
    return InspectionPage.Control(
      name: name, label: label, style: style, values: values, initial: initial, isComparable: name == "language")
  }
}
