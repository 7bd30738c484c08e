internal import CookbookReading
package import PhotoReading

extension PhotoReader {
  /// One that runs the programs of this machine, for photos in a language and in English.
  ///
  /// - Parameter language: BCP 47.
  package static func byProcesses(language: String) -> PhotoReader {
    PhotoReader(languages: models(for: LanguageTag.primary(language))) { arguments, input in
      let found = arguments.map { $0 == pictureProgram ? PictureProgram.place() : $0 }
      return switch ChildProcess.output(of: found, input: input) {
      case .success(let bytes): .printed(bytes)
      case .failure(let failure): .failed(status: failure.status)
      }
    }
  }
}
