import FontEngine

/// The properties of a face as people read and compare them.
struct FontFacts {
  let properties: [FontProperty]

  init(_ face: FontFace) { properties = FontProperties(face).all }

  /// Who made the face, and what may be done with it.
  var identity: [FontFact] { properties.facts(.about).filter { $0.value != nil && $0.value != .text("") } }

  /// The line boxes of the tables, each with its ascender, descender, and line gap, and those that platforms use.
  var lineBoxes: [FontFact] { properties.facts(.lineBoxes) }

  /// The lengths and angles other than line boxes.
  var measures: [FontFact] { properties.facts(.measures).filter { $0.value != nil } }

  /// The axes with their ranges and defaults.
  var axes: [FontFact] { properties.facts(.axes) }

  /// Everything that two faces can be compared by.
  var all: [FontFact] {
    identity + lineBoxes + measures + properties.facts(.coverage) + axes + properties.facts(.features)
  }
}
