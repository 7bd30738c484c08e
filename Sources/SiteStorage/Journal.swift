/// What an update of the output folder is about to make, written before the first change and removed after the last.
///
/// If it is found at the start of a build, an earlier one was cut off: the files it names are ours although no
/// ownership list names them yet, and the temporary files it names can go.
struct Journal: Equatable {
  var files: [String]
  var folders: [String]
  /// Half-written files, each beside its target.
  var temporaries: [String]

  static let fileName = "journal"
  static let envelope = BinaryEnvelope(magic: "galleyjn", version: 1)

  var bytes: [UInt8] {
    var writer = BinaryWriter()
    for list in [files, folders, temporaries] {
      writer.append(count: list.count)
      for path in list { writer.append(text: path) }
    }
    return Journal.envelope.wrap(writer.bytes)
  }

  init(files: [String], folders: [String], temporaries: [String]) {
    self.files = files
    self.folders = folders
    self.temporaries = temporaries
  }

  /// Reads what `bytes` writes; `nil` for anything else.
  init?(bytes: [UInt8]) {
    guard case .body(let body) = Journal.envelope.open(bytes) else { return nil }
    var reader = BinaryReader(body)
    do throws(BinaryFormatError) {
      files = try reader.paths()
      folders = try reader.paths()
      temporaries = try reader.paths()
    } catch {
      return nil
    }
    guard reader.isAtEnd, (files + folders).allSatisfy({ OutputPath.problem($0) == nil }) else { return nil }
  }
}

extension BinaryReader {
  fileprivate mutating func paths() throws(BinaryFormatError) -> [String] {
    var paths: [String] = []
    for _ in 0..<(try count()) { paths.append(try text()) }
    return paths
  }
}
