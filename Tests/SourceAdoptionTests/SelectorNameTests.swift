import Testing

@testable import SourceAdoption

/// The rules are those of Apple's documentation of `@objc` and of the compiler's messages on Apple's platforms.
@Suite struct SelectorNameTests {
  @Test(
    "a method's name in Objective-C joins its base name and its labels",
    arguments: [
      (MethodName(base: "tap", labels: []), "tap"),
      (MethodName(base: "tap", labels: ["_"]), "tap:"),
      (MethodName(base: "tap", labels: ["sender"]), "tapWithSender:"),
      (MethodName(base: "tap", labels: ["_", "event"]), "tap:event:"),
      (MethodName(base: "tap", labels: ["_", "_"]), "tap::"),
      (MethodName(base: "tap", labels: ["sender", "forEvent"]), "tapWithSender:forEvent:"),
      // A preposition stands for "with".
      (MethodName(base: "title", labels: ["for"]), "titleFor:"),
      (MethodName(base: "tap", labels: ["withSender"]), "tapWithSender:"),
      (MethodName(base: "moveTo", labels: ["point"]), "moveToPoint:"),
      (MethodName(base: "format", labels: ["text"]), "formatWithText:"),
    ])
  func names(name: MethodName, selector: String) {
    #expect(ObjCNames.selector(name) == selector)
  }

  @Test("an asynchronous method has a completion handler, and a throwing one an error")
  func effects() {
    #expect(ObjCNames.selector(MethodName(base: "load", labels: []), isAsync: true) == "loadWithCompletionHandler:")
    #expect(ObjCNames.selector(MethodName(base: "load", labels: ["_"]), isAsync: true) == "load:completionHandler:")
    #expect(ObjCNames.selector(MethodName(base: "save", labels: []), isThrowing: true) == "saveAndReturnError:")
    #expect(ObjCNames.selector(MethodName(base: "save", labels: ["to"]), isThrowing: true) == "saveTo:error:")
  }

  @Test("a property's setter")
  func setter() { #expect(ObjCNames.setter("title") == "setTitle:") }
}
