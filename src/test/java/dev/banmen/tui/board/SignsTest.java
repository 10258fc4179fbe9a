package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Hint;
import dev.banmen.game.Side;
import dev.banmen.record.Markup.Sign;
import dev.banmen.tui.canvas.Glyphs;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A recording's marks on a board differ from everything else there by shape. */
class SignsTest {
  @Test
  void everySignHasAShapeOfItsOwn() {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII, Glyphs.CJK)) {
      Signs signs = Signs.beside(glyphs);
      Set<Character> used = new HashSet<>(List.of('[', ']', '(', ')', '!'));
      used.addAll(List.of(glyphs.square(), glyphs.star(), glyphs.dot(), glyphs.neutral()));
      used.addAll(List.of(glyphs.piece(Side.BLACK), glyphs.piece(Side.WHITE)));
      (glyphs.grid() + glyphs.border() + glyphs.lines()).chars().forEach(c -> used.add((char) c));
      for (Hint hint : Hint.values()) {
        if (hint != Hint.BLACKS && hint != Hint.WHITES) { // as a record's signs of territory
          used.add(glyphs.hint(hint));
        }
      }
      for (Sign sign : Sign.values()) {
        assertThat(used.add(signs.sign(sign))).as("%s %s", sign, signs.sign(sign)).isTrue();
        assertThat(Character.isLetterOrDigit(signs.sign(sign))).as("like a label").isFalse();
      }
    }
  }
}
