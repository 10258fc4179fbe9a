package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the marks and labels on a board. For one step. */
final class MarksReader {
  private static final Map<String, Sign> KINDS =
      Stream.of(Sign.TRIANGLE, Sign.SQUARE, Sign.CIRCLE, Sign.CROSS, Sign.DIM, Sign.LABEL)
          .collect(
              Collectors.toUnmodifiableMap(
                  sign -> sign.name().toLowerCase(Locale.ROOT), sign -> sign));

  private final Game game;
  private final boolean isPlaced;
  private final Faults faults;
  private final Map<Site, Sign> signs = new TreeMap<>();
  private final Map<Site, String> labels = new TreeMap<>();

  private MarksReader(Game game, boolean isPlaced, Map<Site, String> drawn, Faults faults) {
    this.game = game;
    this.isPlaced = isPlaced;
    this.faults = faults;
    labels.putAll(drawn);
    drawn.keySet().forEach(site -> signs.put(site, Sign.LABEL));
  }

  /**
   * Reads the labels of a drawn board and the marks of a block.
   *
   * @param isPlaced whether the board is the game's; if not, no site counts as off the board
   */
  static Markup read(
      Game game,
      boolean isPlaced,
      Map<Site, String> drawn,
      Optional<FencedBlock> fence,
      Faults faults) {
    MarksReader reader = new MarksReader(game, isPlaced, drawn, faults);
    fence.ifPresent(
        marks -> {
          marks.words().forEach(word -> faults.add(word, "fence.word", word.text()));
          marks.lines().forEach(reader::line);
        });
    return reader.signs.isEmpty()
        ? Markup.NONE
        : new Markup(reader.signs, reader.labels, List.of(), false);
  }

  private void line(LocatedText line) {
    List<LocatedText> words = line.words();
    Sign sign = KINDS.get(words.get(0).text());
    int from = sign == Sign.LABEL ? 2 : 1;
    if (sign == null) {
      faults.add(words.get(0), "marks.kind", words.get(0).text());
      return;
    } else if (words.size() <= from) {
      faults.add(line, "marks.none");
      return;
    }
    for (LocatedText word : words.subList(from, words.size())) {
      Optional<Site> site =
          game.notation().parse(word.text()).filter(at -> !isPlaced || game.lattice().contains(at));
      if (site.isEmpty()) {
        faults.add(word, "marks.site", word.text());
        continue;
      }
      signs.put(site.get(), sign);
      labels.remove(site.get());
      if (sign == Sign.LABEL) {
        labels.put(site.get(), words.get(1).text());
      }
    }
  }
}
