import Foundation

/// Models that are archived and copied, named for Objective-C.
@objcMembers
@objc(ABTrackModel)
final class TrackModel: NSObject, NSSecureCoding, NSCopying {
  static var supportsSecureCoding: Bool { true }
  dynamic var title: String
  dynamic var length: Double = 0
  @nonobjc var cached: Int?

  init(title: String, length: Double) {
    self.title = title
    self.length = length
  }

  required init?(coder: NSCoder) {
    guard let title = coder.decodeObject(of: NSString.self, forKey: #keyPath(title)) else { return nil }
    self.title = title as String
    length = coder.decodeDouble(forKey: #keyPath(TrackModel.length))
  }

  func encode(with coder: NSCoder) {
    coder.encode(title as NSString, forKey: #keyPath(title))
    coder.encode(length, forKey: #keyPath(length))
  }

  func copy(with zone: NSZone? = nil) -> Any { TrackModel(title: title, length: length) }

  override func isEqual(_ object: Any?) -> Bool { (object as? TrackModel)?.title == title }
  override var hash: Int { title.hashValue }
  override var description: String { "\(title) (\(length))" }
}

@objc enum TrackKind: Int, CaseIterable { case song, podcast }

@objc(ABLibrary) protocol TrackLibrary {
  @objc(trackOfKind:atIndex:) func track(of kind: TrackKind, at index: Int) -> TrackModel?
  @objc optional static var shared: TrackLibrary? { get }
}
