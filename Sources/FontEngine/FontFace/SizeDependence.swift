import Synchronization

/// The reasons why a face's glyphs or their positions may depend on the size.
///
/// If there are none, text is shaped once in font units for all sizes.
public struct SizeDependence: OptionSet, Hashable, Sendable {
  /// The bits of the reasons.
  public let rawValue: UInt8

  /// Creates reasons from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An axis `opsz`, which is set to the size unless the face was opened with a value for it.
  public static let opticalSize = SizeDependence(rawValue: 1)
  /// A `trak` table, which spaces letters by size: it adds the same amount to the advance of each cluster. So do
  /// ``EmojiAdvances`` of another font.
  public static let tracking = SizeDependence(rawValue: 2)
  /// An axis `opsz`, set to the size, that changes only advances, all by the same share of their deltas.
  public static let opticalAdvances = SizeDependence(rawValue: 16)
  /// Device tables in `GPOS`, which move glyphs by whole pixels at some sizes.
  public static let deviceTables = SizeDependence(rawValue: 4)
  /// Bitmaps without outlines: the ink is that of the nearest strike.
  public static let bitmapStrikes = SizeDependence(rawValue: 8)

  /// The reasons that change only sums of advances, so that text need not be shaped again.
  static let sums: SizeDependence = [.tracking, .opticalAdvances]

  /// Whether text has to be shaped again at each size, because more changes than the ink or sums of advances.
  public var changesShapes: Bool { !isSubset(of: [.bitmapStrikes, .tracking, .opticalAdvances]) }

  /// Whether sums of advances depend on the size.
  public var changesSums: Bool { !isDisjoint(with: .sums) }

  /// Reads the reasons from a face's tables.
  init(reading face: HarfBuzzFace) {
    self = []
    let advances = face.sizedAdvances.of(face)
    if face.axes.contains(where: { $0.tag == "opsz" }) {
      insert(advances.opticalSize == nil ? .opticalSize : .opticalAdvances)
    }
    func has(_ tag: OpenTypeTag) -> Bool { face.tables[tag].exists }
    if advances.tracking != nil { insert(.tracking) }
    if LayoutTable(face.tables["GPOS"], isSubstitution: false).hasDeviceTables { insert(.deviceTables) }
    let outlines: [OpenTypeTag] = ["glyf", "CFF ", "CFF2"]
    let bitmaps: [OpenTypeTag] = ["CBDT", "EBDT", "sbix"]
    if !outlines.contains(where: has), bitmaps.contains(where: has) { insert(.bitmapStrikes) }
  }
}

/// The reasons of one face, determined when first needed.
///
/// Every text queries them. Once they are known, a query takes no lock and writes nothing that threads would contend
/// for.
final class LazySizeDependence: Sendable {
  /// The bits of the reasons and `isKnown`.
  private let known = Atomic<UInt16>(0)
  private static let isKnown: UInt16 = 1 << 8

  /// Returns the reasons of `face`, which must be the same face in every call.
  @inline(__always)
  func of(_ face: HarfBuzzFace) -> SizeDependence {
    let bits = known.load(ordering: .relaxed)
    return bits & Self.isKnown != 0 ? SizeDependence(rawValue: UInt8(truncatingIfNeeded: bits)) : read(face)
  }

  @inline(never)
  private func read(_ face: HarfBuzzFace) -> SizeDependence {
    let fresh = face.memory.watch { SizeDependence(reading: face) }
    known.store(UInt16(fresh.rawValue) | Self.isKnown, ordering: .relaxed)
    return fresh
  }
}

/// A cache of the sizes at which a face was requested: the ``FontLimits/maximumSizesPerFace`` most recently added ones.
final class SizedFaces: Sendable {
  private let faces = Mutex<[(size: Double, face: FontFace)]>([])

  /// Returns the face at a size. If it is not cached, `make` creates it, outside the lock.
  ///
  /// - Throws: The error that `make` throws.
  func face(at size: Double, _ make: () throws(FontError) -> FontFace) throws(FontError) -> FontFace {
    if let known = faces.withLock({ $0.first { $0.size == size }?.face }) { return known }
    let fresh = try make()
    return faces.withLock { faces in
      if let known = faces.first(where: { $0.size == size }) { return known.face }
      if faces.count >= FontLimits.maximumSizesPerFace { faces.removeFirst() }
      faces.append((size, fresh))
      return fresh
    }
  }
}

extension FontFace {
  /// The reasons why the face depends on the size; empty for most faces.
  ///
  /// They are determined on first use, for all faces of the same content.
  public var sizeDependence: SizeDependence {
    var reasons = harfBuzz.shared.sizeDependence.of(harfBuzz.shared)
    if !variations.isEmpty, variations.contains(where: { $0.tag == "opsz" }) {
      reasons.subtract([.opticalSize, .opticalAdvances])
    }
    if setting.emojiAdvances != .font { reasons.insert(.tracking) }
    return reasons
  }

  /// Whether sums over a text of at most 65,536 code units can include the deltas of an optical size, if there are any.
  package var packsDeltas: Bool {
    !sizeDependence.contains(.opticalAdvances) || harfBuzz.advanceUnitsPerEm <= PackedAdvance.maximumUnitsPerEm
  }

  /// Returns the face set to a size in points, or the face itself if it does not depend on the size.
  ///
  /// The axis `opsz` is set to the size, as CSS does by default; `trak` is read at the size, and device tables and
  /// bitmaps at the same number of pixels. A size that is not finite, or not above 0, changes nothing.
  ///
  /// The same size returns an equal face, and the same object until ``FontLimits/maximumSizesPerFace`` other sizes have
  /// been requested. The corresponding C function is `hb_font_set_ppem`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  public func at(pointSize: Double) throws(FontError) -> FontFace {
    let dependsOnSize = !sizeDependence.isEmpty
    // Without memory, the face may seem not to depend on the size.
    try checkIntact()
    guard pointSize.isFinite, pointSize > 0, pointSize != setting.pointSize, dependsOnSize else { return self }
    return try sizes.face(at: pointSize) { () throws(FontError) in
      var setting = setting
      setting.pointSize = pointSize
      return try set(setting)
    }
  }
}
