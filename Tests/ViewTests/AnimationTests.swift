import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Nothing is animated: changes are applied at once.
@MainActor
struct AnimationTests {
  @Test("every animation method applies the changes before it returns, and then reports completion")
  func forms() {
    var steps: [String] = []
    let change = { steps.append("change") }
    let done: (Bool) -> Void = { steps.append("done \($0)") }
    UIView.animate(withDuration: 1) { change() }
    UIView.animate(withDuration: 1, animations: change, completion: done)
    UIView.animate(withDuration: 1, delay: 5, options: [.curveEaseIn], animations: change, completion: done)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
      animations: change, completion: done)
    UIView.transition(
      with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: change, completion: done)
    UIView.performWithoutAnimation(change)
    #expect(steps.count { $0 == "change" } == 6 && steps.count { $0 == "done true" } == 4)
    #expect(steps.prefix(3) == ["change", "change", "done true"])
  }

  @Test("a transition replaces one view with another")
  func transition() {
    let (root, old, new) = (UIView(), UIView(), UIView())
    root.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(root.subviews == [new])
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && !old.isHidden)
  }

  @Test("an animator applies its changes when it starts, unless it was stopped")
  func animator() {
    var steps: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { steps.append("change") }
    animator.addCompletion { steps.append("at \($0)") }
    #expect(steps.isEmpty)
    animator.startAnimation()
    #expect(steps == ["change", "at end"] && !animator.isRunning)
    let stopped = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { steps.append("never") }
    stopped.stopAnimation(true)
    stopped.startAnimation()
    #expect(steps.count == 2)
  }

  /// The states and their order are those of UIViewAnimatingState: "inactive" is also the state after the end.
  @Test("an animator is active while it applies its changes, and inactive once it has finished")
  func animatorStates() {
    var states: [UIViewAnimatingState] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { states.append(animator.state) }
    animator.addCompletion { _ in states.append(animator.state) }
    animator.pauseAnimation()
    #expect(animator.state == .active)
    animator.startAnimation()
    #expect(states == [.active, .inactive] && animator.state == .inactive)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.state == .inactive)
  }
}
