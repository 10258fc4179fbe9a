package dev.banmen.record.server;

import dev.banmen.record.charset.Charsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The facts in a file about its game, by name. Immutable. */
record ServerHeader(Map<String, ServerLine> facts) {
  private static final String ALL = "(?s)(.*)";

  /**
   * A row of a server's table. Of several rows with one property, the first with a value counts.
   *
   * @param property the SGF property
   * @param fact where it stands in the header
   * @param part which part of the fact's text it is, see {@link ServerHeader#part}
   * @param value converts this part to SGF; empty if it isn't valid
   */
  record Row(String property, String fact, String part, UnaryOperator<String> value) {
    Row(String property, String fact, UnaryOperator<String> value) {
      this(property, fact, ALL, value);
    }

    Row(String property, String fact, String part) {
      this(property, fact, part, text -> text);
    }

    Row(String property, String fact) {
      this(property, fact, ALL);
    }
  }

  ServerHeader {
    facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts)); // in their order
  }

  /**
   * Reads the lines that match a pattern, with the name and the value of a fact as its groups.
   * Names become upper case; of several facts with one name, the first counts.
   */
  static ServerHeader of(List<ServerLine> lines, Pattern fact) {
    Map<String, ServerLine> facts = new LinkedHashMap<>();
    for (ServerLine line : lines) {
      Matcher found = fact.matcher(line.ascii());
      if (found.matches()) {
        String name = found.group(1).strip().toUpperCase(Locale.ROOT);
        facts.putIfAbsent(name, line.part(found.group(2)));
      }
    }
    return new ServerHeader(facts);
  }

  /** The part of a text that a pattern's first group finds, without blanks around it, or empty. */
  static String part(String text, String pattern) {
    Matcher found = Pattern.compile(pattern).matcher(text);
    return found.find() ? found.group(1).strip() : "";
  }

  /** The text of a fact, empty if there is no such fact. */
  String text(String fact) {
    return facts.containsKey(fact) ? facts.get(fact).text() : "";
  }

  /** Adds the properties of a table to a game, and reports texts that are not in the charset. */
  void addTo(ServerGame game, Set<String> texts, List<Row> table) {
    checkText(texts, game.report());
    for (Row row : table) {
      game.fact(row.property(), row.value().apply(part(text(row.fact()), row.part())));
    }
  }

  private void checkText(Set<String> forPeople, FileFaults report) {
    facts.forEach(
        (name, line) -> {
          if (forPeople.contains(name) && !line.isText()) {
            report.note(line.number(), "note.bytes", Charsets.name(line.charset()));
          }
        });
  }
}
