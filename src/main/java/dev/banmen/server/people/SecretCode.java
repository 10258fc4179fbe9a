package dev.banmen.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;

/** Codes that people copy by hand or voice. Stateless. */
public final class SecretCode {
  /** None looks like another: 4.95 bits each. */
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int GROUP = 5;

  /** The letters of a table's code. */
  private static final int OF_TABLE = 6;

  private SecretCode() {}

  /** A new code of so many letters, in groups such as {@code k3m7q-2xwvu}. */
  static String of(int letters) {
    SecureRandom random = new SecureRandom();
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < letters; i++) {
      code.append(i > 0 && i % GROUP == 0 ? "-" : "");
      code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** A new code of a table, such as {@code k3m7q2}. */
  public static String ofTable() {
    return of(OF_TABLE).replace("-", "");
  }

  /** Whether a text may be the code of a table; such a one that is wrong is a guess. */
  public static boolean isOfTable(String text) {
    String small = text.toLowerCase(Locale.ROOT);
    return small.length() == OF_TABLE && small.chars().allMatch(c -> LETTERS.indexOf(c) >= 0);
  }

  /** The form in which a code is kept; the same however its letters are typed and grouped. */
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
