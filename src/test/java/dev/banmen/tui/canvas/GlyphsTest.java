package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Side;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What differs in meaning differs in shape, and not only by being upper or lower case. */
class GlyphsTest {
  private static final Map<Hint, String> COUNTED =
      Map.of(Hint.BLACKS, "counts for Black", Hint.WHITES, "counts for White");

  @ParameterizedTest
  @EnumSource
  void inAsciiEverySignOfABoardHasItsOwnShape(Ground ground) {
    assertApart(Glyphs.ASCII, ground);
  }

  @ParameterizedTest
  @EnumSource
  void inUnicodeEverySignOfABoardHasItsOwnShape(Ground ground) {
    assertApart(Glyphs.UNICODE, ground);
  }

  @ParameterizedTest
  @EnumSource
  void withoutAmbiguousWidthsEverySignOfABoardHasItsOwnShape(Ground ground) {
    assertApart(Glyphs.CJK, ground);
  }

  private static void assertApart(Glyphs glyphs, Ground ground) {
    Map<String, String> meanings = new LinkedHashMap<>();
    add(meanings, "the cursor", '[');
    add(meanings, "the cursor", ']');
    add(meanings, "the last move", '(');
    add(meanings, "the last move", ')');
    for (Hint hint : Hint.values()) {
      if (ground != Ground.LINES || !COUNTED.containsKey(hint)) {
        String meaning = hint == Hint.LEGAL ? "legal" : COUNTED.getOrDefault(hint, hint.name());
        add(meanings, meaning, glyphs.hint(hint));
      }
    }
    add(meanings, "legal", glyphs.legal(ground));
    if (ground == Ground.LINES) {
      for (Side side : Side.values()) {
        add(meanings, side + "'s line", glyphs.line(side, false));
        add(meanings, side + "'s line", glyphs.line(side, true));
      }
      add(meanings, "a dot", glyphs.dot());
      add(meanings, "a box of Black's", 'A');
      add(meanings, "a box of White's", 'B');
      return;
    }
    for (Side side : Side.values()) {
      add(meanings, "a piece of " + side, glyphs.piece(side));
    }
    addGround(meanings, glyphs, ground);
  }

  private static void addGround(Map<String, String> meanings, Glyphs glyphs, Ground ground) {
    if (ground == Ground.SQUARES) {
      add(meanings, "an empty square", glyphs.square());
      return;
    }
    add(meanings, "counts for Black", glyphs.territory(Side.BLACK));
    add(meanings, "counts for White", glyphs.territory(Side.WHITE));
    add(meanings, "neutral", glyphs.neutral());
    add(meanings, "a star", glyphs.star());
    for (char line : (glyphs.grid() + glyphs.border()).replace(" ", "").toCharArray()) {
      add(meanings, "a line of the board", line);
    }
  }

  private static void add(Map<String, String> meanings, String meaning, char sign) {
    String shape = Character.toString(sign).toLowerCase(Locale.ROOT);
    assertThat(meanings.putIfAbsent(shape, meaning)).as(shape).isIn(null, meaning);
  }
}
