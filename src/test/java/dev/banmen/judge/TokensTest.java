package dev.banmen.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Tokens;
import dev.banmen.text.Phrase;
import dev.banmen.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The words of a fault: what was found, and what was expected there. */
class TokensTest {
  private static String fault(String input, String what, long min, long max) {
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
    Tokens tokens = new Tokens(new ByteArrayInputStream(bytes));
    Phrase named = Phrase.beside(ToyFamily.class, "expected.any", what);
    InputFault fault =
        catchThrowableOfType(InputFault.class, () -> tokens.integer(named, min, max));
    assertThat(fault).as(input).isNotNull();
    return fault.getMessage();
  }

  @Test
  void whatIsNoNumberHearsTheRangeToo() {
    assertThat(fault("x", "a row", 1, 19))
        .isEqualTo("found 'x' where a row from 1 to 19 was expected");
    assertThat(fault("-", "a row", 1, 19))
        .isEqualTo("found '-' where a row from 1 to 19 was expected");
    assertThat(fault("1234567890123456789", "a row", 1, 19))
        .isEqualTo("found '1234567890123456789' where a row from 1 to 19 was expected");
    assertThat(fault("20", "a row", 1, 19))
        .isEqualTo("found '20' where a row from 1 to 19 was expected");
  }

  @Test
  void aLongWordIsCutBetweenTwoCharacters() {
    String digits = "1".repeat(39);
    assertThat(fault(digits + "\u00e9x", "a row", 1, 19)).startsWith("found '" + digits + "...'");
    String most = "1".repeat(37);
    assertThat(fault(most + "\ud83d\ude00", "a row", 1, 19)).startsWith("found '" + most + "...'");
    assertThat(fault("1" + digits + "\u00e9", "a row", 1, 19))
        .startsWith("found '1" + digits + "...'");
    assertThat(fault("\u00e9".repeat(20), "a row", 1, 19)).doesNotContain("...");
  }

  /** Endless blank lines, and then one word; records how much is requested at once. */
  private static final class Blanks extends InputStream {
    private static final int ALL = 64 << 20;
    private int given;
    private int largest;

    @Override
    public int read() {
      throw new AssertionError("byte by byte");
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      largest = Math.max(largest, target.length);
      if (given > ALL) {
        return -1;
      }
      Arrays.fill(target, offset, offset + length, (byte) '\n');
      given += length;
      target[offset] = (byte) (given > ALL ? 'x' : '\n');
      return length;
    }
  }

  /** These have no limit: a judge waits for its input and uses no memory meanwhile. */
  @Test
  void blankLinesTakeNoMemory() throws IOException {
    Blanks blanks = new Blanks();
    Tokens tokens = new Tokens(blanks);
    assertThat(tokens.next()).isTrue();
    assertThat(tokens.line()).isGreaterThan(Blanks.ALL - (1 << 20));
    assertThat(blanks.largest).isLessThanOrEqualTo(1 << 20);
  }

  @Test
  void twoNumbersAreNamedAndNoRangeIsSpelledOutThatEndsNowhere() {
    assertThat(fault("2", "the player", 0, 1))
        .isEqualTo("found '2' where the player, 0 or 1, was expected");
    assertThat(fault("-1", "the number of cases", 0, Tokens.UNBOUNDED))
        .isEqualTo("found '-1' where the number of cases, 0 or more, was expected");
    assertThat(fault("x", "x1", -Tokens.UNBOUNDED, Tokens.UNBOUNDED))
        .isEqualTo("found 'x' where x1, an integer, was expected");
  }
}
