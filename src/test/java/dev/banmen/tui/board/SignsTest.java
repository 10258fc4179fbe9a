package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.Allocated;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Hint;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Trait;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.tui.canvas.Glyphs;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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

  /** Each label is looked at once, however many have no room. */
  @Test
  void labelsWithoutRoomTakeNoMoreWorkThanThereAreLabels() {
    Position position =
        Position.start(Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "52")));
    Map<Site, Sign> signs = new TreeMap<>();
    Map<Site, String> labels = new TreeMap<>();
    Trait.all(position)
        .forEach(
            site -> {
              signs.put(site, Sign.LABEL);
              labels.put(
                  site,
                  site.row() == 0 && site.col() < 26 ? "" + (char) ('a' + site.col()) : "label");
            });
    Markup markup = new Markup(signs, labels, List.of(), false);
    assertThat(SignPainter.letters(markup, Scale.SMALL, position).values())
        .containsExactlyElementsOf(List.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("")));
    assertThat(Allocated.by(() -> SignPainter.letters(markup, Scale.SMALL, position)))
        .isLessThan(2_000_000);
  }
}
