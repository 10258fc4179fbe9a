package dev.banmen.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;

/** Codes that people copy by hand or voice. Stateless. */
final class SecretCode {
  /** None looks like another: 4.95 bits each. */
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int GROUP = 5;

  private SecretCode() {}

  /** A new code of so many letters, in groups such as {@code k3m7q-2xwvu}. */
  static String of(SecureRandom random, int letters) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < letters; i++) {
      code.append(i > 0 && i % GROUP == 0 ? "-" : "");
      code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** What is kept of a code; the same however its letters are typed and grouped. */
  static String hash(String typed) {
    String letters = typed.toLowerCase(Locale.ROOT).replace("-", "");
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(letters.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
