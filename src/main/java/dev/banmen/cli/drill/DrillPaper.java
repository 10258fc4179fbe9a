package dev.banmen.cli.drill;

import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.drill.AnswerText;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Site;
import dev.banmen.game.drill.Exercise;
import dev.banmen.picture.Handout;
import dev.banmen.picture.HandoutItem;
import dev.banmen.picture.HandoutPart;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes {@code drill --paper}: exercises as a handout in HTML, with their answers at the end. */
public record DrillPaper(CommandContext context) {
  /** The most exercises of a handout. */
  public static final int MOST = 1000;

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
    Map<Site, Sign> asked =
        exercise.site().map(site -> Map.of(site, Sign.TRIANGLE)).orElse(Map.of());
    return new HandoutItem(
        isOfAnyGame ? context.text("drill.paper.heading", game, name(exercise)) : name(exercise),
        List.of(),
        exercise.position(),
        new Markup(asked, Map.of(), List.of(), false),
        choices,
        exercise.question(),
        List.of(context.text("drill.paper.answer", right, exercise.explanation().sentence())));
  }
}
