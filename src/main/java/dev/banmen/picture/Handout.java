package dev.banmen.picture;

import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes boards and questions as one page of HTML for print: the problems are numbered, and their
 * solutions are at the end, on paper of their own. It needs no other file, and no colour. All text
 * may come from anybody. For one use.
 */
public final class Handout {
  private static final String DOCTYPE = "<!DOCTYPE html>\n";
  private static final String STYLE = "handout.css";
  private static final String CLASS = "class";

  private final Words words;
  private final Svg html = new Svg();
  private final Map<String, List<String>> solutions = new LinkedHashMap<>(); // by heading
  private int problems;

  private Handout(Words words) {
    this.words = words;
  }

  /** Returns the page. */
  public static String of(String title, List<HandoutPart> parts, Language language) {
    return new Handout(language.words(Handout.class)).page(title, parts, language);
  }

  private String page(String title, List<HandoutPart> parts, Language language) {
    boolean isEnglish = language.locale().getLanguage().isEmpty();
    html.begin("html", "lang", isEnglish ? "en" : language.locale().toLanguageTag());
    html.begin("head");
    html.empty("meta", "charset", "utf-8");
    html.text(title, "title");
    html.begin("style").raw(style()).end();
    html.end().begin("body");
    html.text(title, "h1");
    parts.forEach(part -> part(part, parts.size() > 1));
    solutions();
    return DOCTYPE + html.end().end();
  }

  /** Returns the sheet for screens and printers, a file of the program. */
  private static String style() {
    try (InputStream file = Handout.class.getResourceAsStream(STYLE)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void part(HandoutPart part, boolean isNamed) {
    html.begin("section");
    if (isNamed) {
      html.text(part.title(), "h2");
    }
    if (!part.source().isEmpty()) {
      html.text(words.text("handout.source", part.source()), "p", CLASS, "source");
    }
    html.begin("div", CLASS, "items");
    part.items().forEach(this::item);
    html.end();
    html.end();
  }

  private void item(HandoutItem item) {
    boolean isProblem = !item.solution().isEmpty();
    problems += isProblem ? 1 : 0;
    String heading =
        isProblem
            ? words.text("handout.problem", problems, item.heading()).strip()
            : item.heading();
    html.begin("article", CLASS, "item");
    if (!heading.isEmpty()) {
      html.text(heading, "h3");
    }
    item.text().forEach(paragraph -> html.text(paragraph, "p"));
    html.raw(SvgPicture.board(item.board(), item.markup(), heading));
    if (!item.choices().isEmpty()) {
      html.begin("ol");
      item.choices().forEach(choice -> html.text(choice, "li"));
      html.end();
    }
    if (!item.ask().isEmpty()) {
      html.text(item.ask(), "p", CLASS, "ask");
    }
    html.end();
    if (isProblem) {
      solutions.put(heading, item.solution());
    }
  }

  private void solutions() {
    if (solutions.isEmpty()) {
      return;
    }
    html.begin("section", CLASS, "solutions");
    html.text(words.text("handout.solutions"), "h2");
    html.begin("dl");
    solutions.forEach(
        (heading, paragraphs) -> {
          html.text(heading, "dt");
          paragraphs.forEach(paragraph -> html.text(paragraph, "dd"));
        });
    html.end().end();
  }
}
