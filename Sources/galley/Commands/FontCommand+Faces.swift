import FontEngine
import FontReports

extension FontCommand {
  /// Says which face of a collection is used if none was chosen.
  func noteFace(_ face: FontFace, _ input: Input, on console: Console) {
    if choice == nil, let note = FontSource.note(on: input.font, face) { console.warn(note) }
  }

  /// Returns the face to measure with.
  func face(_ input: Input) throws(CommandFailure) -> FontFace {
    do {
      return try set(FontSource.face(input.font, fonts.contains(input.font) ? choice : nil), input.settings)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns the faces that an argument names, with their axes set.
  func faces(_ font: String) throws(CommandFailure) -> [FontFace] {
    do {
      return try FontSource.faces(font, choice).map { face throws(ReportError) in try set(face, settings) }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns the font whose sizes are measured. The face of the system font depends on the style.
  func labelFont(_ input: Input) throws(CommandFailure) -> LabelFont {
    guard input.font == FontSource.system, input.settings == nil else {
      return LabelFont(face: try face(input), size: size)
    }
    do {
      return try LabelFont(named: nil, size: size)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func set(_ face: FontFace, _ settings: [VariationSetting]?) throws(ReportError) -> FontFace {
    if let settings { try FontSource.varied(face, settings) } else { face }
  }
}
