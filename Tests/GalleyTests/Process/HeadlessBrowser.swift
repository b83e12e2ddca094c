import Foundation
import LayoutRendering
import TestSupport
import Testing

/// Opens pages in headless Chromium.
struct HeadlessBrowser {
  private static let command = "chromium --headless --no-sandbox --disable-gpu --hide-scrollbars"

  let folder: TemporaryFolder

  private var profile: String { "--user-data-dir='\(folder.path)/profile'" }

  /// Returns the page's elements after its scripts have run, as Chromium prints them, in a window of a width in pixels.
  func load(_ path: String, address: String = "", width: Int = 800) throws -> String {
    let window = "--window-size=\(width),1200 --virtual-time-budget=2000"
    let result = try ToolProcess.shell(
      "\(Self.command) \(window) \(profile) --dump-dom 'file://\(path)#\(address)' 2>/dev/null")
    #expect(result.status == 0)
    return result.output
  }

  /// Returns the elements of a page after a script has run at its end.
  func load(_ path: String, running script: String, address: String = "", width: Int = 800) throws -> String {
    let copy = "\(folder.path)/scripted.html"
    let page = try String(contentsOfFile: path, encoding: .utf8).replacingOccurrences(
      of: "</body>", with: "<script>\n\(script)\n</script></body>")
    try page.write(toFile: copy, atomically: true, encoding: .utf8)
    return try load(copy, address: address, width: width)
  }

  /// Returns a picture of a page in a window, and optionally without its script.
  func picture(
    of path: String, width: Int, height: Int, address: String = "", runsScript: Bool = true
  ) throws -> Bitmap {
    var path = path
    if !runsScript {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let script = try #require(text.range(of: "(?s)<script>.*</script>", options: .regularExpression))
      path = "\(folder.path)/bare.html"
      try text.replacingCharacters(in: script, with: "").write(toFile: path, atomically: true, encoding: .utf8)
    }
    let picture = "\(folder.path)/page.png"
    let options = "\(profile) --window-size=\(width),\(height) --screenshot='\(picture)'"
    #expect(try ToolProcess.shell("\(Self.command) \(options) 'file://\(path)#\(address)' 2>/dev/null").status == 0)
    return try Bitmap(decoding: Data(contentsOf: URL(fileURLWithPath: picture)))
  }

  /// Returns the figures of a page that are shown.
  static func chosenFigures(_ page: String) -> [String] {
    page.components(separatedBy: "<figure ").dropFirst().filter { $0.prefix { $0 != ">" }.contains("chosen") }.map {
      $0.components(separatedBy: "</figure>")[0]
    }
  }

  /// Returns the keys of the figures that are shown.
  static func chosenKeys(_ page: String) -> [String] {
    chosenFigures(page).compactMap { figure in
      guard let key = figure.range(of: "data-key=\"") else { return nil }
      return String(figure[key.upperBound...].prefix { $0 != "\"" })
    }
  }
}
