public import Foundation

/// Images that differ from another in how they are shown; each is a new object.
extension UIImage {
  private func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content)
  }

  /// The image with its colours used in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The image in one colour, with its colours used in a way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that keep their size, and a middle that is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with left and top edges that keep their size, and one point behind them that is repeated.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)))
  }

  /// The image with another rectangle that layout aligns, by how far it lies inside.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image that is mirrored in layouts from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// The image mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    // Mirrored orientations lie four behind the plain ones.
    changed { $0.orientation = Orientation(rawValue: ($0.orientation.rawValue + 4) % 8) ?? $0.orientation }
  }

  /// The image with a baseline, in points above the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineFromBottom = baselineOffset }
  }

  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineFromBottom = nil } }

  /// The image in a configuration, which is added to its own; a symbol takes its size from it.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.apply(self.configuration?.merged(with: configuration) ?? configuration) }
  }

  /// The symbol in a configuration, which is added to its own; nil if the image is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The bytes of a PNG file: those that the image was made from; nil if it was made from none, since nothing is
  /// encoded here.
  public func pngData() -> Data? { fileData(.png) }

  /// The bytes of a JPEG file: those that the image was made from; nil if it was made from none, since nothing is
  /// encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { fileData(.jpeg) }

  private func fileData(_ format: ImageHeader.Format) -> Data? {
    if case .file(let data, format) = content.source { data } else { nil }
  }
}
