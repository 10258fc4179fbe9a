package dev.banmen.record.charset;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A language of many characters: the cost of common ones follows Zipf's law by their rank; all
 * others of its script cost the same. Immutable except for its encoder, which one thread at a time
 * may use.
 */
final class RankedProfile implements ScriptProfile {
  private static final double OF_FIRST = 2.5; // makes all common ones together nearly certain
  private static final int RANK_SHIFT = 15; // the first few are about equally frequent
  private static final double SYMBOL = 14;
  private static final double WIDE = 12; // digits and letters as wide as Han, and narrow kana
  private static final double RARE = 16;
  private static final double BESIDE_LETTER = 6; // such text does not stand in English words

  private final Map<Character, Double> common;
  private final char first; // of its script
  private final char last;
  private final String charset;
  private final Optional<CharsetEncoder> encoder; // which one thread at a time may use

  private RankedProfile(String common, char first, char last, String charset) {
    this.first = first;
    this.last = last;
    this.charset = charset;
    this.encoder = Charsets.supported(charset).map(Charset::newEncoder);
    Map<Character, Double> costs = new HashMap<>();
    for (int i = 0; i < common.length(); i++) {
      costs.put(common.charAt(i), OF_FIRST + Math.log(i + RANK_SHIFT) / Math.log(2));
    }
    this.common = Collections.unmodifiableMap(costs);
  }

  /**
   * A language written in Han.
   *
   * @param charset one with only the characters in use; if this Java has none of that name, all of
   *     the script count as in use
   */
  static RankedProfile han(String common, String charset) {
    return new RankedProfile(common, '\u4e00', '\u9fa5', charset);
  }

  static RankedProfile hangul(String common) {
    return new RankedProfile(common, '\uac00', '\ud7a3', "EUC-KR");
  }

  @Override
  public double bits(String text, int at) {
    double bits = bits(text.charAt(at));
    bits += ScriptProfile.isSmall(text, at - 1) ? BESIDE_LETTER : 0;
    return bits + (ScriptProfile.isSmall(text, at + 1) ? BESIDE_LETTER : 0);
  }

  private double bits(char c) {
    Double known = common.get(c);
    if (known != null) {
      return known;
    } else if (c == '\ufffd') {
      return BROKEN;
    } else if (c >= 0xff01 && c <= 0xff9f) {
      return WIDE;
    } else if (c >= 0x2000 && c <= 0x33ff) {
      return SYMBOL;
    }
    return c >= first && c <= last && isInUse(c) ? RARE : STRANGE;
  }

  private synchronized boolean isInUse(char c) {
    return encoder.map(known -> known.canEncode(c)).orElse(true);
  }

  /** The name of the charset that has the characters in use. */
  String charset() {
    return charset;
  }
}
