package dev.banmen.cli;

import com.google.gson.stream.JsonWriter;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptCard.LastReview;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.picture.PrintableJson;
import java.io.IOException;
import java.io.StringWriter;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/**
 * A report of what somebody has learned, for {@code learn --progress}: how far each lesson is done,
 * and what is remembered of each concept. Immutable.
 *
 * @param lessons in the order to learn them
 */
record LearnedReport(
    List<Lesson> lessons, Progress progress, ConceptSchedule cards, LocalDate today) {
  private static final double PER_MILLE = 1000;

  /** Returns one JSON object (RFC 8259) and a line end; docs/commands.md describes it. */
  String json() throws IOException {
    StringWriter text = new StringWriter();
    JsonWriter json = new JsonWriter(text);
    json.setHtmlSafe(false);
    json.beginObject();
    json.name("day").value(today.toString());
    json.name("lessons").beginArray();
    for (Lesson lesson : lessons) {
      lesson(json, lesson);
    }
    json.endArray();
    json.name("concepts").beginArray();
    for (ConceptCard card : cards.all()) {
      concept(json, card);
    }
    json.endArray().endObject();
    return PrintableJson.of(text.toString()) + "\n";
  }

  private void lesson(JsonWriter json, Lesson lesson) throws IOException {
    json.beginObject();
    json.name("id").value(lesson.id());
    json.name("title").value(lesson.title());
    json.name("game").value(lesson.game().id());
    json.name("concept").value(lesson.concept().id());
    json.name("done").value(progress.done(lesson));
    json.name("steps").beginArray();
    for (Step step : lesson.steps()) {
      json.beginObject();
      json.name("name").value(step.name());
      json.name("done").value(progress.isDone(lesson, step));
      json.endObject();
    }
    json.endArray().endObject();
  }

  private void concept(JsonWriter json, ConceptCard card) throws IOException {
    json.beginObject();
    json.name("id").value(card.concept().id());
    json.name("title").value(card.concept().title());
    json.name("game").value(card.lesson().game().id());
    json.name("standing").value(card.standing(today).name().toLowerCase(Locale.ROOT));
    json.name("reviews").value(card.reviews());
    if (card.reviewed().isPresent()) {
      LastReview last = card.reviewed().get();
      json.name("reviewed").value(last.day().toString());
      json.name("due").value(card.due().orElseThrow().toString());
      json.name("remembered").value(rounded(cards.remembered(card, today)));
      json.name("stability").value(rounded(last.memory().stability()));
      json.name("difficulty").value(rounded(last.memory().difficulty()));
    }
    json.endObject();
  }

  private static double rounded(double number) {
    return Math.rint(number * PER_MILLE) / PER_MILLE;
  }
}
