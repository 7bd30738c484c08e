internal import Glibc
internal import PictureResizing

exit(PictureHelper.run(Array(CommandLine.arguments.dropFirst())))
