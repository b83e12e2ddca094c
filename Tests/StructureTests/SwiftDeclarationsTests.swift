import Testing

@Suite struct SwiftDeclarationsTests {
  @Test(
    "types, members, and free functions are found under the names that DocC gives them",
    arguments: [
      ("public final class A: B {}", "A"), ("indirect enum A { case b, c }", "A.b"), ("typealias A = B", "A"),
      ("struct A { struct B { let c = 1 } }", "A.B"), ("struct A { struct B { let c = 1 } }", "B.c"),
      ("struct A { struct B { let c = 1 } }", "A.B.c"), ("extension A.B where C == D { var e: Int { 1 } }", "B.e"),
      ("class A { class func b() {}\n class var c: Int { 1 } }", "A.b()"),
      ("class A { class func b() {}\n class var c: Int { 1 } }", "A.c"),
      ("protocol A { func b(_ c: D, of e: [F: G]) -> H }", "A.b(_:of:)"),
      ("struct A { init?<B>(_ b: B<C, D>, e: () -> F = { g(1, 2) }) {} }", "A.init(_:e:)"),
      ("struct A { func b<C: D>(\n _ c: inout C, e f: (G, H), `in` i: J\n) where C: K {} }", "A.b(_:e:in:)"),
      ("func a(b: C) {}", "a(b:)"),
    ])
  func found(source: String, name: String) {
    #expect(SwiftDeclarations(SwiftCode.lines(of: source)).declares(name))
  }

  @Test(
    "what a source does not declare is not found",
    arguments: [
      ("extension A { func b() {} }", "A"), ("struct A { func b(c: D) {} }", "A.b(d:)"),
      ("struct A { func b(c: D) {} }", "A.b"), ("struct A { func b(c: D) {} }", "b(c:)"),
      ("struct A { func b() { let c = 1; func d() {} } }", "A.c"),
      ("struct A { func b() { let c = 1; func d() {} } }", "A.d()"),
      ("struct A {}\nstruct B { let c = 1 }", "A.c"), ("// struct A {}", "A"),
      ("enum A { var b: Int { switch c { case d: 1 } } }", "A.d"),
    ])
  func missing(source: String, name: String) {
    #expect(!SwiftDeclarations(SwiftCode.lines(of: source)).declares(name))
  }
}
