import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UIWindowTests {
  /// "Only one window at a time can be the key window" (UIWindow, overview).
  @Test("a window that becomes the key window replaces the previous one")
  func keyWindow() {
    let scene = UIWindowScene()
    let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    first.makeKeyAndVisible()
    #expect(first.isKeyWindow && scene.keyWindow === first)
    second.makeKey()
    #expect(second.isKeyWindow && !first.isKeyWindow && scene.keyWindow === second)
    first.makeKeyAndVisible()
    #expect(first.isKeyWindow && !second.isKeyWindow)
  }

  /// The configuration that was used to create the scene (UISceneSession, "configuration").
  @Test("a session has one configuration")
  func configuration() {
    let session = UIWindowScene().session
    session.configuration.delegateClass = UIWindow.self
    #expect(session.configuration === session.configuration)
    #expect(session.configuration.delegateClass == UIWindow.self && session.configuration.role == session.role)
  }
}
