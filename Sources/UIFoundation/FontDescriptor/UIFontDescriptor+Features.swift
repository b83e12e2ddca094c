public import CoreGraphics
import Foundation

extension UIFontDescriptor {
  /// What a dictionary in the array of ``AttributeName/featureSettings`` holds.
  ///
  /// Apple's numbers are understood where an OpenType feature does the same, and OpenType's own tags and values under
  /// `CTFeatureOpenTypeTag` and `CTFeatureOpenTypeValue`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's constant.
    public let rawValue: String

    /// The key of a constant.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole number: the kind of feature, such as 6 for the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// A whole number: the choice, such as 0 for digits that are all equally wide.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// An older name of ``type``.
    public static let featureIdentifier = type
    /// An older name of ``selector``.
    public static let typeIdentifier = selector

    static let tag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    static let value = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
  }

  /// The map of the glyphs: kept, and no part of layout.
  public var matrix: CGAffineTransform { values.extras.matrix }

  /// The same with another map of the glyphs.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    var changed = values
    changed.extras.matrix = matrix
    return UIFontDescriptor(changed)
  }

  /// The descriptors of the fonts that have what this one asks for: one, or none where no font answers to it.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    guard let typeface else { return [] }
    return [UIFont(typeface, pointSize: pointSize, extras: values.extras).fontDescriptor]
  }
}

extension FontFeatureSetting {
  init?(_ setting: [UIFontDescriptor.FeatureKey: Any]) {
    func number(_ key: UIFontDescriptor.FeatureKey) -> Int? {
      setting[key] as? Int ?? (setting[key] as? NSNumber)?.intValue
    }
    if let tag = setting[.tag] as? String {
      kind = .tag(tag, value: number(.value) ?? 1)
    } else if let type = number(.type), let selector = number(.selector) {
      kind = .numbers(type: type, selector: selector)
    } else {
      return nil
    }
  }

  var dictionary: [UIFontDescriptor.FeatureKey: Any] {
    switch kind {
    case .numbers(let type, let selector): [.type: type, .selector: selector]
    case .tag(let tag, let value): [.tag: tag, .value: value]
    }
  }
}
