import Testing

@testable import UIViews

/// What points to views without keeping them alive.
@MainActor
struct BackReferenceTests {
  @Test("a reference points to its target and to nothing else, and to nothing once the target has gone")
  func pointsTo() {
    let other = UIView()
    var view: UIView? = UIView()
    guard let reference = view?.backReference else { return }
    #expect(view.map { reference.points(to: $0) } == true && reference.target === view)
    #expect(!reference.points(to: other))
    // Another view may come to lie where the former did.
    view = nil
    let later = (0..<64).map { _ in UIView() }
    #expect(reference.target == nil && later.allSatisfy { !reference.points(to: $0) })
  }
}
