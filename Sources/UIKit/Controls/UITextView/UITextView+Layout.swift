import Foundation
import UIFoundation

/// The TextKit objects of a text view, which answer questions about its layout.
@MainActor
final class TextLayoutParts {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  /// Whether the storage is being updated from the view.
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
    parts.storage.didProcessEditing = { [reference = WeakReference(self), weak parts] in
      MainThread.use("-[UITextView setAttributedText:]") {
        guard let parts, !parts.isFollowing else { return }
        reference.target?.setAttributedText(NSAttributedString(attributedString: parts.storage))
      }
    }
    return parts
  }

  /// The layout manager, after the container has been resized to the view's width.
  var followedLayoutManager: NSLayoutManager {
    if textContainer.widthTracksTextView {
      let insets = textContainerInset
      textContainer.setTrackedSize(
        CGSize(width: max(bounds.width - insets.left - insets.right, 0), height: .greatestFiniteMagnitude))
    }
    return layoutParts.manager
  }

  /// Sets the text of a container that already has a text storage.
  func takeStoredText() {
    guard let storage = textContainer.layoutManager?.textStorage else { return }
    _ = layoutParts
    setAttributedText(NSAttributedString(attributedString: storage))
  }

  /// Updates the text storage from the view, if the storage has been created.
  func textStorageShouldFollow() {
    guard let parts = madeLayoutParts, !parts.isFollowing else { return }
    let text = attributedContent
    if text.isEqual(to: NSAttributedString(attributedString: parts.storage)) { return }
    parts.isFollowing = true
    parts.storage.setAttributedString(text)
    parts.isFollowing = false
  }
}
