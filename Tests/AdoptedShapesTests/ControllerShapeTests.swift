import Testing
import UIKit

@testable import AdoptedShapes

@MainActor @Suite struct ControllerShapeTests {
  @Test("generic controllers have actions, and coordinators optional delegates")
  func coordinators() throws {
    let controller = DetailController(model: Detail())
    controller.loadViewIfNeeded()
    let item = controller.navigationItem.rightBarButtonItem
    UIApplication.shared.sendAction(try #require(item?.action), to: item?.target, from: nil, for: nil)
    #expect(controller.log == ["refresh detail", "detail"])
    let parent = DetailCoordinator(), child = Coordinator()
    child.delegate = parent
    child.finish()
    #expect(parent.events == ["child 1"])
  }

  @Test("notifications of the keyboard and timers call private methods")
  func keyboards() {
    let controller = KeyboardController()
    controller.loadViewIfNeeded()
    let frame: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 216))
    ]
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      NotificationCenter.default.post(name: name, object: nil, userInfo: frame)
    }
    controller.fire()
    #expect(controller.heights == [216, 0])
    #expect(controller.ticks == 1)
  }

  @Test("a collection's nested cells and delegates in extensions are asked")
  func collections() throws {
    let layout = Gallery.Layout()
    let controller = GalleryController(collectionViewLayout: layout)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    #expect(layout.prepared > 0)
    // The delegate's sizes, not the layout's.
    #expect(view.visibleCells.map(\.bounds.width).sorted() == [50, 60, 70])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Gallery.Cell)
    cell.tapped(UITapGestureRecognizer())
    view.delegate?.collectionView?(view, didSelectItemAt: IndexPath(item: 2, section: 0))
    #expect(controller.selected == [1, 102])
  }

  @Test("a form's fields, accessory, and picker have their targets and delegates in extensions")
  func forms() {
    let controller = FormController()
    controller.loadViewIfNeeded()
    controller.name.text = "A"
    controller.name.sendActions(for: .editingChanged)
    #expect(controller.name.delegate?.textFieldShouldReturn?(controller.name) == true)
    #expect(controller.log == ["changed A", "return true"])
    #expect(controller.picker.numberOfRows(inComponent: 0) == 4)
    let done = (controller.email.inputAccessoryView as? UIToolbar)?.items?.last
    #expect(done?.action?.description == "endEditing:")
  }

  @Test("a container's delegates in an extension are overridden")
  func containers() {
    let controller = LoudPagesController()
    controller.show(page: UIViewController())
    controller.show(page: UIViewController())
    #expect(controller.pan.delegate?.gestureRecognizerShouldBegin?(controller.pan) == true)
    let delegate: any UIAdaptivePresentationControllerDelegate = controller
    delegate.presentationControllerDidDismiss?(
      UIPresentationController(presentedViewController: UIViewController(), presenting: nil))
    #expect(controller.log == ["show 1", "show 1", "begin", "dismissed", "loudly"])
  }

  @Test("mixins, and methods that every controller has, are overridden")
  func mixins() {
    let controllers = [MixinController(), QuietController()]
    for controller in controllers { controller.loadViewIfNeeded() }
    #expect(controllers.map(\.loads) == [1, 11])
    #expect(controllers.map(\.screenName) == ["MixinController", "quiet QuietController"])
    #expect(controllers[0].indicator.isAnimating)
    let views = [UIView(), UIView()]
    views.hideAll()
    #expect(views.allSatisfy { $0.isHidden })
  }
}
