import CFreeType

/// Computes the coverage of pixels by outlines.
struct OutlineRasterizer {
  /// What errors name.
  let subject: String

  /// Returns the mask of an outline that is scaled and then moved, with y up.
  ///
  /// - Throws: ``FontError/Reason/tooLarge`` or ``FontError/Reason/resourceExhausted``.
  func mask(
    of outline: GlyphOutline, scale: Double, offsetX: Double, offsetY: Double
  ) throws(FontError) -> GlyphMask {
    // In pixels. Whole pixels of the offset only move the mask, so they need not fit FreeType's numbers.
    let (wholeX, wholeY) = (offsetX.rounded(.down), offsetY.rounded(.down))
    guard abs(wholeX) <= Self.farthest, abs(wholeY) <= Self.farthest else { throw tooLarge("its offset is too large") }
    let contours = try scaled(outline) { value, isVertical in
      value * scale + (isVertical ? offsetY - wholeY : offsetX - wholeX)
    }
    if contours.ends.isEmpty { return .empty }
    let strokeWidth = outline.strokeWidth * scale
    guard strokeWidth <= Double(FontLimits.maximumMaskSide) else { throw tooLarge(Self.sizeDetail) }
    var mask = try unsafe FreeTypeLibrary.withLibrary(subject) { (library) throws(FontError) in
      try unsafe withOutline(contours, library) { (filled) throws(FontError) in
        if strokeWidth <= 0 { return try unsafe render(&filled, library) }
        return try unsafe withOuterBorder(of: &filled, width: strokeWidth, library) { (border) throws(FontError) in
          try unsafe render(&border, library)
        }
      }
    }
    if !mask.isEmpty { mask = mask.moved(right: Int(wholeX), down: -Int(wholeY)) }
    return mask
  }

  /// The points of contours in 1/64 of a pixel with FreeType's tags, and the index of each contour's last point.
  private struct Contours {
    var points: [FT_Vector] = []
    var tags: [UInt8] = []
    var ends: [Int] = []
  }

  /// FreeType's tags: 1 for a point on the contour, 0 for the control point of a quadratic curve, 2 for one of a cubic.
  private static let (onCurve, quadratic, cubic): (UInt8, UInt8, UInt8) = (1, 0, 2)

  /// The largest coordinate, in pixels: FreeType refuses outlines beyond 2¹⁸ pixels.
  private static let farthest = 131_072.0

  private static let sizeDetail = "its mask has more than \(FontLimits.maximumMaskSide) pixels on a side"

  private func tooLarge(_ detail: String) -> FontError {
    FontError(.tooLarge, operation: "FT_Outline_Get_Bitmap", subject: subject, detail: detail)
  }

  private func scaled(
    _ outline: GlyphOutline, _ pixels: (Double, _ isVertical: Bool) -> Double
  ) throws(FontError) -> Contours {
    var contours = Contours()
    var isInRange = true
    func add(_ point: GlyphOutline.Point, _ tag: UInt8) {
      let (x, y) = (pixels(point.x, false), pixels(point.y, true))
      guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else { return isInRange = false }
      contours.points.append(FT_Vector(x: FT_Pos((x * 64).rounded()), y: FT_Pos((y * 64).rounded())))
      contours.tags.append(tag)
    }
    for element in outline.elements {
      switch element {
      case .move(let point), .line(let point): add(point, Self.onCurve)
      case .quadratic(let control, let point):
        add(control, Self.quadratic)
        add(point, Self.onCurve)
      case .cubic(let first, let second, let point):
        add(first, Self.cubic)
        add(second, Self.cubic)
        add(point, Self.onCurve)
      case .close: contours.ends.append(contours.points.count - 1)
      }
      guard isInRange else { throw tooLarge(Self.sizeDetail) }
      guard contours.points.count <= FontLimits.maximumMaskPoints else {
        throw tooLarge("its outline has more than \(FontLimits.maximumMaskPoints) points")
      }
    }
    return contours
  }

  /// Passes FreeType's form of contours to `body`. The corresponding C function is `FT_Outline_New`.
  private func withOutline<Result>(
    _ contours: Contours, _ library: FT_Library, _ body: (inout FT_Outline) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    var outline = unsafe FT_Outline()
    let (pointCount, contourCount) = (contours.points.count, contours.ends.count)
    try check(
      unsafe FT_Outline_New(library, FT_UInt(pointCount), FT_Int(contourCount), &outline), .resourceExhausted,
      "FT_Outline_New", subject)
    defer { unsafe _ = FT_Outline_Done(library, &outline) }
    // FreeType has allocated as many of each as it was asked for.
    for (index, point) in contours.points.enumerated() {
      unsafe outline.points[index] = point
      unsafe outline.tags[index] = .init(contours.tags[index])
    }
    for (index, end) in contours.ends.enumerated() { unsafe outline.contours[index] = .init(clamping: end) }
    return try unsafe body(&outline)
  }

