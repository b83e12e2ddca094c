import Foundation
import Testing
import UIFoundation

struct WeakCollectionTests {
  private final class Thing {}

  @Test("a table with strong keys finds values by equal keys")
  func equality() {
    let table = NSMapTable<NSString, Thing>.strongToStrongObjects()
    let thing = Thing()
    table.setObject(thing, forKey: "a")
    #expect(table.object(forKey: NSString(string: "a")) === thing && table.object(forKey: "b") == nil)
    table.removeObject(forKey: "a")
    #expect(table.count == 0)
  }

  @Test("weak keys and weak values are removed with their objects")
  func weakness() {
    let byKey = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let byValue = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing()
    byKey[kept] = "kept"
    do {
      let gone = Thing()
      byKey[gone] = "gone"
      byValue.setObject(gone, forKey: "gone")
      #expect(byKey.count == 2 && byValue.count == 1)
    }
    #expect(byKey.count == 1 && byKey[kept] == "kept" && byValue.object(forKey: "gone") == nil)
    for _ in 0..<100 { byKey[Thing()] = "gone" }
    #expect(byKey.count == 1 && (byKey.objectEnumerator()?.allObjects.count ?? 0) == 1)
  }

  @Test("a hash table holds each object once, weakly on request")
  func hashTable() {
    let table = NSHashTable<Thing>.weakObjects()
    let thing = Thing()
    table.add(thing)
    table.add(thing)
    do { table.add(Thing()) }
    #expect(table.count == 1 && table.contains(thing) && table.allObjects.first === thing)
    table.remove(thing)
    #expect(!table.contains(thing) && table.anyObject == nil)
    let strong = NSHashTable<NSString>()
    strong.add("a")
    #expect(strong.contains(NSString(string: "a")) && strong.member("a") == "a")
  }
}
