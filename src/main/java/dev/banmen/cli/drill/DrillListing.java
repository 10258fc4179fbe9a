package dev.banmen.cli.drill;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Notation;
import dev.banmen.game.drill.Exercise;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Prints exercises with their answers, one JSON object a line, as {@code docs/drills.md} says. */
public record DrillListing(CommandContext context) {
  /** Prints so many exercises of a plan. */
  public void list(DrillPlan plan, int count) throws IOException {
    ExerciseSequence sequence = new ExerciseSequence(context.games(), plan);
    PositionText records = new PositionText(context.games());
    Gson gson = new GsonBuilder().disableHtmlEscaping().serializeNulls().create();
    for (int i = 0; i < count; i++) {
      context.say(gson.toJson(facts(sequence.exercise(i), records)) + "\n");
    }
  }

  private static Map<String, Object> facts(Exercise exercise, PositionText records)
      throws IOException {
    Notation notation = exercise.game().notation();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("game", exercise.game().id());
    facts.put("kind", exercise.kind().id());
    facts.put("record", records.of(exercise.position()));
    facts.put("side", exercise.side().id());
    facts.put("site", exercise.site().map(notation::name).orElse(null));
    facts.put("answer", exercise.answer().plain(notation));
    facts.put("sentence", exercise.explanation().sentence());
    return facts;
  }
}
