import Synchronization

/// Why a face's glyphs, or where they stand, may differ from size to size. Where there is no reason, one shaping in font
/// units does for all sizes.
public struct SizeDependence: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: UInt8

  /// The reasons with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An axis `opsz`, which is set to the size unless the face was opened with a value for it.
  public static let opticalSize = SizeDependence(rawValue: 1)
  /// A table `trak`, which spaces letters by size: each cluster moves the pen by as much more.
  public static let tracking = SizeDependence(rawValue: 2)
  /// An axis `opsz`, set to the size as above, that changes nothing but advances, and those in proportion.
  public static let opticalAdvances = SizeDependence(rawValue: 16)
  /// Device tables in `GPOS`, which move glyphs by whole pixels at some sizes.
  public static let deviceTables = SizeDependence(rawValue: 4)
  /// Bitmaps and no outlines: the ink is that of the nearest strike.
  public static let bitmapStrikes = SizeDependence(rawValue: 8)

  /// The reasons that change only sums of advances, so that text need not be shaped again.
  static let sums: SizeDependence = [.tracking, .opticalAdvances]

  /// Whether text has to be shaped again at each size. It need not be where only the ink differs, or only sums of advances.
  public var changesShapes: Bool { !isSubset(of: [.bitmapStrikes, .tracking, .opticalAdvances]) }

  /// Whether sums of advances are different ones at each size.
  public var changesSums: Bool { !isDisjoint(with: .sums) }

  /// Looks for the reasons in a face's tables.
  init(reading face: HarfBuzzFace) {
    self = []
    let advances = face.sizedAdvances.of(face)
    if face.axes.contains(where: { $0.tag == "opsz" }) {
      insert(advances.opticalSize == nil ? .opticalSize : .opticalAdvances)
    }
    func has(_ tag: OpenTypeTag) -> Bool { unsafe OpenTypeTable(face.pointer, tag).exists }
    if advances.tracking != nil { insert(.tracking) }
    if PositioningTable(face).hasDeviceTables { insert(.deviceTables) }
    let outlines: [OpenTypeTag] = ["glyf", "CFF ", "CFF2"]
    let bitmaps: [OpenTypeTag] = ["CBDT", "EBDT", "sbix"]
    if !outlines.contains(where: has), bitmaps.contains(where: has) { insert(.bitmapStrikes) }
  }
}

/// The reasons of one face, looked for when they are first asked for. Every text asks, so once they are known nothing is locked
/// or written that several threads would wait for.
final class LazySizeDependence: Sendable {
  /// The reasons' bits and ``isKnown``.
  private let known = Atomic<UInt16>(0)
  private static let isKnown: UInt16 = 1 << 8

  /// The reasons of `face`, which must be the same at every call.
  @inline(__always)
  func of(_ face: HarfBuzzFace) -> SizeDependence {
    let bits = known.load(ordering: .relaxed)
    return bits & Self.isKnown != 0 ? SizeDependence(rawValue: UInt8(truncatingIfNeeded: bits)) : read(face)
  }

  @inline(never)
  private func read(_ face: HarfBuzzFace) -> SizeDependence {
    let fresh = SizeDependence(reading: face)
    known.store(UInt16(fresh.rawValue) | Self.isKnown, ordering: .relaxed)
    return fresh
  }
}

/// The sizes at which a face was asked for, the latest ``FontLimits/maximumSizesPerFace`` of them.
final class SizedFaces: Sendable {
  private let faces = Mutex<[(size: Double, face: FontFace)]>([])

  /// The face at a size; made by `make`, outside the lock, where it is not known.
  func face(at size: Double, _ make: () -> FontFace) -> FontFace {
    if let known = faces.withLock({ $0.first { $0.size == size }?.face }) { return known }
    let fresh = make()
    return faces.withLock { faces in
      if let known = faces.first(where: { $0.size == size }) { return known.face }
      if faces.count >= FontLimits.maximumSizesPerFace { faces.removeFirst() }
      faces.append((size, fresh))
      return fresh
    }
  }
}

extension FontFace {
  /// Why the face differs from size to size; empty for most. Found at the first call, for all faces of the same content.
  public var sizeDependence: SizeDependence {
    var reasons = harfBuzz.shared.sizeDependence.of(harfBuzz.shared)
    if !variations.isEmpty, variations.contains(where: { $0.tag == "opsz" }) {
      reasons.subtract([.opticalSize, .opticalAdvances])
    }
    return reasons
  }

  /// Whether sums over a text of at most 65,536 code units can carry the deltas of an optical size, or there are none.
  package var packsDeltas: Bool {
    !sizeDependence.contains(.opticalAdvances) || harfBuzz.advanceUnitsPerEm <= PackedAdvance.maximumUnitsPerEm
  }

  /// The face as it is at a size in points: itself, unless it depends on the size.
  ///
  /// The axis `opsz` is set to the size as CSS does by default, `trak` is read at it, and device tables and bitmaps at as
  /// many pixels. Gives the same object for the same size, as long as no more than ``FontLimits/maximumSizesPerFace``
  /// others were asked for meanwhile, and always an equal one. A size that is not above 0, or not finite, changes nothing.
  /// The corresponding C function is `hb_font_set_ppem`.
  public func at(pointSize: Double) -> FontFace {
    guard pointSize.isFinite, pointSize > 0, pointSize != setting.pointSize, !sizeDependence.isEmpty
    else { return self }
    return sizes.face(at: pointSize) {
      var setting = setting
      setting.pointSize = pointSize
      return set(setting)
    }
  }
}
