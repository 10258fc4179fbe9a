package dev.banmen.lesson;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A lesson as one recorded game, to go through it with others: a node for each step, with its board
 * set up, its heading as its name and its text as the comment, and after it the moves that it
 * shows. Steps on a board of another size are left out. Immutable.
 *
 * @param node that of the step which was asked for
 */
public record LessonRecord(Recording recording, int node) {
  private static final String SIZE = "size";

  /** A lesson's game differs from the usual one of its size in no more options. */
  private static final int MOST_CHANGED = 2;

  /**
   * Returns a lesson.
   *
   * @param step the number of a step, from 0, whose board decides which others are there
   * @param family of the lesson's game
   */
  public static LessonRecord of(Lesson lesson, int step, Family family) {
    Game shown = lesson.steps().get(step).start().game();
    Map<String, String> chosen = options(shown, family);
    Game game = family.game(chosen);
    List<Property> head = List.of(Property.of("GN", lesson.title()));
    RecordTree tree = RecordTree.of(head);
    Position before = Position.start(game);
    int last = RecordTree.ROOT;
    int found = RecordTree.ROOT;
    boolean isAlone = lesson.steps() instanceof LazySteps; // the others would take long
    for (int i = isAlone ? step : 0; i < (isAlone ? step + 1 : lesson.steps().size()); i++) {
      Step one = lesson.steps().get(i);
      if (!one.start().lattice().equals(shown.lattice())) {
        continue;
      }
      tree = tree.grown(last, properties(one, before, game));
      last = tree.size() - 1;
      found = i == step ? last : found;
      before = one.start();
      for (Demonstration showing : one.showings()) {
        for (LessonMove move : showing.moves()) {
          tree = tree.grown(last, List.of(Recordable.property(game, move.move())));
          last = tree.size() - 1;
          before = move.after();
        }
        if (!showing.sentence().isEmpty()) {
          tree = tree.with(last, Property.of("C", showing.sentence()));
        }
      }
    }
    Recording recording =
        new Recording(family.id(), chosen, game.start(), Recording.RefusalPolicy.NOTED, tree);
    return new LessonRecord(recording, found);
  }

  /** The options of a game that is there: those that give one that looks the same. */
  public static Map<String, String> options(Game game, Family family) {
    Map<String, String> base = new HashMap<>();
    if (!isLike(game, family, base)) {
      int rows = game.size().rows();
      int cols = game.size().cols();
      base.put(SIZE, rows == cols ? Integer.toString(rows) : game.size().toString());
    }
    return found(game, family, base, family.options(), MOST_CHANGED).orElse(base);
  }

  /** Options that give a game that looks the same, with so many of these changed at most. */
  private static Optional<Map<String, String>> found(
      Game game, Family family, Map<String, String> chosen, List<Option> options, int most) {
    if (isSame(game, family, chosen)) {
      return Optional.of(chosen);
    }
    for (int i = 0; i < options.size() && most > 0; i++) {
      Option option = options.get(i);
      List<Option> later = options.subList(i + 1, options.size());
      for (String value : option.choices().isEmpty() ? option.common() : option.choices()) {
        Map<String, String> other = new HashMap<>(chosen);
        if (other.putIfAbsent(option.key(), value) == null) {
          Optional<Map<String, String>> found = found(game, family, other, later, most - 1);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isLike(Game game, Family family, Map<String, String> chosen) {
    try {
      return family.game(chosen).lattice().equals(game.lattice());
    } catch (OptionFault fault) {
      return false;
    }
  }

  private static boolean isSame(Game game, Family family, Map<String, String> chosen) {
    return isLike(game, family, chosen) && isSame(game, family.game(chosen));
  }

  /** Whether two games have the same options, in whatever languages. */
  public static boolean isSame(Game one, Game other) {
    return one.lattice().equals(other.lattice())
        && one.in(Language.ENGLISH).summary().equals(other.in(Language.ENGLISH).summary());
  }

  private static List<Property> properties(Step step, Position before, Game game) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    values.put("N", List.of(step.heading()));
    if (!step.prose().isEmpty()) {
      values.put("C", List.of(text(step)));
    }
    for (int i = 0; i < game.lattice().size(); i++) {
      Mark mark = step.start().at(i);
      if (mark != before.at(i) && mark != Mark.FIXTURE) {
        String id = mark == Mark.EMPTY ? "AE" : mark == Mark.BLACK ? "AB" : "AW";
        add(values, id, name(game.lattice().site(i), game));
      }
    }
    step.start().toMove().ifPresent(side -> add(values, "PL", Property.letter(side)));
    marks(step.markup(), game, values);
    List<Property> all = new ArrayList<>();
    values.forEach((id, texts) -> all.add(new Property(id, texts)));
    return all;
  }

  private static void marks(Markup markup, Game game, Map<String, List<String>> values) {
    markup
        .signs()
        .forEach(
            (site, sign) -> {
              String label = markup.labels().getOrDefault(site, "");
              add(values, sign.id(), name(site, game) + (sign == Sign.LABEL ? ":" + label : ""));
            });
  }

  private static void add(Map<String, List<String>> values, String id, String value) {
    values.computeIfAbsent(id, any -> new ArrayList<>()).add(value);
  }

  private static String text(Step step) {
    return step.prose().stream()
        .map(one -> one.sign().isEmpty() ? one.text() : one.sign() + " " + one.text())
        .collect(Collectors.joining("\n"));
  }

  private static String name(Site site, Game game) {
    return Recordable.notation(game).name(site);
  }
}
