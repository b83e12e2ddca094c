import BundledFonts
import FontEngine
import Foundation
import TestSupport
import Testing

@Suite struct FontOpeningTests {
  private func temporaryPath() -> String { NSTemporaryDirectory() + "galley-\(UUID().uuidString)" }

  @Test("a path that is not a readable regular file is rejected with its errno, and a FIFO does not block")
  func paths() throws {
    let missing = temporaryPath()
    #expect(throws: FontError.self) { try FontFace(path: missing) }
    do { _ = try FontFace(path: missing) } catch {
      #expect(error.reason == .unreadable)
      #expect(error.code == ENOENT)
      #expect(error.subject == missing)
    }
    #expect(reason { () throws(FontError) in _ = try FontFace(path: NSTemporaryDirectory()) } == .notAFile)

    let fifo = temporaryPath()
    #expect(unsafe mkfifo(fifo, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: fifo) }
    #expect(reason { () throws(FontError) in _ = try FontFace(path: fifo) } == .notAFile)

    let socket = temporaryPath()
    #expect(unsafe mknod(socket, S_IFSOCK | 0o600, 0) == 0)
    defer { try? FileManager.default.removeItem(atPath: socket) }
    do { _ = try FontFace(path: socket) } catch { #expect(error.code == ENXIO) }
    #expect(reason { () throws(FontError) in _ = try FontFace(path: socket) } == .unreadable)

    let loop = temporaryPath()
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    defer { try? FileManager.default.removeItem(atPath: loop) }
    do { _ = try FontFace(path: loop) } catch { #expect(error.code == ELOOP) }
  }

  @Test(
    "bytes that are not a font are rejected", arguments: ["", "hello, this is text", "%PDF-1.7", "\u{7F}ELF", "wOFF"])
  func notFonts(text: String) {
    #expect(throws: FontError.self) { try FontFace(bytes: Array(text.utf8), source: "bytes") }
  }

  /// Baskervald and Oldania (Debian 13's packages of ADF's fonts) have two signatures.
  @Test("two tables may not have the same name, unless they are signatures")
  func sameNames() throws {
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path(BundledFaces.dejaVu))))
    func renamed(to name: String) -> [UInt8] {
      var bytes = whole
      // The names of the first two tables, FFTM and GDEF, which a font may lack.
      for record in [12, 28] { bytes.replaceSubrange(record..<record + 4, with: Array(name.utf8)) }
      return bytes
    }
    #expect(throws: Never.self) { try FontFace(bytes: renamed(to: "DSIG"), source: "bytes") }
    #expect(
      reason { () throws(FontError) in _ = try FontFace(bytes: renamed(to: "GDEF"), source: "bytes") } == .unusable)
  }

  @Test("a file of more than 128 MB is rejected before it is read")
  func large() throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: UInt64(FontLimits.maximumFileSize) + 1)
    try handle.close()
    #expect(reason { () throws(FontError) in _ = try FontFace(path: path) } == .tooLarge)
  }

  @Test("a face index out of range is rejected", arguments: [-1, 1, 2, 1 << 20, .max])
  func faceIndex(index: Int) {
    let path = BundledFonts.path(BundledFaces.pagella)
    #expect(reason { () throws(FontError) in _ = try FontFace(path: path, index: index) } == .noSuchFace)
  }

  @Test("a font truncated anywhere, or with any byte changed, opens with finite metrics or is rejected")
  func damaged() throws {
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path(BundledFaces.inter))))
    var (opened, checked) = (0, 0)
    func check(_ bytes: [UInt8]) {
      checked += 1
      guard let face = try? FontFace(bytes: bytes, source: "damaged") else { return }
      opened += 1
      let metrics = face.metrics
      for value in [metrics.ascender, metrics.descender, metrics.lineGap, metrics.xHeight, metrics.capHeight] {
        #expect(value.isFinite)
      }
      #expect(metrics.unitsPerEm > 0)
      #expect(metrics.ascender > metrics.descender)
      let run = FontRun(range: 0..<4, face: face, level: 0, script: "Latn")
      let glyphs = try? Shaper().glyphs(of: Array("AVfi".utf16), in: 0..<4, run: run, context: 0..<4)
      let widest = 20 * face.advanceUnitsPerEm
      for glyph in glyphs ?? [] { #expect(abs(Int(glyph.advance)) <= widest) }
    }
    for part in Rounds.some(of: Array(0..<64), quick: 8) { check(Array(whole.prefix(whole.count * part / 64))) }
    // Every byte of the table directory and of the first tables' headers, and 97 positions throughout the file.
    for offset in Rounds.some(of: Array(0..<256) + (0..<97).map({ $0 * (whole.count / 97) }), quick: 44) {
      var bytes = whole
      bytes[offset] ^= 0xFF
      check(bytes)
    }
    // Damage to glyphs, far from every table that is read, leaves a font that opens.
    #expect(opened > checked / 9)
  }

  @Test("WOFF and WOFF2 shape like the font that they were made from", arguments: ["woff", "woff2"])
  func webFonts(kind: String) throws {
    let path = try #require(Bundle.module.path(forResource: "letters", ofType: kind, inDirectory: "Fixtures"))
    let original = try BundledFaces.face(BundledFaces.dejaVu)
    let unpacked = try FontFace(path: path)
    #expect(unpacked.metrics.lineBox == original.metrics.lineBox)
    let text = Array("sphinx of black quartz".utf16)
    let advances = try [original, unpacked].map { face in
      try Shaper().glyphs(
        of: text, in: text.indices, run: FontRun(range: text.indices, face: face, level: 0, script: "Latn"),
        context: text.indices
      ).map(\.advance)
    }
    #expect(advances[0] == advances[1])
  }

  @Test("a WOFF whose header announces more than 64 MB is rejected by the header alone")
  func bomb() throws {
    let path = try #require(Bundle.module.path(forResource: "letters", ofType: "woff", inDirectory: "Fixtures"))
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(reason { () throws(FontError) in _ = try FontFace(bytes: bytes, source: "bomb") } == .tooLarge)
  }

  @Test("changing a file after opening it has no effect")
  func replaced() throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.copyItem(atPath: BundledFonts.path(BundledFaces.pagella), toPath: path)
    let face = try FontFace(path: path)
    try FileManager.default.removeItem(atPath: path)
    #expect(FileManager.default.createFile(atPath: path, contents: Data("gone".utf8)))
    #expect(face == (try BundledFaces.face(BundledFaces.pagella)))
    #expect(face.hasGlyph(for: "A"))
  }

  @Test("faces with the same content are equal regardless of their source, and others with the same names are not")
  func identity() throws {
    let path = BundledFonts.path(BundledFaces.pagella)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let face = try FontFace(path: path)
    #expect(try FontFace(bytes: bytes, source: "memory") == face)
    #expect(try FontFace(bytes: bytes + [0], source: "longer") != face)
  }
}
