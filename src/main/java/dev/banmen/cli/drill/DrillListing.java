package dev.banmen.cli.drill;

import com.google.gson.stream.JsonWriter;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import java.io.IOException;
import java.io.StringWriter;

/** Prints exercises with their answers, one JSON object a line, as {@code docs/drills.md} says. */
public record DrillListing(CommandContext context) {
  /** Prints so many exercises of a plan. */
  public void list(DrillPlan plan, int count) throws IOException {
    ExerciseSequence sequence = new ExerciseSequence(context.games(), plan);
    PositionText records = new PositionText(context.games());
    for (int i = 0; i < count; i++) {
      context.say(line(sequence.exercise(i), records));
    }
  }

  private static String line(Exercise exercise, PositionText records) throws IOException {
    StringWriter text = new StringWriter();
    JsonWriter json = new JsonWriter(text);
    json.setHtmlSafe(false);
    Notation notation = exercise.game().notation();
    json.beginObject();
    json.name("game").value(exercise.game().id());
    json.name("kind").value(exercise.kind().id());
    json.name("record").value(records.of(exercise.position()));
    json.name("side").value(exercise.side().id());
    json.name("site").value(exercise.site().map(notation::name).orElse(null));
    json.name("answer");
    answer(exercise.answer(), notation, json);
    json.name("sentence").value(exercise.explanation().sentence());
    json.endObject();
    return text + "\n";
  }

  private static void answer(DrillAnswer answer, Notation notation, JsonWriter json)
      throws IOException {
    if (answer instanceof DrillAnswer.OneOf choice) {
      json.value(choice.id());
    } else if (answer instanceof DrillAnswer.HowMany many) {
      json.value(many.number());
    } else if (answer instanceof DrillAnswer.OnSite one) {
      json.value(notation.name(one.site()));
    } else {
      json.beginArray();
      for (Site site : answer.sites()) {
        json.value(notation.name(site));
      }
      json.endArray();
    }
  }
}
