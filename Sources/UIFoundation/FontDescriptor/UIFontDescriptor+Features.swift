public import CoreGraphics
import Foundation

extension UIFontDescriptor {
  /// A key in the dictionaries of ``AttributeName/featureSettings``.
  ///
  /// Apple's numbers are supported if there is an equivalent OpenType feature, and OpenType's own tags and values with
  /// the keys `CTFeatureOpenTypeTag` and `CTFeatureOpenTypeValue`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw value that Apple defines.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole number: the type of feature, such as 6 for the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// A whole number: the selector, such as 0 for monospaced digits.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// An older name of ``type``.
    public static let featureIdentifier = type
    /// An older name of ``selector``.
    public static let typeIdentifier = selector

    static let tag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    static let value = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
  }

  /// The transform of the glyphs. Stored for source compatibility; has no effect.
  public var matrix: CGAffineTransform { values.extras.matrix }

  /// Returns the descriptor with another transform of the glyphs.
  @discardableResult
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    var changed = values
    changed.extras.matrix = matrix
    return UIFontDescriptor(changed)
  }

  /// Returns the descriptor of the matching font, or an empty array if there is none. The keys have no effect.
  @discardableResult
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
