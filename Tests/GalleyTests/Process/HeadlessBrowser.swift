import Foundation
import LayoutRendering
import TestSupport
import Testing

/// Opens pages in headless Chromium.
struct HeadlessBrowser {
  let folder: TemporaryFolder

  /// Returns the page's elements after its scripts and two seconds of its timers have run, in a window of a width in pixels.
  func load(_ path: String, address: String = "", width: Int = 800) throws -> String {
    try open(path, address: address, width: width, height: 1200) { page in
      let result = try page.send("Runtime.evaluate", ["expression": "document.documentElement.outerHTML"])
      let value = result["result"] as? DevTools.Values
      return try #require(value?["value"] as? String)
    }
  }

  private func open<Value>(
    _ path: String, address: String, width: Int, height: Int, _ body: (DevTools.Page) throws -> Value
  ) throws -> Value {
    try DevTools.withPage(width: width, height: height) { page in
      try page.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
      try page.send("Page.enable")
      try page.send("Page.navigate", ["url": "file://\(path)#\(address)"])
      try page.wait(for: "Page.loadEventFired")
      // Time passes as fast as the scripts allow.
      try page.send("Emulation.setVirtualTimePolicy", ["policy": "pauseIfNetworkFetchesPending", "budget": 2000])
      try page.wait(for: "Emulation.virtualTimeBudgetExpired")
      return try body(page)
    }
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
    return try open(path, address: address, width: width, height: height) { page in
      let result = try page.send("Page.captureScreenshot", ["format": "png"])
      return try Bitmap(decoding: #require(Data(base64Encoded: result["data"] as? String ?? "")))
    }
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
