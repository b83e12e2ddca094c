import CoreGraphics
import Foundation
@testable import LayoutRendering
import TestSupport
import Testing

/// Expected counts follow from the rectangles that are drawn.
@Suite struct ReferencePictureTests {
  private let folder: TemporaryFolder
  private let reference: ReferencePicture

  init() throws {
    folder = try TemporaryFolder([:])
    var reference = ReferencePicture("\(folder.path)/square.png", scale: 1)
    reference.failureFolder = "\(folder.path)/failures"
    reference.isRecording = false
    self.reference = reference
  }

  /// Returns a drawing with a black square in a canvas of 8 by 4 points.
  private func square(at x: CGFloat, canvas: CGSize = CGSize(width: 8, height: 4)) -> DisplayList {
    DisplayList(
      bounds: CGRect(origin: .zero, size: canvas),
      elements: [.fill(.rect(CGRect(x: x, y: 1, width: 2, height: 2)), .winding, .black)])
  }

  private func record(_ list: DisplayList) throws {
    var recording = reference
    recording.isRecording = true
    let mismatch = try #require(try recording.mismatch(with: list))
    #expect(mismatch.description.contains("recorded \(reference.path)"))
  }

  private func failure(_ name: String) throws -> Bitmap {
    try Bitmap(path: reference.failureFolder + "/" + name)
  }

  @Test("an equal drawing matches what was recorded, and nothing is written")
  func equal() throws {
    try record(square(at: 1))
    #expect(try reference.mismatch(with: square(at: 1)) == nil)
    #expect(!FileManager.default.fileExists(atPath: reference.failureFolder))
  }

  @Test("translucent pixels match what was recorded")
  func translucent() throws {
    let color = DisplayList.Color(red: 0.3, green: 0.7, blue: 0.1, alpha: 0.4)
    let list = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 3, height: 3),
      elements: [.fill(.rect(CGRect(x: 0.3, y: 0.6, width: 2, height: 2)), .winding, color)])
    var reference = reference
    reference.background = .clear
    var recording = reference
    recording.isRecording = true
    _ = try recording.mismatch(with: list)
    #expect(try reference.mismatch(with: list) == nil)
  }

  @Test("a moved square is reported with its pixels, and the pictures show it")
  func different() throws {
    try record(square(at: 1))
    let mismatch = try #require(try reference.mismatch(with: square(at: 4)))
    #expect(throws: mismatch) { try reference.verify(square(at: 4)) }
    #expect(mismatch.difference?.differingPixels == 8)
    #expect(mismatch.difference?.largest == 255)
    let path = reference.failureFolder + "/square.difference.png"
    #expect(mismatch.description == "8 pixels differ from \(reference.path), by up to 255 of 255: see \(path)")
    #expect(try failure("square.png") == Bitmap(square(at: 4), background: .white))
    // Wider than high: one below the other, with 8 pixels of gray between them.
    let picture = try failure("square.difference.png")
    #expect((picture.width, picture.height) == (8, 4 + 8 + 4 + 8 + 4))
    let (white, red) = (DisplayList.Color.white, DisplayList.Color(red: 1, green: 0, blue: 0))
    #expect(picture.color(atX: 1, y: 1) == .black)
    #expect(picture.color(atX: 4, y: 1) == white)
    #expect(picture.color(atX: 1, y: 13) == white)
    #expect(picture.color(atX: 4, y: 13) == .black)
    #expect(picture.color(atX: 1, y: 25) == red)
    #expect(picture.color(atX: 4, y: 25) == red)
    #expect(picture.color(atX: 3, y: 25) == white)
  }

  @Test("pictures that are higher than wide are compared side by side")
  func high() throws {
    let canvas = CGSize(width: 4, height: 8)
    try record(square(at: 0, canvas: canvas))
    let mismatch = try #require(try reference.mismatch(with: square(at: 2, canvas: canvas)))
    let image = try #require(mismatch.difference?.image)
    #expect((image.width, image.height) == (4 + 8 + 4 + 8 + 4, 8))
  }

  @Test("another size is reported, and each pixel that only one of the pictures has counts")
  func size() throws {
    try record(square(at: 1))
    let mismatch = try #require(
      try reference.mismatch(with: square(at: 1, canvas: CGSize(width: 9, height: 3))))
    #expect(mismatch.difference?.differingPixels == 8 + 3 + 1)
    #expect(mismatch.description.contains("9 x 3 instead of 8 x 4 pixels"))
  }

  @Test("differences up to the tolerance are ignored")
  func tolerance() throws {
    func gray(_ level: Double) -> DisplayList {
      DisplayList(
        bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
        elements: [
          .fill(
            .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .winding,
            DisplayList.Color(red: level, green: level, blue: level))
        ])
    }
    try record(gray(100 / 255))
    var reference = reference
    reference.tolerance = 5
    #expect(try reference.mismatch(with: gray(105 / 255)) == nil)
    let mismatch = try #require(try reference.mismatch(with: gray(106 / 255)))
    #expect(mismatch.difference?.largest == 6)
    #expect(mismatch.description.hasPrefix("1 pixel differs"))
  }

  @Test("without a reference, the drawing is written and the way to record it is named")
  func missing() throws {
    let mismatch = try #require(try reference.mismatch(with: square(at: 1)))
    #expect(mismatch.difference == nil)
    #expect(mismatch.description.contains("set GALLEY_RECORD_PICTURES=1"))
    #expect(try failure("square.png") == Bitmap(square(at: 1), background: .white))
    #expect(!FileManager.default.fileExists(atPath: reference.path))
  }

  @Test("a reference that is no picture, and a folder that can't be written, are errors")
  func errors() throws {
    try Data("text".utf8).write(to: URL(fileURLWithPath: reference.path))
    #expect(throws: RenderingError.self) { try reference.mismatch(with: square(at: 1)) }
    try record(square(at: 1))
    // A file, where a folder would have to be.
    let blocked = {
      var copy = reference
      copy.failureFolder = reference.path
      return copy
    }()
    let error = #expect(throws: RenderingError.self) { try blocked.mismatch(with: square(at: 4)) }
    #expect(error?.operation.hasPrefix("write \(blocked.path)") == true)
  }
}
