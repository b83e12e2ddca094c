import CHarfBuzz

extension FontFace {
  /// The measures in the tables of the face as they are stored.
  public var tableMetrics: TableMetrics { watchMemory { TableMetrics(reading: harfBuzz.shared) } }
}

extension TableMetrics {
  fileprivate init(reading face: HarfBuzzFace) {
    head = Header(face.tables["head"])
    hhea = LineHeader(face.tables["hhea"])
    vhea = LineHeader(face.tables["vhea"])
    os2 = OS2(face.tables["OS/2"])
    post = PostScript(face.tables["post"])
    unsafe designSize = DesignSize(face.pointer)
  }
}

extension TableMetrics.Header {
  fileprivate init?(_ table: FontData) {
    guard table.count >= 54 else { return nil }
    boundingBox = GlyphBounds(
      minX: Double(table.signed16(at: 36)), minY: Double(table.signed16(at: 38)), maxX: Double(table.signed16(at: 40)),
      maxY: Double(table.signed16(at: 42)))
    smallestPixelsPerEm = table.unsigned16(at: 46)
    flags = table.unsigned16(at: 16)
  }
}

extension TableMetrics.LineHeader {
  fileprivate init?(_ table: FontData) {
    guard table.count >= 36 else { return nil }
    ascender = table.signed16(at: 4)
    descender = table.signed16(at: 6)
    lineGap = table.signed16(at: 8)
    maximumAdvance = table.unsigned16(at: 10)
    minimumStartBearing = table.signed16(at: 12)
    minimumEndBearing = table.signed16(at: 14)
    maximumExtent = table.signed16(at: 16)
    caretRise = table.signed16(at: 18)
    caretRun = table.signed16(at: 20)
    caretOffset = table.signed16(at: 22)
  }
}

extension TableMetrics.ScriptBox {
  fileprivate init(_ table: FontData, _ offset: Int) {
    width = table.signed16(at: offset)
    height = table.signed16(at: offset + 2)
    offsetX = table.signed16(at: offset + 4)
    offsetY = table.signed16(at: offset + 6)
  }
}

extension TableMetrics.OS2 {
  fileprivate init?(_ table: FontData) {
    guard table.count >= 78 else { return nil }
    let version = table.unsigned16(at: 0)
    self.version = version
    averageAdvance = table.signed16(at: 2)
    weightClass = table.unsigned16(at: 4)
    widthClass = table.unsigned16(at: 6)
    subscripts = TableMetrics.ScriptBox(table, 10)
    superscripts = TableMetrics.ScriptBox(table, 18)
    strikethroughThickness = table.signed16(at: 26)
    strikethroughPosition = table.signed16(at: 28)
    selection = table.unsigned16(at: 62)
    firstCharacter = table.unsigned16(at: 64)
    lastCharacter = table.unsigned16(at: 66)
    typo = [68, 70, 72].map { table.signed16(at: $0) }
    win = [74, 76].map { table.unsigned16(at: $0) }
    xHeight = version >= 2 ? table.int16(at: 86).map(Int.init) : nil
    capHeight = version >= 2 ? table.int16(at: 88).map(Int.init) : nil
    maximumContext = version >= 2 ? table.uint16(at: 94).map(Int.init) : nil
    // In twentieths of a point.
    let sizes = (Double(table.unsigned16(at: 96)) / 20, Double(table.unsigned16(at: 98)) / 20)
    opticalSizes = version >= 5 && table.count >= 100 && sizes.0 <= sizes.1 ? sizes.0...sizes.1 : nil
  }
}

extension TableMetrics.PostScript {
  fileprivate init?(_ table: FontData) {
    guard table.count >= 16 else { return nil }
    italicAngle = table.fixed(at: 4) ?? 0
    underlinePosition = table.signed16(at: 8)
    underlineThickness = table.signed16(at: 10)
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
