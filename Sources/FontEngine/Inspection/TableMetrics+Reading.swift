import CHarfBuzz

extension FontFace {
  /// The measures in the tables of the face as they are stored.
  public var tableMetrics: TableMetrics { watchMemory { unsafe TableMetrics(reading: harfBuzz.face) } }
}

extension TableMetrics {
  /// Reads the tables. The corresponding C function is `hb_face_reference_table`.
  fileprivate init(reading face: OpaquePointer) {
    unsafe head = Header(OpenTypeTable(face, "head"))
    unsafe hhea = LineHeader(OpenTypeTable(face, "hhea"))
    unsafe vhea = LineHeader(OpenTypeTable(face, "vhea"))
    unsafe os2 = OS2(OpenTypeTable(face, "OS/2"))
    unsafe post = PostScript(OpenTypeTable(face, "post"))
    unsafe designSize = DesignSize(face)
  }
}

extension TableMetrics.Header {
  fileprivate init?(_ table: OpenTypeTable) {
    guard table.count >= 54 else { return nil }
    boundingBox = GlyphBounds(
      minX: Double(table.signed(36)), minY: Double(table.signed(38)), maxX: Double(table.signed(40)),
      maxY: Double(table.signed(42)))
    smallestPixelsPerEm = table.unsigned(46)
    flags = table.unsigned(16)
  }
}

extension TableMetrics.LineHeader {
  fileprivate init?(_ table: OpenTypeTable) {
    guard table.count >= 36 else { return nil }
    ascender = table.signed(4)
    descender = table.signed(6)
    lineGap = table.signed(8)
    maximumAdvance = table.unsigned(10)
    minimumStartBearing = table.signed(12)
    minimumEndBearing = table.signed(14)
    maximumExtent = table.signed(16)
    caretRise = table.signed(18)
    caretRun = table.signed(20)
    caretOffset = table.signed(22)
  }
}

extension TableMetrics.ScriptBox {
  fileprivate init(_ table: OpenTypeTable, _ offset: Int) {
    width = table.signed(offset)
    height = table.signed(offset + 2)
    offsetX = table.signed(offset + 4)
    offsetY = table.signed(offset + 6)
  }
}

extension TableMetrics.OS2 {
  fileprivate init?(_ table: OpenTypeTable) {
    guard table.count >= 78 else { return nil }
    let version = table.unsigned(0)
    self.version = version
    averageAdvance = table.signed(2)
    weightClass = table.unsigned(4)
    widthClass = table.unsigned(6)
    subscripts = TableMetrics.ScriptBox(table, 10)
    superscripts = TableMetrics.ScriptBox(table, 18)
    strikethroughThickness = table.signed(26)
    strikethroughPosition = table.signed(28)
    selection = table.unsigned(62)
    firstCharacter = table.unsigned(64)
    lastCharacter = table.unsigned(66)
    typo = [68, 70, 72].map { table.signed($0) }
    win = [74, 76].map { table.unsigned($0) }
    xHeight = version >= 2 ? table.int16(at: 86).map(Int.init) : nil
    capHeight = version >= 2 ? table.int16(at: 88).map(Int.init) : nil
    maximumContext = version >= 2 ? table.uint16(at: 94).map(Int.init) : nil
    // In twentieths of a point.
    let sizes = (Double(table.unsigned(96)) / 20, Double(table.unsigned(98)) / 20)
    opticalSizes = version >= 5 && table.count >= 100 && sizes.0 <= sizes.1 ? sizes.0...sizes.1 : nil
  }
}

extension TableMetrics.PostScript {
  fileprivate init?(_ table: OpenTypeTable) {
    guard table.count >= 16 else { return nil }
    italicAngle = table.fixed(at: 4) ?? 0
    underlinePosition = table.signed(8)
    underlineThickness = table.signed(10)
    isFixedPitch = table.uint32(at: 12) != 0
  }
}

extension TableMetrics.DesignSize {
  /// The corresponding C function is `hb_ot_layout_get_size_params`.
  fileprivate init?(_ face: OpaquePointer) {
    var (size, start, end): (UInt32, UInt32, UInt32) = (0, 0, 0)
    guard unsafe hb_ot_layout_get_size_params(face, &size, nil, nil, &start, &end) != 0, size > 0 else { return nil }
    // In tenths of a point.
    points = Double(size) / 10
    range = start < end ? Double(start) / 10...Double(end) / 10 : nil
  }
}

extension OpenTypeTable {
  /// Returns the signed 16-bit number at an offset, or 0 past the end.
  fileprivate func signed(_ offset: Int) -> Int { Int(int16(at: offset) ?? 0) }

  /// Returns the unsigned 16-bit number at an offset, or 0 past the end.
  fileprivate func unsigned(_ offset: Int) -> Int { Int(uint16(at: offset) ?? 0) }
}
