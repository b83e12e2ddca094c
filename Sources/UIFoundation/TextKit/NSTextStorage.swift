public import Foundation

/// Attributed text that tells layout managers about changes.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes to the text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Creates edit actions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes of characters have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters have been inserted, deleted, or replaced.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The delegate, held weakly.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of the pending changes.
  open private(set) var editedMask: EditActions = []
  /// The range of the pending changes, in the changed text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 code units by which the text has grown.
  open private(set) var changeInLength = 0
  private var depth = 0
  private var editCount = 0
  /// Called after a change has been processed.
  package var didProcessEditing: (() -> Void)?

  /// Adds a layout manager, and removes it from its previous storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    if layoutManagers.contains(where: { $0 === aLayoutManager }) { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.setTextStorage(self)
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.setTextStorage(nil) }
  }

  /// Begins a group of edits.
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Ends a group of edits, and processes the changes if it is the outermost.
  open override func endEditing() {
    super.endEditing()
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Replaces characters; the new ones have the attributes of the first replaced one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    requireRange(range)
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces characters by attributed text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    requireRange(range)
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }

  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    requireRange(range)
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    requireRange(range)
    gather(.editedAttributes, range, 0) { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    requireRange(range)
    gather(.editedAttributes, range, 0) { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    requireRange(range)
    gather(.editedAttributes, range, 0) { super.removeAttribute(name, range: range) }
  }

  /// Inserts attributed text at a UTF-16 offset.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    requireRange(NSRange(location: loc, length: 0))
    gather([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0), attrString.length) {
      super.insert(attrString, at: loc)
    }
  }

  /// Appends attributed text to the end.
  open override func append(_ attrString: NSAttributedString) {
    gather([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0), attrString.length) {
      super.append(attrString)
    }
  }

  /// Deletes the characters in a range.
  open override func deleteCharacters(in range: NSRange) {
    requireRange(range)
    gather(.editedCharacters, range, -range.length) { super.deleteCharacters(in: range) }
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    let range = NSRange(location: 0, length: length)
    gather([.editedCharacters, .editedAttributes], range, attrString.length - range.length) {
      super.setAttributedString(attrString)
    }
  }

  /// Raises Foundation's exception if a range isn't within the text.
  private func requireRange(_ range: NSRange, _ method: String = #function) {
    let (end, overflows) = range.location.addingReportingOverflow(range.length)
    raiseException(
      unless: range.location >= 0 && range.length >= 0 && !overflows && end <= length,
      "NSTextStorage \(method): Range or index out of bounds: {\(range.location), \(range.length)} of \(length)")
  }

  /// Performs an edit that Foundation may implement with another of these methods, and processes it once.
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

  /// Records a change, and processes it unless a group of edits is open.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    editCount += 1
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound ? range : NSUnionRange(self.editedRange, range)
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and the layout managers about the pending changes.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    for manager in layoutManagers { manager.invalidateFragments() }
    didProcessEditing?()
  }
}
