internal import GalleyCommands
GalleyCommands.run()
