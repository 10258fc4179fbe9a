package dev.banmen.lesson;

import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The moves that a step of a lesson shows, for paper: numbers on the board before them, as in a
 * book, and the moves with what is said of them. For one use.
 */
public final class PrintedMoves {
  private final Step step;
  private final Map<Site, Sign> signs;
  private final Map<Site, String> labels;
  private final List<String> lines = new ArrayList<>();
  private int number;

  public PrintedMoves(Step step) {
    this.step = step;
    signs = new HashMap<>(step.markup().signs());
    labels = new HashMap<>(step.markup().labels());
    step.showings().forEach(this::add);
  }

  private void add(Demonstration showing) {
    List<String> moves = new ArrayList<>();
    for (LessonMove shown : showing.moves()) {
      String count = Integer.toString(++number);
      moves.add(count + ". " + step.start().game().notation().name(shown.move()));
      if (shown.move() instanceof Place place && !labels.containsKey(place.site())) {
        signs.put(place.site(), Sign.LABEL);
        labels.put(place.site(), count);
      }
    }
    String sentence = showing.sentence();
    lines.add(
        WordList.of(step.start().game().words().language(), moves)
            + (sentence.isEmpty() ? "" : ": " + sentence));
  }

  /** The marks on the board on which the moves start. */
  public Markup markup() {
    Markup own = step.markup();
    return new Markup(signs, labels, own.strokes(), own.isPart());
  }

  /** The moves, each line with its sentence. */
  public List<String> lines() {
    return List.copyOf(lines);
  }
}
