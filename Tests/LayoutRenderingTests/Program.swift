import Foundation
import LayoutRendering

/// Runs other programs, whose results Galley's are compared with.
enum Program {
  struct Failure: Error {
    let command: String
    let status: Int32
  }

  /// Runs a program found on `PATH`, and returns what it prints.
  @discardableResult
  static func run(_ name: String, _ arguments: [String], input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let folder = try Folder()
    let inputFile = folder.path("input")
    try input.write(toFile: inputFile, atomically: false, encoding: .utf8)
    process.standardInput = FileHandle(forReadingAtPath: inputFile)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(command: "\(name) \(arguments)", status: process.terminationStatus)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// A temporary folder that is removed together with the object.
  final class Folder: Sendable {
    private let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  }
}

extension Bitmap {
  /// Reads a PNG or JPEG file.
  init(path: String) throws { try self.init(decoding: Data(contentsOf: URL(fileURLWithPath: path))) }

  /// Returns the part of the pixels with ink in either picture that differ by more than a tolerance.
  ///
  /// Both pictures are on white, and a pixel with ink is darker than white by a tenth.
  func inkDifference(from reference: Bitmap, tolerance: Int) -> Double {
    guard (width, height) == (reference.width, reference.height) else { return 1 }
    let ink = zip(pixels, reference.pixels).count { min($0.darkestChannel, $1.darkestChannel) < 230 }
    return Double(difference(from: reference, tolerance: tolerance)?.differingPixels ?? 0) / Double(max(ink, 1))
  }
}

extension UInt32 {
  fileprivate var darkestChannel: UInt32 { Swift.min(self >> 16 & 0xFF, self >> 8 & 0xFF, self & 0xFF) }
}
