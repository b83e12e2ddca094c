import CHarfBuzz
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
  /// A table `trak`, which spaces letters by size.
  public static let tracking = SizeDependence(rawValue: 2)
  /// Device tables in `GPOS`, which move glyphs by whole pixels at some sizes.
  public static let deviceTables = SizeDependence(rawValue: 4)
  /// Bitmaps and no outlines: the ink is that of the nearest strike.
  public static let bitmapStrikes = SizeDependence(rawValue: 8)

  /// Whether the glyphs or their advances differ, and not only the ink: then text is shaped anew at each size.
  public var changesShapes: Bool { !isSubset(of: .bitmapStrikes) }

  /// Looks for the reasons in a face's tables.
  init(reading face: HarfBuzzFace) {
    self = []
    if face.axes.contains(where: { $0.tag == "opsz" }) { insert(.opticalSize) }
    func has(_ tag: OpenTypeTag) -> Bool { unsafe OpenTypeTable(face.pointer, tag).exists }
    if unsafe hb_aat_layout_has_tracking(face.pointer) != 0 { insert(.tracking) }
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
  ///
  /// The corresponding C function for `trak` is `hb_aat_layout_has_tracking`.
  public var sizeDependence: SizeDependence {
    var reasons = harfBuzz.shared.sizeDependence.of(harfBuzz.shared)
    if variations.contains(where: { $0.tag == "opsz" }) { reasons.remove(.opticalSize) }
    return reasons
  }

  /// The face as it is at a size in points: itself, unless it depends on the size.
  ///
  /// The axis `opsz` is set to the size as CSS does by default, `trak` is read at it, and device tables and bitmaps at as
  /// many pixels. Gives the same object for the same size, as long as no more than ``FontLimits/maximumSizesPerFace``
  /// others were asked for meanwhile, and always an equal one. A size that is not above 0, or not finite, changes nothing.
  /// The corresponding C functions are `hb_font_set_ptem` and `hb_font_set_ppem`.
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
