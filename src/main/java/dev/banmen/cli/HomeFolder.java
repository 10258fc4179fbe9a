package dev.banmen.cli;

/** The user's folder in names of files, which no shell has looked at. */
final class HomeFolder {
  private static final String HOME = "~/";

  private HomeFolder() {}

  /** The name with a tilde at its beginning spelled out. */
  static String full(String name) {
    String home = System.getenv("HOME");
    return name.startsWith(HOME) && home != null ? home + name.substring(HOME.length() - 1) : name;
  }
}
