package dev.banmen.shell;

import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Describes the marks on a board in a sentence. Stateless. */
final class MarkSentences {
  private MarkSentences() {}

  /** Signs and labels with their sites; nothing if there are none. */
  static String of(Markup markup, GameSentences sayings) {
    List<String> parts = new ArrayList<>();
    for (Map.Entry<Site, String> label : markup.labels().entrySet()) {
      parts.add(sayings.text("marks.at", label.getValue(), sayings.name(label.getKey())));
    }
    for (Sign sign : Sign.values()) {
      List<Site> sites = new ArrayList<>(markup.signs().keySet());
      sites.removeIf(site -> markup.signs().get(site) != sign);
      if (!sites.isEmpty() && sign != Sign.LABEL && sign != Sign.DIM) {
        String name = sayings.text("sign." + sign.name().toLowerCase(Locale.ROOT));
        parts.add(sayings.text("marks.at", name, sayings.list(sites)));
      }
    }
    for (Stroke stroke : markup.strokes()) {
      String key = stroke.isArrow() ? "marks.arrow" : "marks.line";
      parts.add(sayings.text(key, sayings.name(stroke.from()), sayings.name(stroke.to())));
    }
    String marks =
        parts.isEmpty()
            ? ""
            : sayings.text("marks", String.join(sayings.text("board.between"), parts));
    return Sentences.of(marks, markup.isPart() ? sayings.text("marks.part") : "");
  }
}
