package dev.banmen.lesson;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A mistake from a game, to be asked again as a problem. Immutable.
 *
 * @param family the id of the game
 * @param chosen its options
 * @param before the position where it was made, with all that led to it
 * @param number of the move, as people see it
 * @param played the mistake
 * @param right the moves that are accepted, one or more
 * @param why a sentence that says what the mistake gave away
 */
public record MistakeProblem(
    String family,
    Map<String, String> chosen,
    Position before,
    int number,
    Move played,
    List<Move> right,
    String why) {
  /** The last part of the name of the lessons with such problems; a number may follow. */
  public static final String LESSON = "my-mistakes";

  private static final int MOVES_A_LINE = 20;

  public MistakeProblem {
    chosen = Map.copyOf(chosen);
    right = List.copyOf(right);
    if (right.isEmpty() || right.contains(played)) {
      throw new IllegalArgumentException("no better move than " + played);
    }
  }

  /** Whether the lesson with this name has such problems. */
  static boolean isLesson(String id) {
    return id.startsWith(LESSON, id.indexOf('/') + 1);
  }

  private Words words() {
    return before.game().words().language().words(MistakeProblem.class);
  }

  /** Returns the head of a lesson in Markdown that such problems can follow. */
  public String head() {
    String title = words().text("mistakes.title");
    return String.join(
        "\n", "---", "game: " + family, "part: " + title, "minutes: 10", "---", "# " + title, "");
  }

  /**
   * Returns this problem as a step of a lesson in Markdown.
   *
   * @param when the time in its heading, which no other problem has
   * @param rows the board at the start of the game, drawn as lessons draw it
   */
  public String step(String when, List<String> rows) {
    Words words = words();
    String side = before.game().words().side(played.side());
    List<String> lines = new ArrayList<>();
    lines.add("\n## " + words.text("mistakes.heading", when, number, side, name(played)));
    lines.add("\n" + words.text("mistakes.prose", side, "**" + name(played) + "**"));
    lines.add("\n```board" + start());
    lines.addAll(rows);
    lines.add("```");
    lines.addAll(moves());
    lines.add("\n```answers");
    right.forEach(move -> lines.add("right " + name(move) + ": " + why));
    lines.add("wrong " + name(played) + ": " + words.text("mistakes.same") + " " + why);
    lines.add("wrong *: " + words.text("mistakes.other"));
    lines.add("```\n");
    return String.join("\n", lines);
  }

  /** Returns the side to move first, and the options. */
  private String start() {
    StringBuilder words = new StringBuilder();
    before.after(0).toMove().ifPresent(side -> words.append(' ').append(side.id()));
    new TreeMap<>(chosen).forEach((key, value) -> words.append(' ' + key + "=" + value));
    return words.toString();
  }

  /** Returns the moves that led to the position, so that it has its history. */
  private List<String> moves() {
    List<String> lines = new ArrayList<>();
    if (before.ply() == 0) {
      return lines;
    }
    lines.add(String.join(" ", "\n```moves", "played"));
    List<String> moves = new ArrayList<>();
    for (int ply = 1; ply <= before.ply(); ply++) {
      Move move = before.after(ply).last().orElseThrow();
      moves.add(move.side().id() + " " + name(move));
      if (moves.size() == MOVES_A_LINE || ply == before.ply()) {
        lines.add(String.join(" ", moves));
        moves.clear();
      }
    }
    lines.add("```");
    return lines;
  }

  private String name(Move move) {
    Game game = before.game();
    return move instanceof Pass ? "pass" : game.notation().name(((Place) move).site());
  }
}