  /// Passes an outline with half of a stroke added on its outside to `body`, which is how a weight is synthesized.
  ///
  /// The corresponding C functions are `FT_Stroker_ParseOutline` and `FT_Stroker_ExportBorder`.
  private func withOuterBorder<Result>(
    of outline: inout FT_Outline, width: Double, _ library: FT_Library,
    _ body: (inout FT_Outline) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    var made: FT_Stroker?
    try check(unsafe FT_Stroker_New(library, &made), .resourceExhausted, "FT_Stroker_New", subject)
    guard let stroker = unsafe made else {
      throw FontError(.resourceExhausted, operation: "FT_Stroker_New", subject: subject)
    }
    defer { unsafe FT_Stroker_Done(stroker) }
    unsafe FT_Stroker_Set(
      stroker, FT_Fixed((width * 32).rounded()), FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
    try check(
      unsafe FT_Stroker_ParseOutline(stroker, &outline, 0), .tooLarge, "FT_Stroker_ParseOutline", subject)
    let side = unsafe FT_Outline_GetOutsideBorder(&outline)
    var (pointCount, contourCount): (FT_UInt, FT_UInt) = (0, 0)
    try check(
      unsafe FT_Stroker_GetBorderCounts(stroker, side, &pointCount, &contourCount), .tooLarge,
      "FT_Stroker_GetBorderCounts", subject)
    guard pointCount <= FontLimits.maximumMaskPoints, contourCount <= FontLimits.maximumMaskPoints else {
      throw tooLarge("its bold outline has more than \(FontLimits.maximumMaskPoints) points")
    }
    var border = unsafe FT_Outline()
    try check(
      unsafe FT_Outline_New(library, pointCount, FT_Int(contourCount), &border), .resourceExhausted,
      "FT_Outline_New", subject)
    defer { unsafe _ = FT_Outline_Done(library, &border) }
    unsafe border.n_points = 0
    unsafe border.n_contours = 0
    unsafe FT_Stroker_ExportBorder(stroker, side, &border)
    return try unsafe body(&border)
  }

  /// Returns the distances from each point of an outline to the next one, added up, in pixels. Those from one contour to the next
  /// count, too, and those that close contours don't, which at most halves the length.
  private func length(of outline: FT_Outline) -> Double {
    let points = unsafe UnsafeBufferPointer(start: outline.points, count: Int(outline.n_points))
    var length = 0.0
    for index in points.indices.dropFirst() {
      let (point, earlier) = unsafe (points[index], points[index - 1])
      let (x, y) = (Double(point.x - earlier.x), Double(point.y - earlier.y))
      length += (x * x + y * y).squareRoot()
    }
    return length / 64
  }

  /// Returns the mask of an outline in 1/64 of a pixel.
  ///
  /// The corresponding C functions are `FT_Outline_Get_BBox` and `FT_Outline_Get_Bitmap`.
  private func render(_ outline: inout FT_Outline, _ library: FT_Library) throws(FontError) -> GlyphMask {
    var box = FT_BBox()
    try check(unsafe FT_Outline_Get_BBox(&outline, &box), .tooLarge, "FT_Outline_Get_BBox", subject)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (width, height) = (((box.xMax + 63) >> 6) - left, ((box.yMax + 63) >> 6) - bottom)
    guard box.xMax > box.xMin, box.yMax > box.yMin else { return .empty }
    guard width <= FontLimits.maximumMaskSide, height <= FontLimits.maximumMaskSide else {
      throw tooLarge(Self.sizeDetail)
    }
    guard unsafe length(of: outline) <= Double(FontLimits.maximumMaskLength) else {
      throw tooLarge("its outline is longer than \(FontLimits.maximumMaskLength) pixels")
    }
    unsafe FT_Outline_Translate(&outline, -left << 6, -bottom << 6)
    let rowBytes = (width + 3) & ~3
    var bytes = [UInt8](repeating: 0, count: rowBytes * height)
    let code = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.rows = UInt32(height)
      unsafe bitmap.width = UInt32(width)
      unsafe bitmap.pitch = CInt(rowBytes)
      unsafe bitmap.buffer = buffer.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = galley_ft_pixel_mode_gray
      return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap)
    }
    try check(code, .tooLarge, "FT_Outline_Get_Bitmap", subject)
    return GlyphMask(
      x: left, y: -(bottom + height), width: width, height: height, rowBytes: rowBytes, bytes: bytes)
  }
}

extension GlyphMask {
  /// Returns the mask moved by pixels.
  fileprivate func moved(right: Int, down: Int) -> GlyphMask {
    GlyphMask(x: x + right, y: y + down, width: width, height: height, rowBytes: rowBytes, bytes: bytes)
  }
}
