public import CoreGraphics
public import Foundation
import TextOutput

/// A picture in a PNG file that a drawing must equal, for tests of what views look like.
///
/// ```swift
/// let drawing = LayoutInspector { ProfileCell(profile: .sample) }.report().drawing
/// let reference = ReferencePicture("Pictures/ProfileCell.png", relativeTo: #filePath)
/// try reference.verify(drawing)
/// ```
///
/// If the drawing differs, the error says how, so that any test framework shows it. The new picture, and one that shows
/// the differences, are written to ``failureFolder``. Where the environment variable `GALLEY_RECORD_PICTURES` is set,
/// the reference is written instead, and the result is a mismatch too, so that no test passes by recording what it
/// compares with.
public struct ReferencePicture: Hashable, Sendable {
  /// How a drawing differs from its reference.
  public struct Mismatch: Error, Hashable, CustomStringConvertible {
    /// The pixels that differ, or `nil` if there was no reference.
    public let difference: Bitmap.Difference?
    /// What is wrong, and the files that show it, as one line.
    public let description: String
  }

  /// The path of the reference.
  public var path: String
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The color behind the drawing.
  public var background: DisplayList.Color
  /// The largest difference of a channel that is ignored, from 0 to 255.
  ///
  /// Galley draws the same pixels on every machine with the same version of Cairo. Between Cairo 1.16 and 1.18, a few pixels at
  /// the edges of a symbol differ by 1.
  public var tolerance: Int
  /// The folder for pictures of failures: that of the environment variable `GALLEY_FAILED_PICTURES`, or
  /// `galley-failed-pictures` in the folder for temporary files.
  public var failureFolder: String
  /// Whether a comparison writes the reference: whether the environment variable `GALLEY_RECORD_PICTURES` is set.
  public var isRecording: Bool

  /// Creates a reference from a path, which is relative to the folder of a source file unless it is absolute.
  public init(
    _ path: String, relativeTo sourceFile: String = #filePath, scale: CGFloat = 2,
    background: DisplayList.Color = .white, tolerance: Int = 0
  ) {
    let folder = URL(fileURLWithPath: sourceFile).deletingLastPathComponent()
    self.path = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
    self.scale = scale
    self.background = background
    self.tolerance = tolerance
    let environment = ProcessInfo.processInfo.environment
    failureFolder =
      environment["GALLEY_FAILED_PICTURES"]
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("galley-failed-pictures").path
    isRecording = environment["GALLEY_RECORD_PICTURES"] != nil
  }

  /// Compares a drawing with the reference.
  ///
  /// - Throws: ``Mismatch`` if they differ, and otherwise as ``mismatch(with:)``.
  /// - Complexity: O(*n*) in the number of pixels.
  public func verify(_ list: DisplayList) throws {
    if let mismatch = try mismatch(with: list) { throw mismatch }
  }

  /// Compares a drawing with the reference, and returns `nil` if they are equal.
  ///
  /// - Throws: ``RenderingError`` if the list can't be drawn, the reference is no picture, or a file can't be written.
  /// - Complexity: O(*n*) in the number of pixels.
  public func mismatch(with list: DisplayList) throws(RenderingError) -> Mismatch? {
    let data = try Bitmap(list, scale: scale, background: background).pngData()
    if isRecording {
      try write(data, to: path)
      return Mismatch(difference: nil, description: "recorded \(path); run again without GALLEY_RECORD_PICTURES")
    }
    guard let expected = FileManager.default.contents(atPath: path) else {
      let actual = try writeFailure(data, "png")
      return Mismatch(
        difference: nil,
        description: "there is no \(path); to write it, set GALLEY_RECORD_PICTURES=1. The drawing is in \(actual)")
    }
    // Both are decoded, since files hold colors that aren't multiplied by the alpha value.
    let (drawn, reference) = (try Bitmap(decoding: data), try Bitmap(decoding: expected))
    guard let difference = drawn.difference(from: reference, tolerance: tolerance) else { return nil }
    _ = try writeFailure(data, "png")
    let picture = try writeFailure(difference.image.pngData(), "difference.png")
    let sizes =
      (drawn.width, drawn.height) == (reference.width, reference.height)
      ? "" : ", \(drawn.width) x \(drawn.height) instead of \(reference.width) x \(reference.height) pixels"
    let count = difference.differingPixels == 1 ? "1 pixel differs" : "\(difference.differingPixels) pixels differ"
    return Mismatch(
      difference: difference,
      description: "\(count) from \(path), by up to \(difference.largest) of 255\(sizes): see \(picture)")
  }

  /// Writes a file of a failure and returns its path. Its name is the reference's, with another extension.
  private func writeFailure(_ data: Data, _ pathExtension: String) throws(RenderingError) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let file = URL(fileURLWithPath: failureFolder).appendingPathComponent("\(name).\(pathExtension)").path
    try write(data, to: file)
    return file
  }

  private func write(_ data: Data, to path: String) throws(RenderingError) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw RenderingError(.failed, operation: "write \(path)", detail: "\(error.localizedDescription)")
    }
    do {
      try FileOutput.write(data, to: path)
    } catch {
      throw RenderingError(.failed, operation: "write \(path)", detail: error.reason)
    }
  }
}
