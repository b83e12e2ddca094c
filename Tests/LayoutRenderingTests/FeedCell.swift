import CoreGraphics
import FontEngine
import Foundation

/// A drawing like a cell of a feed: a picture, a name, a time, four lines of text, and three numbers.
enum FeedCell {
  static func list() throws -> DisplayList {
    let bold = try Typesetter.bundled("GalleySans/GalleySans-Semibold.ttf")
    let regular = try Typesetter.bundled("GalleySans/GalleySans-Regular.ttf")
    let gray = DisplayList.Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
    let blue = DisplayList.Color(red: 0, green: 0.478, blue: 1)
    let pink = DisplayList.Color(red: 0.9, green: 0.2, blue: 0.5)
    var elements: [DisplayList.Element] = [
      .fill(.rect(CGRect(x: 0, y: 0, width: 390, height: 168)), .winding, .white),
      .group(
        DisplayList.Group(
          clip: DisplayList.Clip(.roundedRect(CGRect(x: 16, y: 12, width: 44, height: 44), radius: 22)),
          elements: [
            .gradient(
              DisplayList.Gradient(
                .axial(start: CGPoint(x: 16, y: 12), end: CGPoint(x: 60, y: 56)),
                stops: [.init(location: 0, color: blue), .init(location: 1, color: pink)]))
          ])),
      .fill(.rect(CGRect(x: 16, y: 167.67, width: 374, height: 0.33)), .winding, gray),
    ]
    func add(
      _ text: String, _ face: FontFace, _ size: CGFloat, _ x: CGFloat, _ y: CGFloat, _ color: DisplayList.Color
    ) throws {
      elements.append(.glyphs(try Typesetter.run(text, face, size: size, at: CGPoint(x: x, y: y), color: color)))
    }
    try add("Ada Lovelace", bold, 17, 72, 28, .black)
    try add("2 h", regular, 15, 352, 28, gray)
    try add("The Analytical Engine weaves algebra", regular, 17, 72, 52, .black)
    try add("patterns just as Jacquard looms weave", regular, 17, 72, 74, .black)
    try add("flowers and leaves. Nothing of the sort", regular, 17, 72, 96, .black)
    try add("has been constructed; see the notes.", regular, 17, 72, 118, .black)
    try add("12 replies", regular, 13, 72, 148, blue)
    try add("48 reposts", regular, 13, 172, 148, gray)
    try add("1,024 likes", regular, 13, 272, 148, gray)
    return DisplayList(bounds: CGRect(x: 0, y: 0, width: 390, height: 168), elements: elements)
  }
}
