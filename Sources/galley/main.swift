internal import GalleyCommands

Program.run(arguments: Array(CommandLine.arguments.dropFirst()))
