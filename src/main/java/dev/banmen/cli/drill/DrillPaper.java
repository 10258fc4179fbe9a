package dev.banmen.cli.drill;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.drill.AnswerText;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Ground;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.drill.Exercise;
import dev.banmen.picture.Handout;
import dev.banmen.picture.HandoutItem;
import dev.banmen.picture.HandoutPart;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes {@code drill --paper}: exercises as a printable HTML handout, with their answers at the
 * end.
 */
public record DrillPaper(CommandContext context) {
  /** The most exercises of a handout. */
  public static final int MOST = 1000;

  private static final int LAST_MOVES = 6; // a triple ko comes back after six

  /** Returns the page with so many exercises of a plan. */
  public String page(DrillPlan plan, int count) {
    if (count > MOST) {
      throw new UsageFault(context.text("drill.count", count, MOST));
    }
    ExerciseSequence sequence = new ExerciseSequence(context.games(), plan);
    List<HandoutItem> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      items.add(item(sequence.exercise(i), plan.game().isEmpty()));
    }
    String title =
        plan.day()
            .map(day -> context.text("drill.paper.daily", day))
            .orElseGet(() -> title(plan, sequence.exercise(0)));
    return Handout.of(
        title, List.of(new HandoutPart(title, "", items)), context.games().language());
  }

  private String title(DrillPlan plan, Exercise first) {
    if (plan.game().isEmpty()) {
      return context.text("drill.paper.title");
    }
    String game = first.game().words().text("name");
    return plan.kind().isEmpty() ? game : Sentences.of(game + ":", name(first));
  }

  private String name(Exercise exercise) {
    return exercise.kind().name(context.language());
  }

  private HandoutItem item(Exercise exercise, boolean isOfAnyGame) {
    String game = exercise.game().words().text("name");
    List<String> choices =
        exercise.form().choices().stream()
            .map(id -> exercise.kind().choice(id, exercise.game()))
            .toList();
    String right = AnswerText.of(exercise, exercise.answer());
    return new HandoutItem(
        isOfAnyGame ? context.text("drill.paper.heading", game, name(exercise)) : name(exercise),
        moves(exercise.position()),
        exercise.position(),
        new Markup(signs(exercise), Map.of(), List.of(), false),
        choices,
        exercise.question(),
        List.of(context.text("drill.paper.answer", right, exercise.explanation().sentence())));
  }

  /** The site asked about, and the stone played last: what is illegal may depend on it. */
  private static Map<Site, Sign> signs(Exercise exercise) {
    Map<Site, Sign> signs = new HashMap<>();
    if (isPlayedOnCrossings(exercise.position())
        && exercise.position().last().orElse(null) instanceof Place place) {
      signs.put(place.site(), Sign.CIRCLE);
    }
    exercise.site().ifPresent(site -> signs.put(site, Sign.TRIANGLE));
    return signs;
  }

  /** The moves that led to the board, as many as a long cycle takes. */
  private List<String> moves(Position position) {
    List<String> names = new ArrayList<>();
    if (isPlayedOnCrossings(position)) {
      for (Move move : position.lastMoves(LAST_MOVES)) {
        names.add(0, name(position, move));
      }
    }
    return names.isEmpty()
        ? List.of()
        : List.of(context.text("drill.paper.moves", String.join(" ", names)));
  }

  private static String name(Position position, Move move) {
    return move instanceof Place place
        ? position.game().notation().name(place.site())
        : position.game().words().pass();
  }

  private static boolean isPlayedOnCrossings(Position position) {
    return position.lattice().ground() == Ground.CROSSINGS;
  }
}
