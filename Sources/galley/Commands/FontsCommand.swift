import FontEngine
import FontReports
import Foundation
import StringCatalogs
import TextOutput
import UIFoundation

/// The `galley fonts` command, which lists the fonts that can be used by name.
struct FontsCommand: Command {
  static let name = "fonts"
  static let abstract = "lists the bundled and installed fonts"
  static let discussion = """
    A pattern matches a font if its family, full name, or PostScript name contains it, whether upper- or lowercase. In a \
    pattern with * or ?, * stands for any characters and ? for one, and the whole name must match.

    The bundled fonts come first, in the order in which they are searched, followed by those that Fontconfig finds. The \
    fonts of iOS come last, each with the file that stands in for it.
    """

  @Argument("PATTERN", isRequired: false, help: "a part of a name, or a pattern such as 'TeX Gyre *'")
  var patterns: [String]
  @Flag("json", help: "prints JSON") var isJSON: Bool
  @Flag("names", help: "prints only the names that other commands take: families and PostScript names, one per line")
  var printsNames: Bool

  @Option("picture", "FILE", .picture, help: "also draws a line of letters in each font (PNG, SVG, or PDF)")
  var picture: PictureFile?
  @Option(
    "page", "FILE", .path(["html"]),
    help: "also writes a web page with a line of letters in each font, with controls for the text size and the style")
  var page: String?

  func validate() throws(CommandFailure) {
    if isJSON, printsNames { throw .usage("only one of --json and --names can be given") }
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    let all = ProcessFonts.familyNames.flatMap { ProcessFonts.files(inFamily: $0) }
    var seen: Set<FontFile> = []
    let known = all.filter { seen.insert($0).inserted }
    var isShown = [Bool](repeating: patterns.isEmpty, count: known.count)
    for pattern in patterns {
      let found = known.indices.filter { NamePattern(pattern).matches(known[$0].names) }
      if found.isEmpty { console.report(CommandFailure(.missingInput, FontSource.unknownName(pattern))) }
      for index in found { isShown[index] = true }
    }
    let shown = zip(known, isShown).filter(\.1).map(\.0)
    try draw(shown, reportingTo: &console)
    if printsNames { return try writeNames(of: shown, to: &console) }
    if isJSON {
      return try console.write(
        JSONWriter.text(["schema": .integer(FontCommand.schema), "fonts": .array(shown.map(Self.json))]))
    }
    guard !shown.isEmpty else { return }
    var table = Table([.text("family"), .text("style"), .number("weight"), .text("PostScript name"), .text("file")])
    for file in shown {
      let location = file.index == 0 ? file.path : "\(file.path), face \(file.index)"
      table.add([file.names.family, file.names.style, "\(file.weightClass)", file.names.postScriptName, location])
    }
    try console.write(console.terminal.fitted(table.takeText()))
  }

  /// Writes the picture and the page of fonts. A file that can't be opened is reported and left out.
  private func draw(_ files: [FontFile], reportingTo console: inout Console) throws(CommandFailure) {
    guard picture != nil || page != nil, !files.isEmpty else { return }
    let (option, most) =
      page == nil
      ? ("--picture", FontSpecimens.mostInPicture) : ("--page", FontSpecimens.mostOnPage)
    guard files.count <= most else {
      throw CommandFailure(
        .badData, "\(files.count) fonts are more than the \(most) that \(option) draws; give a PATTERN")
    }
    var faces: [FontFace] = []
    for file in files {
      do {
        faces.append(try ProcessFonts.catalog.open(file))
      } catch {
        console.report(CommandFailure(.badData, "\(error)"))
      }
    }
    let specimens = FontSpecimens(faces)
    do {
      if let picture { try picture.write(try specimens.displayList()) }
      if let page { try OutputFile.write(Data(try specimens.html().utf8), to: page) }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.badData, "\(error)")
    }
  }

  /// Writes each family before its faces, and then the names that bundled fonts have besides their own. A name with
  /// control characters can't be typed, and could be taken for two.
  private func writeNames(of files: [FontFile], to console: inout Console) throws(CommandFailure) {
    let others = ProcessFonts.knownNames.filter { name in
      patterns.isEmpty || patterns.contains { NamePattern($0).matches(name) }
    }
    var written: Set<String> = []
    for name in files.flatMap({ [$0.names.family, $0.names.postScriptName] }) + others
    where !name.isEmpty && !name.unicodeScalars.contains(where: PrintableText.isEscaped) {
      if written.insert(name).inserted { try console.write(name + "\n") }
    }
  }

  private static func json(_ file: FontFile) -> JSONValue {
    [
      "family": .string(file.names.family), "style": .string(file.names.style),
      "fullName": .string(file.names.fullName), "postScriptName": .string(file.names.postScriptName),
      "weight": .integer(file.weightClass), "width": .number(file.width), "isItalic": .bool(file.isItalic),
      "path": .string(file.path), "index": .integer(file.index),
    ]
  }
}
