internal import EPUBFiles
internal import PageBuilding
internal import PageInputs
internal import PictureFiles

/// The photographs of an EPUB: files beside its documents, each once, in the order in which they are asked for.
final class EPUBPictures: BookPictures {
  private let contentFile: ContentFile
  private var addresses: [String: String] = [:]
  private(set) var files: [EPUBResource] = []
  private(set) var problems: [String: RenderFailure] = [:]

  init(contentFile: @escaping ContentFile) {
    self.contentFile = contentFile
  }

  func address(of path: String) -> String? {
    if let address = addresses[path] { return address }
    do throws(RenderFailure) {
      let file = try file(path)
      files.append(file)
      addresses[path] = file.path
      return file.path
    } catch {
      problems[path] = error
      return nil
    }
  }

  /// Named after what is in it, not after its ending, which may say something else.
  private func file(_ path: String) throws(RenderFailure) -> EPUBResource {
    let bytes = try contentFile(path)
    guard let info = PictureFiles.PictureFile.read(bytes) else { throw .damagedPicture }
    let name = "pictures/photo-\(files.count + 1).\(info.format.rawValue)"
    return EPUBResource(path: name, mediaType: Self.mediaType(of: info.format), bytes: bytes)
  }

  private static func mediaType(of format: PictureFormat) -> EPUBResource.MediaType {
    switch format {
    case .jpeg: .jpeg
    case .png: .png
    case .gif: .gif
    case .webp: .webp
    }
  }
}
