import Testing

@testable import galley

@Suite struct ProcessArgumentsTests {
  @Test("UTF-8 is decoded unchanged")
  func valid() throws {
    #expect(try ProcessArguments.decode(Array("שלום".utf8), position: 1) == "שלום")
    #expect(try ProcessArguments.decode([], position: 1).isEmpty)
  }

  @Test(
    "invalid UTF-8 is an error with its position",
    arguments: [
      ([0x61, 0xFF], 1), ([0x80], 0),
      // An encoded surrogate, an overlong slash, and a sequence cut short.
      ([0x61, 0x62, 0xED, 0xA0, 0x80], 2), ([0xC0, 0xAF], 0), ([0x61, 0xE2, 0x82], 1),
    ])
  func invalid(bytes: [UInt8], offset: Int) {
    #expect(throws: CommandFailure(.badData, "argument 2 is not UTF-8 at byte offset \(offset)")) {
      try ProcessArguments.decode(bytes, position: 2)
    }
  }
}
