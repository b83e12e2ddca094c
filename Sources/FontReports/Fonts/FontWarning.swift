import FontEngine
import TextOutput

/// Something about a face that surprises those who set text in it.
struct FontWarning: Hashable {
  enum Kind: String {
    /// A descender above the baseline.
    case positiveDescender
    /// A negative line gap.
    case negativeLineGap
    /// A web font has another line box in Chromium than the installed font.
    case webFontDiffers
    /// Platforms have different line boxes.
    case platformsDiffer
    /// The cap height isn't the height of H.
    case capHeightDiffers
    /// The x-height isn't the height of x.
    case xHeightDiffers
    /// Glyphs leave the box of usWinAscent and usWinDescent.
    case leavesWindowsBox
  }

  let kind: Kind
  let message: String

  /// Returns the warnings on a face. `windows` are the glyphs that leave the box of usWinAscent and usWinDescent.
  static func all(_ face: FontFace, windows: InkOverflow?) -> [FontWarning] {
    let metrics = face.metrics
    let platforms = PlatformLineBox.all(metrics)
    return statedBoxes(metrics, platforms) + differences(platforms) + webFont(platforms) + heights(face)
      + (windows.map(leaving) ?? [])
  }

  private static func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 2) }

  /// The numbers of tables that are not used as they are stated.
  private static func statedBoxes(_ metrics: FaceMetrics, _ platforms: [PlatformLineBox]) -> [FontWarning] {
    let linux = platforms.first { $0.platform == .linux }?.source
    return [("hhea", metrics.hhea), ("typo", metrics.typo)].flatMap { name, box -> [FontWarning] in
      guard let box else { return [] }
      var warnings: [FontWarning] = []
      let isLinux = name == "hhea" ? linux == .hhea : linux == .useTypoMetrics || linux == .typo
      if box.descender > 0 {
        warnings.append(
          FontWarning(
            kind: .positiveDescender,
            message: "the \(name) descender, \(number(box.descender)), is above the baseline: iOS and HarfBuzz use "
              + number(-box.descender) + (isLinux ? ", and Chromium \(number(box.descender))" : "")))
      }
      if box.lineGap < 0 {
        warnings.append(
          FontWarning(
            kind: .negativeLineGap,
            message: "the \(name) line gap, \(number(box.lineGap)), is negative: iOS and HarfBuzz use 0"
              + (isLinux ? ", and Chromium \(number(box.lineGap)) if the font is installed" : "")))
      }
      return warnings
    }
  }

  /// Whether all platforms have the same line box; if not, which ones have which.
  private static func differences(_ platforms: [PlatformLineBox]) -> [FontWarning] {
    var groups: [(box: FaceMetrics.LineBox, names: [String])] = []
    for platform in platforms {
      if let index = groups.firstIndex(where: { $0.box == platform.box }) {
        groups[index].names.append(platform.platform.name)
      } else {
        groups.append((platform.box, [platform.platform.name]))
      }
    }
    guard groups.count > 1 else { return [] }
    let parts = groups.map { box, names in
      "\(number(box.ascender - box.descender + box.lineGap)) on \(names.joined(separator: ", "))"
    }
    return [
      FontWarning(kind: .platformsDiffer, message: "platforms differ: a line is \(parts.joined(separator: "; ")) high")
    ]
  }

  private static func webFont(_ platforms: [PlatformLineBox]) -> [FontWarning] {
    guard let linux = platforms.first(where: { $0.platform == .linux }), linux.inWebFont != linux.box else { return [] }
    let box = linux.inWebFont
    return [
      FontWarning(
        kind: .webFontDiffers,
        message:
          "as a web font, Chromium uses \(number(box.ascender)) \(number(box.descender)) \(number(box.lineGap)): "
          + "it replaces negative ascenders and line gaps by 0")
    ]
  }

  /// Letter heights that are not those of the letters.
  private static func heights(_ face: FontFace) -> [FontWarning] {
    let metrics = face.metrics
    let stated: [(Kind, String, Unicode.Scalar, Double, FaceMetrics.HeightSource)] = [
      (.capHeightDiffers, "cap height", "H", metrics.capHeight, metrics.capHeightSource),
      (.xHeightDiffers, "x-height", "x", metrics.xHeight, metrics.xHeightSource),
    ]
    return stated.compactMap { kind, name, letter, height, source in
      guard source == .os2, let glyph = face.glyph(for: letter), let ink = face.inkBounds(of: glyph..<glyph + 1).first,
        !ink.isEmpty, abs(ink.maxY - height) >= 0.5
      else { return nil }
      return FontWarning(
        kind: kind, message: "the \(name) is \(number(height)), and \(letter) is \(number(ink.maxY)) high")
    }
  }

  private static func leaving(_ overflow: InkOverflow) -> [FontWarning] {
    let sides = overflow.groups.flatMap { [$0.above, $0.below] }.compactMap(\.self)
    guard let farthest = sides.max(by: { $0.distance < $1.distance }) else { return [] }
    let glyphs = overflow.count == 1 ? "1 glyph leaves" : "\(overflow.count) glyphs leave"
    return [
      FontWarning(
        kind: .leavesWindowsBox,
        message: "\(glyphs) the box of usWinAscent and usWinDescent, where Windows may cut off ink: "
          + "\(overflow.label(of: farthest.farthest)) by \(number(farthest.distance))")
    ]
  }
}
