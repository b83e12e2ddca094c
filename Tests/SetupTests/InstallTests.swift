import Foundation
import Testing

/// Installs a fake build, since installing only copies.
@Suite struct InstallTests {
  private let folder: URL
  private let build: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("install-\(UUID().uuidString)")
    build = folder.appendingPathComponent("build")
    let fonts = build.appendingPathComponent("Galley_BundledFonts.resources/Sans")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try write("#!/bin/sh\necho one\n", "build/galley")
    try write("font", "build/Galley_BundledFonts.resources/Sans/Sans.ttf")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: build.appendingPathComponent("galley").path)
  }

  private func write(_ text: String, _ path: String) throws {
    try text.write(to: folder.appendingPathComponent(path), atomically: false, encoding: .utf8)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> (status: Int32, text: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../tools/install").standardizedFileURL.path

  private func install(_ prefix: String, _ environment: [String: String] = [:]) throws -> (status: Int32, text: String)
  {
    try run(["/bin/bash", Self.script, build.path, prefix], environment)
  }

  @Test("the program runs from PREFIX/bin, its fonts lie beside it, and a second installation replaces both")
  func twice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let prefix = folder.appendingPathComponent("usr").path
    let first = try install(prefix)
    #expect(first.status == 0)
    #expect(first.text.contains("install: \(prefix)/bin/galley\n"))
    #expect(first.text.contains("isn't on PATH"))
    #expect(try run([prefix + "/bin/galley"]).text == "one\n")
    #expect(try text("usr/lib/galley/Galley_BundledFonts.resources/Sans/Sans.ttf") == "font")

    try write("#!/bin/sh\necho two\n", "build/galley")
    try FileManager.default.removeItem(
      at: build.appendingPathComponent("Galley_BundledFonts.resources/Sans/Sans.ttf"))
    try write("new", "build/Galley_BundledFonts.resources/Sans/New.ttf")
    #expect(try install(prefix, ["PATH": "/usr/bin:/bin:\(prefix)/bin"]).text == "install: \(prefix)/bin/galley\n")
    #expect(try run([prefix + "/bin/galley"]).text == "two\n")
    let fonts = try FileManager.default.contentsOfDirectory(
      atPath: prefix + "/lib/galley/Galley_BundledFonts.resources/Sans")
    #expect(fonts == ["New.ttf"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: prefix + "/lib/galley").count == 2)
  }

  @Test("a check before the build needs no build, and installs nothing")
  func check() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let prefix = folder.appendingPathComponent("usr").path
    let result = try run(["/bin/bash", Self.script, "--check", prefix])
    #expect(result.status == 0 && result.text.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: prefix + "/bin").isEmpty)
  }

  @Test("a tilde that the shell left in the prefix is the home folder")
  func home() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try install("~/.local", ["HOME": folder.path])
    #expect(result.text.contains("install: \(folder.path)/.local/bin/galley\n"))
    #expect(try run([folder.path + "/.local/bin/galley"]).text == "one\n")
  }

  @Test("DESTDIR is put before the prefix")
  func destination() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let staging = folder.appendingPathComponent("staging").path
    #expect(try install("/usr/local", ["DESTDIR": staging]).status == 0)
    #expect(try run([staging + "/usr/local/bin/galley"]).text == "one\n")
  }

  @Test("completions and manual pages are what the program prints")
  func share() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = #"""
      #!/bin/sh
      echo "$@"
      [ "$*" != --man ] || printf '%s\n' '.BR galley\-font (1)' '.BR galley\-line (1),' '.BR galley\-font (1)'
      """#
    try write(script, "build/galley")
    #expect(try install(folder.appendingPathComponent("usr").path).status == 0)
    #expect(try text("usr/share/bash-completion/completions/galley") == "--completions bash\n")
    #expect(try text("usr/share/zsh/site-functions/_galley") == "--completions zsh\n")
    #expect(try text("usr/share/fish/vendor_completions.d/galley.fish") == "--completions fish\n")
    #expect(try text("usr/share/man/man1/galley.1").hasPrefix("--man\n"))
    #expect(try text("usr/share/man/man1/galley-font.1") == "--man font\n")
    #expect(try text("usr/share/man/man1/galley-line.1") == "--man line\n")
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("usr/share/man/man1").path)
    #expect(pages.count == 3)
  }

  @Test("a build without a program, and a prefix that can't be written, are errors that say what to do")
  func errors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Nobody, root included, can create a folder in a file.
    try write("", "file")
    let prefix = folder.appendingPathComponent("file").path
    for arguments in [[build.path, prefix], ["--check", prefix]] {
      let result = try run(["/bin/bash", Self.script] + arguments, ["PATH": try fakeCommands(["id": "echo 0"])])
      #expect(result.status == 1)
      let message =
        "can't be written; use PREFIX=~/.local, or run it as root: \(Self.script) \(arguments[0]) \(prefix)\n"
      #expect(result.text == "install: \(prefix) \(message)")
    }
    #expect(try install("").text.contains("PREFIX is empty"))
    #expect(try install("").status == 64)
    #expect(try install("~no-such-user/x").status == 64)
    try FileManager.default.removeItem(at: build.appendingPathComponent("galley"))
    #expect(try install(folder.appendingPathComponent("usr").path).text.contains("has no galley; run make install"))
    #expect(try run(["/bin/bash", Self.script]).status == 64)
  }

  /// Returns a PATH on which commands are scripts, before those of the system.
  private func fakeCommands(_ scripts: [String: String]) throws -> String {
    let commands = folder.appendingPathComponent("commands").path
    for (name, script) in scripts {
      // Written by a shell, as in Machine.
      let write = #"mkdir -p "$1" && printf '#!/bin/bash\n%s\n' "$2" > "$1/$3" && chmod 755 "$1/$3""#
      #expect(try run(["/bin/bash", "-c", write, "bash", commands, script, name]).status == 0)
    }
    return "\(commands):/usr/bin:/bin"
  }

  @Test("where only root can write, only the copying is done with sudo, before and after the build")
  func sudo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let prefix = folder.appendingPathComponent("usr").path
    // Root may write everywhere, so the folder that can't be made stands in for one that others can't write.
    try write("", "usr")
    let path = try fakeCommands([
      "id": "echo ${FAKE_ID-1000}",
      "sudo": "rm -f '\(prefix)'; export FAKE_ID=0; [ \"$1\" = -n ] && shift; exec \"$@\"",
    ])
    let check = try run(["/bin/bash", Self.script, "--check", prefix], ["PATH": path])
    #expect(check.status == 0 && check.text.hasPrefix("install: only root can write \(prefix); "))
    try FileManager.default.removeItem(atPath: prefix)
    try write("", "usr")
    #expect(try install(prefix, ["PATH": path]).text.hasPrefix("install: \(prefix)/bin/galley\n"))
    #expect(try run([prefix + "/bin/galley"]).text == "one\n")
    try FileManager.default.removeItem(atPath: prefix)
    try write("", "usr")
    let refusing = try fakeCommands(["sudo": "exit 1"])
    #expect(try install(prefix, ["PATH": refusing]).text.contains("can't be written, and sudo refused; use PREFIX"))
  }

  @Test("everyone can read and run what is installed under a strict umask")
  func umask() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "umask 077; exec bash '\(Self.script)' '\(build.path)' '\(folder.path)/usr'"
    #expect(try run(["/bin/bash", "-c", script]).status == 0)
    let hidden = try run([
      "/usr/bin/find", folder.path + "/usr", "-not", "-perm", "-o=r", "-or", "-type", "d", "-not", "-perm", "-o=x",
    ])
    #expect(hidden.text.isEmpty)
    let runs = try run(["/usr/bin/find", folder.path + "/usr/lib/galley/galley", "-perm", "755"])
    #expect(!runs.text.isEmpty)
  }

  @Test("links in share are replaced, not written through, and the check looks at these folders too")
  func links() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let prefix = folder.appendingPathComponent("usr").path
    let pages = URL(fileURLWithPath: prefix + "/share/man/man1")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    try write("mine", "mine")
    for link in [prefix + "/share/man/man1/galley.1", prefix + "/bin/galley"] {
      try FileManager.default.createDirectory(
        atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/mine")
    }
    #expect(try install(prefix).status == 0)
    #expect(try text("mine") == "mine")
    #expect(try text("usr/share/man/man1/galley.1") == "one\n")
    try FileManager.default.removeItem(at: pages)
    try write("", "usr/share/man/man1")
    let path = try fakeCommands(["id": "echo 0"])
    #expect(try run(["/bin/bash", Self.script, "--check", prefix], ["PATH": path]).status == 1)
  }

  @Test("an installation is removed again, and nothing else is")
  func removal() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = #"[ "$*" != --man ] || printf '%s\n' '.BR galley\-font (1)' '.BR galley\-line (1),'; echo "$*""#
    try write("#!/bin/sh\n" + script, "build/galley")
    let prefix = folder.appendingPathComponent("usr").path
    #expect(try install(prefix).status == 0)
    try write("other", "usr/share/man/man1/galley-other.1")
    try write("other", "usr/bin/other")
    let removal = try run(["/bin/bash", Self.script, "--remove", prefix])
    #expect(removal.status == 0 && removal.text == "install: removed galley from \(prefix)\n")
    let left = try run(["/usr/bin/find", prefix, "-not", "-type", "d"]).text.split(separator: "\n").sorted()
    #expect(left == ["\(prefix)/bin/other", "\(prefix)/share/man/man1/galley-other.1"])
    #expect(!FileManager.default.fileExists(atPath: prefix + "/lib/galley"))
    let again = try run(["/bin/bash", Self.script, "--remove", prefix])
    #expect(again.status == 0 && again.text.contains("nothing to remove"))
  }
}
