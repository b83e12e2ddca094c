import Foundation
import UIFoundation

/// What answers questions about a text view's layout.
@MainActor
final class TextLayoutParts {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  /// Whether the storage is being brought up to date with the view.
  var isFollowing = false

  init(_ text: NSAttributedString, in container: NSTextContainer) {
    storage = container.layoutManager?.textStorage ?? NSTextStorage(attributedString: text)
    manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }
}

extension UITextView {
  var layoutParts: TextLayoutParts {
    if let madeLayoutParts { return madeLayoutParts }
    let parts = TextLayoutParts(attributedContent, in: textContainer)
    madeLayoutParts = parts
    parts.storage.didProcessEditing = { [backReference, weak parts] in
      MainActor.assumeIsolated {
        guard let parts, !parts.isFollowing else { return }
        (backReference.target as? UITextView)?.setAttributedText(NSAttributedString(attributedString: parts.storage))
      }
    }
    return parts
  }

  /// The manager, with the region as wide as the view leaves it.
  var followedLayoutManager: NSLayoutManager {
    if textContainer.widthTracksTextView {
      let insets = textContainerInset
      textContainer.follow(
        CGSize(width: max(bounds.width - insets.left - insets.right, 0), height: .greatestFiniteMagnitude))
    }
    return layoutParts.manager
  }

  /// Takes the text of a region that came with one.
  func takeStoredText() {
    guard let storage = textContainer.layoutManager?.textStorage else { return }
    _ = layoutParts
    setAttributedText(NSAttributedString(attributedString: storage))
  }

  /// Brings the storage up to date, if somebody has asked for it.
  func textStorageShouldFollow() {
    guard let parts = madeLayoutParts, !parts.isFollowing else { return }
    let text = attributedContent
    if text.isEqual(to: NSAttributedString(attributedString: parts.storage)) { return }
    parts.isFollowing = true
    parts.storage.setAttributedString(text)
    parts.isFollowing = false
  }
}
