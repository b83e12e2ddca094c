import Testing

@Suite struct HouseTests {
  @Test("names are used once, and every room named in a row stands on a lower floor")
  func rowsAgree() {
    let names = House.rooms.map(\.name)
    #expect(Set(names).count == names.count)
    for room in House.rooms {
      guard case .only(let below) = room.below else { continue }
      for name in below {
        let other = House.rooms.first { $0.name == name }
        #expect(other.map { $0.floor < room.floor } == true, "\(room.name) -> \(name)")
      }
      #expect(room.cModules.isSubset(of: House.cModules))
    }
  }

  @Test("only the wall and the pictures may import C")
  func wall() {
    #expect(Set(House.rooms.filter { !$0.cModules.isEmpty }.map(\.name)) == ["FontEngine", "LayoutRendering"])
  }

  @Test("the pure rooms know nothing of Foundation")
  func pureRooms() {
    for room in House.rooms where ["FontEngine", "TextLayout", "Cassowary", "DynamicType"].contains(room.name) {
      #expect(!room.toolchain.contains("Foundation"), "\(room.name)")
    }
  }
}
