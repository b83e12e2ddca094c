import FontEngine
import Foundation

// swift run font-report Inter.otf
//
// Prints what a designer asks about a font before using it in an application: how high a line is on iOS and elsewhere,
// which glyphs leave that line, and which axes and features there are. `galley font` prints all of it, and more.

guard let path = CommandLine.arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("usage: font-report FILE\n".utf8))
  exit(64)
}

do {
  for face in try FontFace.allFaces(path: path) { report(face) }
} catch {
  FileHandle.standardError.write(Data("font-report: \(error)\n".utf8))
  exit(1)
}

func report(_ face: FontFace) {
  let metrics = face.metrics
  // All values are font units; at 17 points, one is 17 / unitsPerEm points.
  let unit = 17 / metrics.unitsPerEm
  print("\(face.names.postScriptName): \(face.glyphCount) glyphs, \(Int(metrics.unitsPerEm)) units per em")

  for (name, rule) in [("iOS", FaceMetrics.LineBoxRule.coreText), ("elsewhere", .openType)] {
    let (box, source) = metrics.lineBox(by: rule)
    let height = (box.ascender - box.descender + box.lineGap) * unit
    print("  line at 17 points, \(name): \(rounded(height)) points high, from \(source)")
  }
  print("  x-height \(rounded(metrics.xHeight)), cap height \(rounded(metrics.capHeight)) units")

  let box = metrics.lineBox(by: .coreText).box
  let glyphs = (0..<UInt32(face.glyphCount)).map { $0 }
  let outside = zip(glyphs, face.bounds(of: glyphs)).filter { _, ink in
    !ink.isEmpty && (ink.maxY > box.ascender || ink.minY < box.descender)
  }
  let names = outside.prefix(5).compactMap { face.glyphName($0.0) }.joined(separator: ", ")
  print("  \(outside.count) glyphs leave the line\(outside.isEmpty ? "" : ", such as \(names)")")

  for axis in face.axes {
    print("  axis \(axis.tag): \(axis.minimum) to \(axis.maximum), default \(axis.defaultValue)")
  }
  let features = Set(face.features.map { "\($0.tag)" }).sorted().joined(separator: " ")
  print("  features: \(features.isEmpty ? "none" : features)")
}

func rounded(_ value: Double) -> String { String(format: "%.2f", value) }
