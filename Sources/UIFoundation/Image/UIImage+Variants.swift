public import Foundation

/// Copies of an image with other properties.
extension UIImage {
  private func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content, name: name)
  }

  /// Returns the image with a rendering mode.
  @discardableResult
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a tint color.
  @discardableResult
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns the image with a tint color and a rendering mode.
  @discardableResult
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with edges of fixed size and a tiled center.
  @discardableResult
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges of fixed size and a center that is tiled or stretched.
  @discardableResult
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with left and top edges of fixed size, followed by one point that is tiled.
  @discardableResult
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)))
  }

  /// Returns the image with alignment rectangle insets.
  @discardableResult
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image mirrored in right-to-left layouts.
  @discardableResult
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// Returns the image mirrored horizontally.
  @discardableResult
  public func withHorizontallyFlippedOrientation() -> UIImage {
    // The raw value of a mirrored orientation is that of the plain one plus 4.
    changed { $0.orientation = Orientation(rawValue: ($0.orientation.rawValue + 4) % 8) ?? $0.orientation }
  }

  /// Returns the image with a baseline, in points above its bottom edge.
  @discardableResult
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineFromBottom = baselineOffset }
  }

  /// Returns the image without a baseline.
  @discardableResult
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineFromBottom = nil } }

  /// Returns the image with a configuration merged into its own, which determines the size of a symbol.
  @discardableResult
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.apply(self.configuration?.merged(with: configuration) ?? configuration) }
  }

  /// Returns the symbol with a configuration merged into its own, or `nil` if the image isn't a symbol.
  @discardableResult
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
}
