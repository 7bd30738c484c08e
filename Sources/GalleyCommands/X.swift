public enum GalleyCommands { public static func run() {} }
