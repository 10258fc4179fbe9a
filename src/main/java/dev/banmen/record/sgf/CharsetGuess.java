package dev.banmen.record.sgf;

import dev.banmen.game.Bytes;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;

/**
 * Guesses what charset a text is in that is no UTF-8 and does not say. Each candidate decodes it;
 * the one whose text looks most like a language wins: characters that are frequent in it count for
 * it, ones that hardly occur and bytes that are no text count against it.
 */
final class CharsetGuess {
  private static final String BY_ESCAPES = "ISO-2022-JP";
  private static final int SAMPLE = 1 << 15;

  /** A charset with the look of text in it, the likelier ones first. */
  private record Candidate(String charset, Look look) {}

  private static final List<Candidate> CANDIDATES =
      List.of(
          new Candidate(BY_ESCAPES, Look.JAPANESE),
          new Candidate("GB18030", Look.SIMPLIFIED),
          new Candidate("windows-31j", Look.JAPANESE),
          new Candidate("x-windows-949", Look.KOREAN),
          new Candidate("x-windows-950", Look.TRADITIONAL),
          new Candidate("EUC-JP", Look.JAPANESE),
          new Candidate("windows-1251", Look.CYRILLIC),
          new Candidate("windows-1252", Look.LATIN));

  private CharsetGuess() {}

  /** Some of a file from its first byte beyond ASCII on. */
  static byte[] sample(Bytes file, long foreign) throws IOException {
    return file.piece(Math.max(0, foreign - 1), SAMPLE);
  }

  /** The likeliest charset of a text. */
  static Charset of(byte[] sample) {
    Charset best = Charset.forName("windows-1252");
    double most = Double.NEGATIVE_INFINITY;
    for (Candidate candidate : CANDIDATES) {
      Optional<Charset> charset = Charsets.named(candidate.charset());
      if (charset.isPresent() && !isOutOfQuestion(candidate, sample)) {
        double score = candidate.look().score(new String(sample, charset.get()));
        if (score > most) {
          most = score;
          best = charset.get();
        }
      }
    }
    return best;
  }

  private static boolean isOutOfQuestion(Candidate candidate, byte[] sample) {
    return candidate.charset().equals(BY_ESCAPES) && !hasEscapes(sample);
  }

  /** Whether text goes to another charset and back to ASCII by escapes. */
  static boolean hasEscapes(byte[] sample) {
    for (int i = 0; i + 1 < sample.length; i++) {
      if (sample[i] == 0x1b && sample[i + 1] == '$') {
        return true;
      }
    }
    return false;
  }
}
