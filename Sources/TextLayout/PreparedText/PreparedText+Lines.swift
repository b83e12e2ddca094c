public import FontEngine
import Synchronization

extension PreparedText {
  /// Breaks the text into lines of at most `width` points, with all styles at one point size, in the default paragraph
  /// style.
  ///
  /// The width may be infinite, so that only line ends in the text begin new lines.
  ///
  /// - Throws: ``TextLayoutError``, as ``lines(_:cancellation:)`` does.
  @inlinable
  public func lines(
    width: Double, pointSize: Double, limit: Int = 0, truncation: Truncation? = nil, pushesOut: Bool = false
  ) throws(TextLayoutError) -> TextLines {
    // If this is inlined, lines that do not outlive the text do not retain it.
    TextLines(text: self, storage: try storage(width, pointSize, limit, truncation, pushesOut))
  }

  @usableFromInline
  func storage(
    _ width: Double, _ pointSize: Double, _ limit: Int, _ truncation: Truncation?, _ pushesOut: Bool
  ) throws(TextLayoutError) -> TextLines.Storage {
    var request = LineRequest(width: width, pointSizes: PointSizes(pointSize), limit: limit)
    request.pushesOut = pushesOut
    if truncation != nil { request.truncation = truncation }
    return try storage(request, .never)
  }

  /// Breaks the text into lines of at most `width` points, with each style at its own point size.
  ///
  /// The point sizes are in the order of ``Paragraph/styles``.
  ///
  /// - Throws: ``TextLayoutError``, as ``lines(_:cancellation:)`` does.
  public func lines(
    width: Double, pointSizes: [Double], limit: Int = 0, truncation: Truncation? = nil
  ) throws(TextLayoutError) -> TextLines {
    guard pointSizes.count == paragraph.styles.count else {
      throw .pointSizeCount(expected: paragraph.styles.count, given: pointSizes.count)
    }
    return try lines(
      LineRequest(width: width, pointSizes: PointSizes(pointSizes), limit: limit, truncation: truncation))
  }

  /// Breaks the text into lines.
  ///
  /// After `limit` lines, the rest of the text is omitted. If the request has a truncation, the last line is then
  /// truncated and shows its token, unless the token is wider than the line may be.
  ///
  /// `cancellation` is checked after each line end in the text, before each line that needs reshaping, and before each
  /// thousand other lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines, with a binary search in each; O(1) if the last request was
  ///   the same.
  /// - Throws: ``TextLayoutError/invalidWidth(_:)``, ``TextLayoutError/invalidPointSize(_:)``,
  ///   ``TextLayoutError/pointSizeCount(expected:given:)``, ``TextLayoutError/font(_:)``, or
  ///   ``TextLayoutError/cancelled``.
  public func lines(
    _ request: LineRequest, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> TextLines {
    TextLines(text: self, storage: try storage(request, cancellation))
  }

  private func storage(
    _ request: LineRequest, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> TextLines.Storage {
    if let known = kept.withLock({ $0.lines?.fulfilling(request) }) { return known }
    try check(request)
    if dependsOnSize, !isComposed {
      let text = try sized(request.pointSizes, cancellation)
      return TextLines.Storage(try text.storage(request, cancellation), of: text)
    }
    let fresh = try LineBreaker.lines(of: self, request, cancellation)
    storeLines(fresh)
    return fresh
  }

  func check(_ request: LineRequest) throws(TextLayoutError) {
    guard request.width >= 0 else { throw .invalidWidth(request.width) }
    for width in request.lineWidths where !(width >= 0) { throw .invalidWidth(width) }
    if let count = request.pointSizes.count, count != paragraph.styles.count {
      throw .pointSizeCount(expected: paragraph.styles.count, given: count)
    }
    for style in paragraph.styles.indices {
      let size = request.pointSizes[style]
      guard size > 0, size <= TextLimits.maximumPointSize else { throw .invalidPointSize(size) }
    }
  }
}
