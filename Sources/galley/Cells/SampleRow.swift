import UIKit

/// The texts that every kind of cell shows.
struct SampleRow: Sendable {
  let name: String
  let headline: String
  let body: String

  static let all = [
    SampleRow(name: "short", headline: "Morning ferry", body: "Leaves at 8:40."),
    SampleRow(
      name: "medium", headline: "The harbour office has moved",
      body: "It is now on the fifth floor, left of the stairs, and opens when the second boat is in."),
    SampleRow(
      name: "long", headline: "What the west wind did to the waffle kiosk, and why nobody asked until Tuesday",
      body: """
        Wind from the west had kept the harbour awake all night; by six the first crates of difficult offcuts stood on the \
        quay. Nobody asked why. The affluent visitors filed past, found the kiosk shut, and took the first ferry home.
        """),
    SampleRow(
      name: "Hebrew", headline: "המעבורת של הבוקר",
      body: "הספינה יוצאת בשעה 8:40 מהרציף מספר 7, וחוזרת בערב לפני השקיעה."),
  ]
}

/// A screen whose cells show ``SampleRow/all``.
@MainActor
protocol SampleScreen: UIViewController {
  /// Returns the visible cell of a row, its labels from top to bottom, and its size in the list.
  func shown(_ row: Int) -> (cell: UIView, labels: [UILabel], size: CGSize)?
}
