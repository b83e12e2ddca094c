// Empty on purpose. A file that imports both Testing and a module named UIKit makes the compiler look for this
// module, by a list in the toolchain (Testing.swiftcrossimport); on Linux the toolchain does not bring it, and
// without it no such file compiles.
