import CoreGraphics
import Foundation
import LayoutRendering
import TestSupport
import Testing
import UIFoundation

@Suite struct ImageEncodingTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: Self.format).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  private static var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return format
  }

  @Test("a PNG file has the image's pixels, and can be read again")
  func png() throws {
    let data = try #require(image.pngData())
    let bitmap = try Bitmap(decoding: data)
    #expect((bitmap.width, bitmap.height) == (8, 4))
    #expect(bitmap.color(atX: 3, y: 3) == DisplayList.Color(red: 1, green: 0, blue: 0))
    #expect(bitmap.color(atX: 4, y: 0).alpha == 0)
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 4, height: 2))
    // The file's picture drawn again is the same picture.
    #expect(try Bitmap(decoding: #require(read.pngData())) == bitmap)
  }

  @Test("a turned image is encoded as it is displayed")
  func orientation() throws {
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .right)
    let bitmap = try Bitmap(decoding: #require(turned.pngData()))
    #expect((bitmap.width, bitmap.height) == (4, 8))
    // The stored left half is displayed at the top.
    #expect(bitmap.color(atX: 1, y: 1) == DisplayList.Color(red: 1, green: 0, blue: 0))
    #expect(bitmap.color(atX: 1, y: 6).alpha == 0)
  }

  @Test("a JPEG file is on white")
  func jpeg() throws {
    let bitmap = try Bitmap(decoding: #require(image.jpegData(compressionQuality: 1)))
    #expect((bitmap.width, bitmap.height) == (8, 4))
    let white = bitmap.color(atX: 7, y: 1)
    #expect(white.alpha == 1)
    #expect(min(white.red, white.green, white.blue) > 0.95)
    #expect(UIImage().pngData() == nil)
    #expect(image.jpegData(compressionQuality: .nan) == nil)
  }

  @Test("what can't be encoded is nil, with its error on standard error")
  func errors() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let encoder = try #require(ImageEncoding.encoder)
      let empty = DisplayList(bounds: .zero)
      #expect(encoder.png(empty, scale: 1) == nil)
      #expect(encoder.jpeg(empty, scale: 1, quality: 1) == nil)
      #expect(encoder.pdf([empty], title: nil) == nil)
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n")
    let reporters = ["UIImage.pngData()", "UIImage.jpegData(compressionQuality:)", "UIGraphicsPDFRenderer"]
    #expect(lines.count == 3)
    for (line, reporter) in zip(lines, reporters) {
      #expect(line.hasPrefix("[\(reporter)] There is no file: render: a canvas of 0.0 x 0.0 points"))
    }
  }

  @Test("a PDF is written through a link, and a failure has the system's error")
  func pdfFile() throws {
    let folder = try TemporaryFolder(texts: ["old.pdf": "old"])
    let link = URL(fileURLWithPath: folder.path + "/link.pdf")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "old.pdf")
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10))
    try renderer.writePDF(to: link) { $0.beginPage() }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "old.pdf")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/old.pdf")).starts(with: Data("%PDF".utf8)))
    let error = try #require(throws: CocoaError.self) {
      try renderer.writePDF(to: URL(fileURLWithPath: folder.path)) { $0.beginPage() }
    }
    let code = unsafe (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code
    #expect(code == Int(EISDIR))
  }

  @Test("a PDF has a page for each that was begun, with its text")
  func pdf() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let data = renderer.pdfData { context in
      context.beginPage()
      "First page".draw(at: CGPoint(x: 10, y: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 50), pageInfo: [:])
      "Second page".draw(at: CGPoint(x: 10, y: 10))
      #expect(context.pdfContextBounds.width == 300)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    let text = try ProgramRun.output(of: "pdftotext", [file.path, "-"])
    #expect(
      text.split(separator: "\u{0C}").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == [
        "First page", "Second page",
      ])
    #expect(renderer.pdfData { _ in }.isEmpty)
  }
}
