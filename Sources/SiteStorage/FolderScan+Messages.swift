internal import Glibc
internal import SourceText

/// What a walk says of what it leaves out.
extension FolderScan {
  func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    let missing = error.code == ENOENT
    return Diagnostic(
      .error, "storage-unreadable", path: folder.shownPath(of: path),
      message: "the folder cannot be read: \(error.text)",
      hint: missing ? "create the folder, or name another one" : "make the folder readable (chmod u+rx)")
  }

  func failed(_ path: String, _ error: SystemError, isLink: Bool) -> Diagnostic {
    if isLink, error.code == ENOENT || error.code == ELOOP { return folder.brokenLink(path, .warning) }
    return Diagnostic(
      .error, "storage-unreadable", path: folder.shownPath(of: path),
      message: "the file cannot be examined: \(error.text)", hint: "make its folder searchable (chmod u+rx)")
  }

  func nameEncoding(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-name-encoding", path: folder.shownPath(of: path), message: "the file name is not UTF-8",
      hint: "rename the file")
  }

  func repeatedFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "storage-repeated-folder", path: folder.shownPath(of: path),
      message: "the link leads to a folder that was read already", hint: "remove the link; each folder is read once")
  }

  func outsideLink(_ path: String, _ target: String) -> Diagnostic {
    Diagnostic(
      .warning, "storage-outside-link", path: folder.shownPath(of: path),
      message: "the link leads out of the folder, to “\(target)”",
      hint: "remove the link, or copy what is to be published into the folder")
  }

  func syncCopy(_ path: String, of original: String) -> Diagnostic {
    Diagnostic(
      .warning, "storage-sync-copy", path: folder.shownPath(of: path),
      message: "left out: a copy of “\(original)” with what another machine changed at the same time",
      hint: "put what is right of it into that file, for recipes with “galley merge”, and delete it")
  }

  func notAFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "storage-not-a-file", path: folder.shownPath(of: path),
      message: "this is neither a file nor a folder (a pipe, socket or device)", hint: "move it out of the folder")
  }
}
