import Testing
import UIKit

struct UIInterfaceOrientationTests {
  @Test("an orientation is portrait, landscape, or unknown")
  func kinds() {
    let portrait: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown]
    let landscape: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]
    for orientation in portrait { #expect(orientation.isPortrait && !orientation.isLandscape) }
    for orientation in landscape { #expect(orientation.isLandscape && !orientation.isPortrait) }
    #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
  }
}
