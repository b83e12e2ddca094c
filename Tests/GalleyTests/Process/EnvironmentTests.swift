import Foundation
import TestSupport
import Testing

/// Bundled fonts and explicit font files must work regardless of the machine's own fonts and settings.
@Suite struct EnvironmentTests {
  private static let line = #""$galley" line Inter "Hello, שלום" --size 17 --width 60"#

  /// A folder for a test, which is removed together with this object.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)").path

    init(files: [String: Data] = [:]) throws {
      try FileManager.default.createDirectory(atPath: "\(path)/fonts", withIntermediateDirectories: true)
      for (name, data) in files { try data.write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns a Fontconfig configuration with this folder's `fonts` and the given cache.
    func configure(cache: String) throws {
      let text = "<fontconfig><dir>\(path)/fonts</dir><cachedir>\(cache)</cachedir></fontconfig>"
      try text.write(toFile: "\(path)/fonts.conf", atomically: true, encoding: .utf8)
    }
  }

  /// Checks that bundled fonts give the same lines as always, and that an unknown name is a missing input, not a crash.
  private func expectUsable(_ setting: String) throws {
    let plain = try ToolProcess.shell(Self.line)
    let here = try ToolProcess.shell("\(setting) \(Self.line)")
    #expect(plain.status == 0)
    #expect(here.status == 0)
    #expect(here.output == plain.output)
    let missing = try ToolProcess.shell(#"\#(setting) "$galley" metrics "No Such Family""#)
    #expect(missing.status == 66)
    #expect(missing.output.isEmpty)
    #expect(missing.error.hasSuffix("galley: no font named \"No Such Family\"\n"))
  }

  @Test("a missing or broken Fontconfig configuration")
  func configuration() throws {
    let folder = try Folder(files: ["broken.conf": Data("<fontconfig><dir>".utf8), "empty.conf": Data()])
    for name in ["missing.conf", "broken.conf", "empty.conf"] {
      try expectUsable("FONTCONFIG_FILE=\(folder.path)/\(name)")
    }
  }

  @Test("no fonts installed, and a cache that cannot be written")
  func noFonts() throws {
    let folder = try Folder()
    try folder.configure(cache: "/proc/no-such-folder")
    try expectUsable("HOME=/proc/none XDG_CACHE_HOME=/proc/none FONTCONFIG_FILE=\(folder.path)/fonts.conf")
  }

  @Test("a folder of files that only pretend to be fonts")
  func hostileFonts() throws {
    let junk: [Data] = [
      Data(), Data("not a font".utf8), Data([0, 1, 0, 0] + [UInt8](repeating: 0xFF, count: 4096)),
      Data(Array("OTTO".utf8) + [0xFF, 0xFF] + [UInt8](repeating: 0, count: 64)), Data("\u{7F}ELF".utf8),
    ]
    let files = junk.enumerated().map { ("fonts/junk\($0.offset).otf", $0.element) }
    let folder = try Folder(files: Dictionary(uniqueKeysWithValues: files))
    try folder.configure(cache: "\(folder.path)/cache")
    try expectUsable("FONTCONFIG_FILE=\(folder.path)/fonts.conf")
  }

  @Test("a corrupted Fontconfig cache")
  func corruptedCache() throws {
    let folder = try Folder()
    try folder.configure(cache: "\(folder.path)/cache")
    let setting = "FONTCONFIG_FILE=\(folder.path)/fonts.conf"
    try expectUsable(setting)
    let caches = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache")
    #expect(caches.contains { $0.contains(".cache-") })
    for name in caches {
      try Data(repeating: 0xA5, count: 300).write(to: URL(fileURLWithPath: "\(folder.path)/cache/\(name)"))
    }
    try expectUsable(setting)
  }

  @Test("a process can measure the system font with Inter; any other name changes nothing")
  func systemFont() throws {
    func table(_ setting: String) throws -> String {
      let result = try ToolProcess.shell(#"\#(setting) "$galley" metrics system --sizes"#)
      #expect(result.status == 0)
      return result.output
    }
    let usual = try table("")
    #expect(usual.hasPrefix("Galley Sans Regular (GalleySans-Regular), used in place of the system font"))
    #expect(try table("GALLEY_SYSTEM_FONT=Inter").hasPrefix("Inter Regular (Inter-Regular), used in place"))
    #expect(try table("GALLEY_SYSTEM_FONT=Times") == usual)
  }

  @Test("four file descriptors")
  func descriptors() throws {
    try expectUsable("ulimit -n 4;")
  }

  @Test(
    "unusual locales and time zones do not change any number",
    arguments: Rounds.some(of: ["C", "de_DE.UTF-8", "ar_EG.UTF-8", "nonsense"], quick: 2))
  func locale(name: String) throws {
    try expectUsable("LC_ALL=\(name) LANG=\(name) LANGUAGE=\(name) TZ=:/no/such/zone")
    let half = try ToolProcess.shell(#"LC_ALL=\#(name) "$galley" line Inter x --size 12.5 --json"#)
    #expect(half.output == (try ToolProcess.shell(#""$galley" line Inter x --size 12.5 --json"#)).output)
    #expect(try ToolProcess.shell(#"LC_ALL=\#(name) "$galley" line Inter x --size 12,5"#).status == 64)
  }
}
