import Foundation
import PackagePlugin

/// Checks the table of foods and turns it into Swift source, so that the program carries it.
@main
struct CompileFoods: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/FoodTable/Foods")
    let names = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let files = names.filter { $0.pathExtension == "yaml" }.sorted { $0.path() < $1.path() }
    let output = context.pluginWorkDirectoryURL.appending(path: "compact.swift")
    return [
      .buildCommand(
        displayName: "Compiling the table of foods", executable: try context.tool(named: "compile-foods").url,
        arguments: [output.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) },
        inputFiles: files, outputFiles: [output])
    ]
  }
}
