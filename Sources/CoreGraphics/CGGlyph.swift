/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// The number of a glyph in a font; an older name.
public typealias CGFontIndex = UInt16
