public import Foundation

/// Text with attributes that tells layout managers of its changes.
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// The kinds of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The managers that lay the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Who hears of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What the edits that are being gathered have changed.
  open private(set) var editedMask: EditActions = []
  /// Where they have changed it, in the text as it is now.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 units the text has grown.
  open private(set) var changeInLength = 0
  private var depth = 0
  private var editCount = 0
  /// Called after a change.
  package var didProcessEditing: (() -> Void)?

  /// Has a manager lay the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    if layoutManagers.contains(where: { $0 === aLayoutManager }) { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.take(self)
  }

  /// Has a manager lay the text out no longer.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.take(nil) }
  }

  /// Begins to gather edits.
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Tells of the edits that were gathered.
  open override func endEditing() {
    super.endEditing()
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Puts characters in others' place, with the attributes of the first of these.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    requireRange(range)
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Puts text in other text's place.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    requireRange(range)
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }

  /// Gives some text attributes in place of those that it has.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    requireRange(range)
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Gives some text one more attribute.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    requireRange(range)
    gather(.editedAttributes, range, 0) { super.addAttribute(name, value: value, range: range) }
  }

  /// Gives some text more attributes.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    requireRange(range)
    gather(.editedAttributes, range, 0) { super.addAttributes(attrs, range: range) }
  }

  /// Takes an attribute from some text.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    requireRange(range)
    gather(.editedAttributes, range, 0) { super.removeAttribute(name, range: range) }
  }

  /// Puts text between other text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    requireRange(NSRange(location: loc, length: 0))
    gather([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0), attrString.length) {
      super.insert(attrString, at: loc)
    }
  }

  /// Puts text at the end.
  open override func append(_ attrString: NSAttributedString) {
    gather([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0), attrString.length) {
      super.append(attrString)
    }
  }

  /// Takes characters away.
  open override func deleteCharacters(in range: NSRange) {
    requireRange(range)
    gather(.editedCharacters, range, -range.length) { super.deleteCharacters(in: range) }
  }

  /// Takes another text over.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    let range = NSRange(location: 0, length: length)
    gather([.editedCharacters, .editedAttributes], range, attrString.length - range.length) {
      super.setAttributedString(attrString)
    }
  }

  /// Raises Foundation's exception for a range that does not lie in the text.
  private func requireRange(_ range: NSRange, _ method: String = #function) {
    let (end, overflows) = range.location.addingReportingOverflow(range.length)
    raiseException(
      unless: range.location >= 0 && range.length >= 0 && !overflows && end <= length,
      "NSTextStorage \(method): Range or index out of bounds: {\(range.location), \(range.length)} of \(length)")
  }

  /// Makes an edit that Foundation may make by one of those above, and tells of it once.
  private func gather(_ mask: EditActions, _ range: NSRange, _ delta: Int, _ edit: () -> Void) {
    let before = editCount
    depth += 1
    edit()
    depth -= 1
    if editCount == before {
      edited(mask, range: range, changeInLength: delta)
    } else if depth == 0 {
      processEditing()
    }
  }

  /// Notes a change; unless edits are being gathered, tells of it.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    editCount += 1
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound ? range : NSUnionRange(self.editedRange, range)
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and the layout managers of what has changed.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    for manager in layoutManagers { manager.forgetLayout() }
    didProcessEditing?()
  }
}

/// Hears of changes of text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before managers are told; the text may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called before managers are told.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

/// What holds for a delegate that says nothing.
extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
