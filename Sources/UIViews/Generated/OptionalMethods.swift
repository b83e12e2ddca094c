// `make generate` writes this file from the protocols of the module, except the imports.

public import Foundation
import UIFoundation

// MARK: - UIGestureRecognizerDelegate

/// The optional methods of ``UIGestureRecognizerDelegate``, called as in `gestureRecognizer?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIGestureRecognizerDelegateCalls {
  let target: any UIGestureRecognizerDelegate

  /// Returns whether two gestures may be recognized simultaneously. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  /// Returns whether a recognizer waits until another has failed. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  /// Returns whether another recognizer waits until this one has failed. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  /// Returns whether a recognizer receives a touch. The default is `true`.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIGestureRecognizerDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The default implementation returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `true`.
  @discardableResult
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// The optional method with this name; never `nil`.
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
  /// The optional methods with this name; never `nil`.
  public var gestureRecognizer: UIGestureRecognizerDelegateCalls? { UIGestureRecognizerDelegateCalls(target: self) }
}

// MARK: - UIPickerViewDelegate

/// The optional methods of ``UIPickerViewDelegate``, called as in `pickerView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIPickerViewDelegateCalls {
  let target: any UIPickerViewDelegate

  /// Returns the title of a row, which is called for each row that is drawn.
  @discardableResult
  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    target.pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  /// Called after the user has selected a row. Never called by Galley.
  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    target.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIPickerViewDelegate {
  /// The default implementation returns `nil`.
  @discardableResult
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// The default implementation does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// The optional methods with this name; never `nil`.
  public var pickerView: UIPickerViewDelegateCalls? { UIPickerViewDelegateCalls(target: self) }
}

// MARK: - UISceneDelegate

/// Default implementations of the optional methods.
extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

// MARK: - UIScrollViewDelegate

/// The optional methods of ``UIScrollViewDelegate``, called as in `scrollViewWillEndDragging?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIScrollViewDelegateCalls {
  let target: any UIScrollViewDelegate

  /// Called before the user stops dragging, which never happens in Galley.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of scrolling, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will stop, which can be changed.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {
    unsafe target.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Called after the user has stopped dragging, which never happens in Galley.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Returns the view to zoom, or `nil` if the content can't be zoomed.
  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? { target.viewForZooming(in: scrollView) }
  /// Called before an animated zoom.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    target.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Called after an animated zoom.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIScrollViewDelegate {
  /// The default implementation does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default implementation does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// The optional method with this name; never `nil`.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
  /// The optional methods with this name; never `nil`.
  public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var scrollViewDidEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDecelerating($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The optional methods with this name; never `nil`.
  public var viewForZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var scrollViewDidEndZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

// MARK: - UITextFieldDelegate

/// The optional methods of ``UITextFieldDelegate``, called as in `textFieldDidEndEditing?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITextFieldDelegateCalls {
  let target: any UITextFieldDelegate

  /// Called after editing has ended, by the default implementation of `textFieldDidEndEditing(_:reason:)`.
  public func callAsFunction(_ textField: UITextField) { target.textFieldDidEndEditing(textField) }
  /// Called after editing has ended, with the reason. The default implementation calls ``textFieldDidEndEditing(_:)``.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    target.textFieldDidEndEditing(textField, reason: reason)
  }
  /// Returns whether a range of text may be replaced. Never called by Galley. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
}

/// Default implementations of the optional methods, and optional calls.
extension UITextFieldDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The default implementation returns `true`.
  @discardableResult
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation returns `true`.
  @discardableResult
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The optional method with this name; never `nil`.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
  /// The optional methods with this name; never `nil`.
  public var textFieldDidEndEditing: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var textField: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
  /// The optional method with this name; never `nil`.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  /// The optional method with this name; never `nil`.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}

// MARK: - UITextViewDelegate

/// The optional methods of ``UITextViewDelegate``, called as in `textView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITextViewDelegateCalls {
  let target: any UITextViewDelegate

  /// Returns whether a range of text may be replaced. Never called by Galley. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  /// Returns whether the user may interact with a link. Never called by Galley. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
}

/// Default implementations of the optional methods, and optional calls.
extension UITextViewDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation returns `true`.
  @discardableResult
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The optional method with this name; never `nil`.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  /// The optional methods with this name; never `nil`.
  public var textView: UITextViewDelegateCalls? { UITextViewDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  /// The optional method with this name; never `nil`.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
}
