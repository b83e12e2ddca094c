import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The data of drag and drop.
@MainActor
struct DragItemTests {
  @Test("a provider returns its object, in its own class")
  func provider() {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
    item.localObject = 5
    var loaded: [String?] = []
    item.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
      loaded.append((object as? NSString)?.description)
    }
    item.itemProvider.loadObject(ofClass: NSURL.self) { object, _ in loaded.append((object as? NSURL)?.absoluteString) }
    #expect(loaded == ["text", nil] && item.localObject as? Int == 5)
    #expect(item.itemProvider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
  }

  @Test("a preview comes from the view's own position unless another is specified")
  func preview() {
    let (around, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60)))
    around.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === around && preview.target.center == CGPoint(x: 30, y: 50))
    #expect(preview.size == CGSize(width: 40, height: 60) && preview.parameters.visiblePath == nil)
    let other = preview.retargetedPreview(with: UIPreviewTarget(container: view, center: .zero))
    #expect(other.view === view && other.target.container === view && other.target.transform == .identity)
  }

  @Test("interactions are stored in their view")
  func interactions() {
    final class Delegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [] }
    }
    let (view, delegate) = (UIView(), Delegate())
    let (drag, drop) = (UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate))
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view && drop.view === view && view.interactions.count == 2)
    #expect(drag.delegate === delegate && drop.delegate === delegate)
    #expect(UIDropProposal(operation: .move).operation.rawValue == 3)
  }
}
