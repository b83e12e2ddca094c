import CoreGraphics
import Foundation
import LayoutRendering

/// The file that a picture is written to. Its extension determines the format.
struct PictureFile: Equatable {
  /// The format of a picture.
  enum Format: String, CaseIterable {
    case png, svg, pdf
  }

  /// The resolution of pixels, per point.
  private static let scale: CGFloat = 2

  let path: String
  let format: Format

  /// Creates a file with one of the known extensions. Returns `nil` for any other.
  init?(_ path: String) {
    guard let format = Format(rawValue: (path as NSString).pathExtension.lowercased()) else { return nil }
    self.path = path
    self.format = format
  }

  /// Writes a drawing to the file, replacing one that exists.
  ///
  /// - Throws: `CommandFailure` if the drawing is too large, or the file can't be written.
  func write(_ list: DisplayList) throws(CommandFailure) {
    let data: Data
    do {
      data =
        switch format {
        case .png: try list.pngData(scale: Self.scale, background: .white)
        case .svg: Data(try list.svg().utf8)
        case .pdf: try list.pdfData()
        }
    } catch {
      throw CommandFailure(.badData, "\(path): \(error)")
    }
    try OutputFile.write(data, to: path)
  }
}

extension ValueType where Value == PictureFile {
  /// The path of a picture, with an extension that names its format.
  static var picture: Self {
    Self(
      expectation: "a path that ends in .png, .svg, or .pdf",
      completion: .file(PictureFile.Format.allCases.map(\.rawValue)), read: { PictureFile($0) }, spell: \.path)
  }
}
