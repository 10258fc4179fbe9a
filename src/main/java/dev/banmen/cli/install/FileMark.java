package dev.banmen.cli.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A file's fingerprint, by which to recognize it. Stateless. */
final class FileMark {
  private FileMark() {}

  /** The SHA-256 of a file's content, or a link's target; nothing for all else. */
  static String of(Path file) throws IOException {
    if (Files.isSymbolicLink(file)) {
      return "-> " + Files.readSymbolicLink(file);
    } else if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return "";
    }
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e); // every Java has it
    }
  }
}
