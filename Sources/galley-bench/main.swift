BenchProgram.run(arguments: Array(CommandLine.arguments.dropFirst()))
