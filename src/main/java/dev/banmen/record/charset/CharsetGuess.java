package dev.banmen.record.charset;

import dev.banmen.game.record.Bytes;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Guesses the charset of a text that is not UTF-8 and does not name it. Each candidate decodes it;
 * the likeliest text in its language wins, see {@link ScriptProfile}. Stateless.
 *
 * <p>A record holds a few names and perhaps a comment, which is too little for the detectors that
 * browsers use. Of 1,029 Chinese records, without a charset named in them, ICU4J 76 knows 95% and
 * juniversalchardet 2.5 knows 98%, of names alone less than half; this knows all but a few of
 * either.
 */
public final class CharsetGuess {
  static final String BY_ESCAPES = "ISO-2022-JP";

  /** The number of bytes of a file that is enough to guess. */
  public static final int SAMPLE = 1 << 15;

  private static final double ASCII = 5; // bits of such a character, the same in all languages

  /**
   * So many bits, and so many more for each character, a label has to be less likely to be wrong.
   */
  private static final double SURE = 20;

  private static final double SURE_EACH = 1;

  /** The number of characters beyond ASCII below which the label is believed. */
  private static final int FEW = 4;

  /** A charset and a language in it; its prior cost, in bits, is more if records rarely use it. */
  record CandidateCharset(String charset, ScriptProfile profile, double prior) {}

  private static final ScriptProfile SIMPLIFIED =
      RankedProfile.han(CommonCharacters.of("simplified"), "GB2312");
  private static final ScriptProfile TRADITIONAL =
      RankedProfile.han(CommonCharacters.of("traditional"), "Big5");
  private static final ScriptProfile JAPANESE =
      RankedProfile.han(CommonCharacters.of("japanese"), "Shift_JIS");
  private static final ScriptProfile KOREAN = RankedProfile.hangul(CommonCharacters.of("korean"));
  private static final ScriptProfile CYRILLIC = new CyrillicProfile();
  private static final ScriptProfile LATIN = new LatinProfile();

  static final List<CandidateCharset> CANDIDATES =
      List.of(
          new CandidateCharset("GB18030", SIMPLIFIED, 0),
          new CandidateCharset("windows-31j", JAPANESE, 1),
          new CandidateCharset("x-windows-949", KOREAN, 1),
          new CandidateCharset("x-windows-950", TRADITIONAL, 1),
          new CandidateCharset("EUC-JP", JAPANESE, 4),
          new CandidateCharset("windows-1251", CYRILLIC, 2),
          new CandidateCharset("KOI8-R", CYRILLIC, 5),
          new CandidateCharset("windows-1252", LATIN, 0));

  private CharsetGuess() {}

  /** A sample of a file, from its first byte beyond ASCII on. */
  public static byte[] sample(Bytes file, long foreign) throws IOException {
    return file.piece(Math.max(0, foreign - 1), SAMPLE);
  }

  /** The likeliest charset of a text. */
  public static Charset of(byte[] sample) {
    Optional<Charset> escaped = Charsets.named(BY_ESCAPES);
    if (escaped.isPresent() && Charsets.hasEscapes(sample) && isWhole(sample, escaped.get())) {
      return escaped.get();
    }
    Charset best = Charset.forName("windows-1252");
    double least = Double.POSITIVE_INFINITY;
    for (CandidateCharset candidate : CANDIDATES) {
      Optional<Charset> charset = Charsets.named(candidate.charset());
      if (charset.isPresent()) {
        double bits = candidate.prior() + bits(sample, charset.get(), candidate.profile());
        if (bits < least) {
          least = bits;
          best = charset.get();
        }
      }
    }
    return best;
  }

  /**
   * The charset of a text that names one: that, unless the text is far likelier in another.
   *
   * @param named one that is no Unicode charset
   */
  public static Charset of(byte[] sample, Charset named) {
    Charset guess = of(sample);
    long foreign = new String(sample, guess).chars().filter(c -> c >= 0x80).count();
    if (foreign < FEW || isOneByte(guess)) {
      return named; // an alphabet's texts are too much alike in another's charset
    }
    OptionalDouble asNamed = bits(sample, named);
    OptionalDouble asGuessed = bits(sample, guess);
    boolean isKnown = asNamed.isPresent() && asGuessed.isPresent();
    double gap = isKnown ? asNamed.getAsDouble() - asGuessed.getAsDouble() : 0;
    return gap > SURE + SURE_EACH * foreign ? guess : named;
  }

  /**
   * Whether a text is UTF-8 though it names another charset: bytes of that one look so only by
   * chance, and never for long.
   *
   * @param sample its first bytes beyond ASCII, and perhaps not its last
   */
  public static boolean isUtf8(byte[] sample, Charset named) {
    int pairs = 0;
    int longer = 0;
    for (int i = 0; i < sample.length; ) {
      int length = sample[i] >= 0 ? 1 : Utf8.length(sample, i, sample.length);
      if (length <= 0 && i + 3 < sample.length) {
        return false;
      }
      pairs += length == 2 ? 1 : 0;
      longer += length > 2 ? 1 : 0;
      i += Math.max(1, length);
    }
    return longer > 0 || pairs >= (isOneByte(named) ? 1 : FEW);
  }

  private static boolean isOneByte(Charset charset) {
    return charset.canEncode() && charset.newEncoder().maxBytesPerChar() == 1;
  }

  /** The bits of a text in one of the candidates; empty if the charset is none. */
  private static OptionalDouble bits(byte[] sample, Charset charset) {
    return CANDIDATES.stream()
        .filter(one -> Charsets.named(one.charset()).equals(Optional.of(charset)))
        .mapToDouble(one -> bits(sample, charset, one.profile()))
        .min();
  }

  private static double bits(byte[] sample, Charset charset, ScriptProfile profile) {
    String text = new String(sample, charset);
    double bits = 0;
    for (int i = 0; i < text.length(); i++) {
      bits += text.charAt(i) < 0x80 ? ASCII : profile.bits(text, i);
    }
    return bits;
  }

  private static boolean isWhole(byte[] sample, Charset charset) {
    return new String(sample, charset).indexOf('\ufffd') < 0;
  }
}
