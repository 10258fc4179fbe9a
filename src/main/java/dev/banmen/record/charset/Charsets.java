package dev.banmen.record.charset;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Looks up charsets by their names in files. */
public final class Charsets {
  /** The smaller charsets that replace those that not every Java has. */
  private static final Map<String, String> SMALLER =
      Map.of("x-windows-949", "EUC-KR", "x-windows-950", "Big5", "windows-31j", "Shift_JIS");

  private Charsets() {}

  /**
   * The charset with a name. Where programs use more characters than the named charset has, the
   * larger one: GB18030 for GB2312 and GBK, the Windows versions of Shift_JIS and EUC-KR.
   */
  public static Optional<Charset> named(String name) {
    return named(name, Charsets::supported);
  }

  /** The charset with a name, of those that Java supports. */
  public static Optional<Charset> named(
      String name, Function<String, Optional<Charset>> supported) {
    String plain = name.trim().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    String known =
        switch (plain) {
          case "gb2312", "gbk", "gb", "cp936", "euc-cn", "x-gbk", "gb-2312-80" -> "GB18030";
          case "shift-jis", "sjis", "ms-kanji", "x-sjis", "shiftjis", "cp932" -> "windows-31j";
          case "euc-kr", "ks-c-5601-1987", "cp949", "uhc", "ksc5601" -> "x-windows-949";
          case "big5", "cp950", "big-5", "x-big5" -> "x-windows-950";
          case "macintosh", "macroman", "mac" -> "x-MacRoman";
          case "latin1", "latin-1", "iso8859-1", "iso-8859-1" -> "windows-1252";
          case "utf8", "utf-8-bom" -> "UTF-8";
          default -> plain;
        };
    return supported
        .apply(known)
        .or(() -> supported.apply(SMALLER.getOrDefault(known, known)))
        .or(() -> supported.apply(name.trim()));
  }

  /** The name that people know a charset by. */
  public static String name(Charset charset) {
    return SMALLER.getOrDefault(charset.name(), charset.name());
  }

  static Optional<Charset> supported(String name) {
    try {
      return Optional.of(Charset.forName(name));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // this Java has no such charset, or none can be called so
    }
  }

  /**
   * Whether brackets, backslashes and the like have the same bytes as in ASCII, and nothing else
   * uses these bytes, so that the grammar can read them undecoded.
   */
  public static boolean isTransparent(Charset charset) {
    if (charset.equals(StandardCharsets.UTF_8) || charset.equals(StandardCharsets.US_ASCII)) {
      return true;
    }
    String name = charset.name();
    if (name.equals("x-windows-949") || name.equals("EUC-KR") || name.equals("EUC-JP")) {
      return true; // second bytes are letters or beyond ASCII
    }
    if (!charset.canEncode() || charset.newEncoder().maxBytesPerChar() > 1) {
      return false;
    }
    byte[] ascii = "(;)[]\\:".getBytes(StandardCharsets.US_ASCII);
    return new String(ascii, charset).equals("(;)[]\\:");
  }

  /** Whether text switches to another charset and back to ASCII by escapes. */
  public static boolean hasEscapes(byte[] sample) {
    for (int i = 0; i + 1 < sample.length; i++) {
      if (sample[i] == 0x1b && sample[i + 1] == '$') {
        return true;
      }
    }
    return false;
  }
}
