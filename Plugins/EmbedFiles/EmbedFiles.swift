import Foundation
import PackagePlugin

/// Turns the default theme, the files of a new cookbook, of previews and of the editor, and tables of knowledge into Swift source, so that the program carries them.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let tool = try context.tool(named: "embed-files")
    let folders = [
      ("theme", package.appending(path: "templates")),
      ("themes", package.appending(path: "themes")),
      ("starter", package.appending(path: "Sources/DefaultFiles/Starter")),
      ("preview", package.appending(path: "Sources/DefaultFiles/Preview")),
      ("editor", package.appending(path: "Sources/DefaultFiles/Editor")),
      ("knowledge", package.appending(path: "Sources/DefaultFiles/Knowledge")),
    ]
    return folders.map { name, folder in
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Embedding the \(name) files", executable: tool.url,
        arguments: [name, folder.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: inputs(below: folder), outputFiles: [output])
    }
  }

  private func inputs(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path() < $1.path() }
  }
}
