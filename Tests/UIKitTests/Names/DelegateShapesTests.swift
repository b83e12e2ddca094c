import Foundation
import Testing
import UIKit

/// Delegates as applications write them, with `import UIKit` alone. Half of each test is that it compiles.
@MainActor
struct DelegateShapesTests {
  /// A controller that is the delegate of everything that it presents.
  private final class Screen: UIViewController, UIDocumentPickerDelegate, UIDocumentInteractionControllerDelegate,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate, UIPointerInteractionDelegate, UIPrintInteractionControllerDelegate
  {
    var picked: [URL] = []

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { picked = urls }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { picked = [] }
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { self }
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { _ = info[.originalImage] as? UIImage }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {}
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      guard let view = interaction.view else { return nil }
      let preview = UITargetedPreview(view: view)
      return UIPointerStyle(
        effect: .highlight(preview), shape: .roundedRect(view.frame.insetBy(dx: -8, dy: -8), radius: 6))
    }
  }

  @Test("pickers know what they were created with, and their delegates are held weakly")
  func pickers() {
    let screen = Screen()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true)
    picker.delegate = screen
    picker.allowsMultipleSelection = true
    #expect(picker.documentPickerMode == .import && picker.documentTypes == ["com.adobe.pdf", "public.image"])
    picker.delegate?.documentPicker?(picker, didPickDocumentsAt: [URL(fileURLWithPath: "/a.pdf")])
    picker.delegate?.documentPicker(picker, didPickDocumentAt: URL(fileURLWithPath: "/a.pdf"))
    #expect(screen.picked.map(\.path) == ["/a.pdf"])
    picker.delegate?.documentPickerWasCancelled?(picker)
    #expect(screen.picked.isEmpty)

    let images = UIImagePickerController()
    images.delegate = screen
    images.sourceType = .camera
    images.allowsEditing = true
    #expect(images.delegate === screen && !UIImagePickerController.isSourceTypeAvailable(.camera))

    let interaction = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/report.PDF"))
    interaction.delegate = screen
    #expect(interaction.uti == "com.adobe.pdf" && interaction.name == "report.PDF")
    #expect(!interaction.presentPreview(animated: true))
    #expect(interaction.delegate?.documentInteractionControllerViewControllerForPreview?(interaction) === screen)
  }

  @Test("types of data conform to those that are more general")
  func types() {
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item) && !UTType.jpeg.conforms(to: .text))
    #expect(UTType(filenameExtension: "HTM") == .html && UTType(filenameExtension: "csv", conformingTo: .image) == nil)
    #expect(UTType(mimeType: "image/png") == .png && UTType.png.preferredFilenameExtension == "png")
    #expect(UTType("") == nil && UTType("com.example.doc")?.supertypes == [])
  }

  @Test("presentation controllers have the delegates of their kind")
  func presentations() {
    let (screen, shown) = (Screen(), UIViewController())
    shown.modalPresentationStyle = .pageSheet
    if let sheet = shown.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.delegate = screen
      #expect(sheet.delegate === screen && (sheet as UIPresentationController).delegate === screen)
      #expect(sheet.adaptivePresentationStyle == .none)
      sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
    }
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.delegate = screen
    menu.popoverPresentationController?.sourceItem = UIBarButtonItem(systemItem: .add)
    #expect(menu.popoverPresentationController?.delegate === screen)
    let size = menu.popoverPresentationController?.size(
      forChildContentContainer: menu, withParentContainerSize: CGSize(width: 3, height: 4))
    #expect(size == CGSize(width: 3, height: 4))
  }

  /// A presentation as applications write it, whose view covers the lower half.
  private final class HalfPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let size = size(
        forChildContentContainer: presentedViewController, withParentContainerSize: CGSize(width: 100, height: 200))
      return CGRect(origin: CGPoint(x: 0, y: 200 - size.height), size: size)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
  }

  @Test("a presentation's frame can depend on the size of its content")
  func halfPresentation() {
    let half = HalfPresentation(presentedViewController: UIViewController(), presenting: nil)
    #expect(half.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  /// A transition that a gesture drives.
  private final class Swipe: UIPercentDrivenInteractiveTransition {
    var isInProgress = false
    override func update(_ percentComplete: CGFloat) {
      isInProgress = true
      super.update(percentComplete)
    }
  }

  /// The delegate of transitions, which returns the object that drives them.
  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let swipe = Swipe()
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.isInProgress ? swipe : nil }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { swipe }
  }

  @Test("a transition that a gesture drives stores its progress within 0 and 1")
  func swipes() {
    let transitions = Transitions()
    transitions.swipe.update(1.5)
    #expect(transitions.swipe.percentComplete == 1 && transitions.swipe.isInProgress)
    transitions.swipe.update(.nan)
    transitions.swipe.cancel()
    #expect(transitions.swipe.percentComplete == 1 && transitions.swipe.completionSpeed == 1)
  }
}
