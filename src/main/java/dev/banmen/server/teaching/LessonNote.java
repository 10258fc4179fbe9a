package dev.banmen.server.teaching;

import dev.banmen.game.Site;
import dev.banmen.server.people.RecentTalk.SaidLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a node tells the others of what happens at a teaching table and is not saved. As text it is
 * the table's code, a word, and what belongs to it. Immutable.
 */
sealed interface LessonNote {
  /** Of how many people or answers one note tells; it has room for so many. */
  int MOST = 50;

  /** The code of the table. */
  String code();

  /** The note as it is told. */
  String text();

  /** A node that knows nothing of a table yet asks the others to tell what they know. */
  record Wanted(String code) implements LessonNote {
    private static final Pattern FORM = Pattern.compile(CODE + " wanted");

    @Override
    public String text() {
      return code + " wanted";
    }
  }

  /**
   * Who sits at a table, among others.
   *
   * @param node where
   */
  record Seated(String code, String node, List<Sitter> sitters) implements LessonNote {
    private static final Pattern FORM =
        Pattern.compile(
            CODE + " seated (?<node>\\w{1,40})(?<rows>(\n\\d{1,18} \\d{1,4} " + NAME + "){1,50})");

    /**
     * A person at a node.
     *
     * @param seats at how many of their terminals; 0 for one who has left
     */
    record Sitter(long person, int seats, String name) {}

    @Override
    public String text() {
      return sitters.stream()
          .map(one -> "\n" + one.person + " " + one.seats + " " + one.name)
          .collect(Collectors.joining("", code + " seated " + node, ""));
    }

    private static Seated of(Matcher parts) {
      List<Sitter> sitters =
          rows(parts)
              .map(row -> new Sitter(Long.parseLong(row[0]), Integer.parseInt(row[1]), row[2]))
              .toList();
      return new Seated(parts.group("code"), parts.group("node"), sitters);
    }
  }

  /**
   * How it stands with a question.
   *
   * @param number which question of the table it is, from 1
   * @param answers some of them, by person
   */
  record Asked(String code, int number, Phase phase, Map<Long, Answer> answers)
      implements LessonNote {
    private static final Pattern FORM =
        Pattern.compile(
            CODE
                + " asked (?<number>\\d{1,9}) (?<phase>OPEN|SHOWN|OVER)"
                + "(?<rows>(\n\\d{1,18} \\d{1,9} \\d{1,3} \\d{1,3}){0,50})");

    /** How far a question is. */
    enum Phase {
      /** People answer. */
      OPEN,
      /** All see the answers. */
      SHOWN,
      /** Nobody sees it any more. */
      OVER
    }

    /**
     * What a person answers.
     *
     * @param turn how often they have answered this question
     */
    record Answer(int turn, Site site) {}

    @Override
    public String text() {
      return answers.entrySet().stream()
          .map(one -> row(one.getKey(), one.getValue()))
          .collect(Collectors.joining("", code + " asked " + number + " " + phase, ""));
    }

    private static String row(long person, Answer answer) {
      Site site = answer.site;
      return "\n" + person + " " + answer.turn + " " + site.row() + " " + site.col();
    }

    private static Asked of(Matcher parts) {
      Map<Long, Answer> answers = new LinkedHashMap<>();
      rows(parts)
          .forEach(
              row ->
                  answers.put(
                      Long.valueOf(row[0]),
                      new Answer(
                          Integer.parseInt(row[1]),
                          new Site(Integer.parseInt(row[2]), Integer.parseInt(row[3])))));
      return new Asked(
          parts.group("code"),
          Integer.parseInt(parts.group("number")),
          Phase.valueOf(parts.group("phase")),
          answers);
    }
  }

  /**
   * What somebody has said.
   *
   * @param node where
   * @param turn which line of that node and table it is
   */
  record Said(String code, String node, long turn, SaidLine line) implements LessonNote {
    private static final Pattern FORM =
        Pattern.compile(
            CODE
                + " said (?<node>\\w{1,40}) (?<turn>\\d{1,18}) (?<person>\\d{1,18}) (?<name>"
                + (NAME + ") (?<said>[^\\p{Cc}]{1,1000})"));

    @Override
    public String text() {
      String head = code + " said " + node + " " + turn;
      return head + " " + line.person() + " " + line.name() + " " + line.text();
    }

    private static Said of(Matcher parts) {
      SaidLine line =
          new SaidLine(
              Long.parseLong(parts.group("person")),
              parts.group("name"),
              parts.group("said"),
              false);
      return new Said(
          parts.group("code"), parts.group("node"), Long.parseLong(parts.group("turn")), line);
    }
  }

  /** A table's code, in a pattern. */
  String CODE = "(?<code>\\w{1,40})";

  /** A person's name, in a pattern. */
  String NAME = "[\\p{L}\\p{M}\\p{N}]{1,64}";

  private static Stream<String[]> rows(Matcher parts) {
    return parts.group("rows").lines().skip(1).map(row -> row.split(" "));
  }

  /** Reads what another node has told; empty for anything else, as of another version. */
  static Optional<LessonNote> read(String text) {
    Matcher wanted = Wanted.FORM.matcher(text);
    Matcher seated = Seated.FORM.matcher(text);
    Matcher asked = Asked.FORM.matcher(text);
    Matcher said = Said.FORM.matcher(text);
    if (wanted.matches()) {
      return Optional.of(new Wanted(wanted.group("code")));
    } else if (seated.matches()) {
      return Optional.of(Seated.of(seated));
    } else if (asked.matches()) {
      return Optional.of(Asked.of(asked));
    }
    return said.matches() ? Optional.of(Said.of(said)) : Optional.empty();
  }
}
