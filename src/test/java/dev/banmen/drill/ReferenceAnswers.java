package dev.banmen.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.OwnDrills;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.GameCases;
import dev.banmen.laws.ModelStones;
import dev.banmen.laws.Reference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Answers exercises by rules written slowly and apart from the games. Stateless. */
final class ReferenceAnswers {
  private ReferenceAnswers() {}

  /** Answers an exercise; empty if its game has no reference rules. */
  static Optional<DrillAnswer> of(Family family, Exercise exercise) {
    return replayed(family, exercise.position()).map(rules -> answer(exercise, rules));
  }

  /** Plays the game of a position on the reference; empty if there is none. */
  private static Optional<Reference> replayed(Family family, Position position) {
    Map<String, String> chosen = OwnDrills.chosen(family, position.game());
    GameCase rules = GameCases.of(family);
    Position start = position.after(0);
    Setup setup =
        start.sameBoard(Position.start(position.game())) ? position.game().start() : start.setup();
    Optional<Reference> at =
        rules.reference(position.lattice(), chosen).map(from -> from.apply(setup));
    Board board = position.board();
    Deque<int[]> plays = new ArrayDeque<>();
    while (board.ply() > 0) {
      plays.push(new int[] {board.lastSide().ordinal(), board.last()});
      board.undo();
    }
    while (at.isPresent() && !plays.isEmpty()) {
      int[] play = plays.pop();
      at = Optional.of(at.get().after(Side.values()[play[0]], play[1]));
    }
    return at;
  }

  private static DrillAnswer answer(Exercise exercise, Reference rules) {
    Lattice lattice = exercise.position().lattice();
    int site = exercise.site().map(lattice::index).orElse(Board.OFF);
    return switch (exercise.kind().id()) {
      case "legal", "ko", "superko", "bracket" -> refusal(rules.miss(exercise.side(), site));
      case "liberties" -> new DrillAnswer.HowMany(liberties(stones(exercise, rules), site).size());
      case "atari" ->
          new DrillAnswer.OneOf(
              liberties(stones(exercise, rules), site).size() == 1 ? "yes" : "no");
      case "captured", "flips" -> changed(exercise, rules, site);
      case "corner" -> corner(exercise, rules);
      case "ladder" -> ladder(exercise, stones(exercise, rules), site);
      case "boxes" -> new DrillAnswer.HowMany(takings(lattice, rules));
      case "chain" -> new DrillAnswer.HowMany(chain(lattice, rules, site));
      case "double-deal" -> deal(lattice, rules);
      case "ahead" -> ahead(rules.score());
      default -> throw new IllegalStateException(exercise.kind().id());
    };
  }

  private static DrillAnswer refusal(int miss) {
    return new DrillAnswer.OneOf(miss == 0 ? "legal" : "miss " + miss);
  }

  private static DrillAnswer ahead(Score score) {
    double lead = score.black() - score.white();
    return new DrillAnswer.OneOf(lead > 0 ? "black" : lead < 0 ? "white" : "even");
  }

  private static ModelStones stones(Exercise exercise, Reference rules) {
    Lattice lattice = exercise.position().lattice();
    StringBuilder marks = new StringBuilder();
    for (int site = 0; site < lattice.size(); site++) {
      Mark mark = rules.at(site);
      marks.append(mark == Mark.BLACK ? 'B' : mark == Mark.WHITE ? 'W' : '.');
    }
    return new ModelStones(lattice.rows(), lattice.cols(), marks.toString());
  }

  private static Set<Integer> liberties(ModelStones stones, int site) {
    Set<Integer> liberties = new TreeSet<>();
    for (int stone : stones.group(site)) {
      stones.neighbours(stone).stream().filter(at -> stones.at(at) == '.').forEach(liberties::add);
    }
    return liberties;
  }

  /** The opponent's pieces that are not as before after the move. */
  private static DrillAnswer changed(Exercise exercise, Reference rules, int site) {
    Lattice lattice = exercise.position().lattice();
    Reference after = rules.after(exercise.side(), site);
    List<Site> changed = new ArrayList<>();
    for (int other = 0; other < lattice.size(); other++) {
      boolean wasTheirs = rules.at(other) == exercise.side().opponent().mark();
      if (wasTheirs && after.at(other) != rules.at(other)) {
        changed.add(lattice.site(other));
      }
    }
    return DrillAnswer.OnSites.of(changed);
  }

  private static DrillAnswer corner(Exercise exercise, Reference rules) {
    Lattice lattice = exercise.position().lattice();
    int last = lattice.size() - 1;
    List<Integer> corners = List.of(0, lattice.cols() - 1, last - lattice.cols() + 1, last);
    List<Integer> legal =
        corners.stream().filter(at -> rules.miss(exercise.side(), at) == 0).toList();
    assertThat(legal).hasSize(1);
    return new DrillAnswer.OnSite(lattice.site(legal.get(0)));
  }

  /** The only liberty at which the group is caught by ataris, read without any limit. */
  private static DrillAnswer ladder(Exercise exercise, ModelStones stones, int stone) {
    List<Integer> catching = new ArrayList<>();
    for (int liberty : liberties(stones, stone)) {
      if (isCaught(stones, stone, liberty, -1)) {
        catching.add(liberty);
      }
    }
    assertThat(catching).hasSize(1);
    return new DrillAnswer.OnSite(exercise.position().lattice().site(catching.get(0)));
  }

  /** Whether a ladder can be driven to its end with one way to run after each atari. */
  static boolean leavesOneWay(Family family, Exercise exercise) {
    ModelStones stones = stones(exercise, replayed(family, exercise.position()).orElseThrow());
    Lattice lattice = exercise.position().lattice();
    int first = lattice.index(((DrillAnswer.OnSite) exercise.answer()).site());
    return leavesOneWay(stones, lattice.index(exercise.site().orElseThrow()), first);
  }

  private static boolean leavesOneWay(ModelStones stones, int stone, int at) {
    char hunter = stones.at(stone) == 'B' ? 'W' : 'B';
    ModelStones after = placed(stones, hunter, at, -1).orElseThrow();
    for (int own : after.group(stone)) {
      for (int beside : after.neighbours(own)) {
        if (after.at(beside) == hunter && liberties(after, beside).size() == 1) {
          return false;
        }
      }
    }
    int run = liberties(after, stone).iterator().next();
    Optional<ModelStones> fled = placed(after, stones.at(stone), run, -1);
    return fled.isEmpty()
        || liberties(fled.get(), stone).size() < 2
        || liberties(fled.get(), stone).stream()
            .filter(next -> isCaught(fled.get(), stone, next, -1))
            .anyMatch(next -> leavesOneWay(fled.get(), stone, next));
  }

  /** Whether an atari at a point catches the group. */
  private static boolean isCaught(ModelStones stones, int stone, int at, int ko) {
    char hunter = stones.at(stone) == 'B' ? 'W' : 'B';
    Optional<ModelStones> after = placed(stones, hunter, at, ko);
    if (after.isEmpty()) {
      return false;
    }
    int taken = ko(stones, after.get(), at, hunter);
    Set<Integer> escapes = new TreeSet<>(liberties(after.get(), stone));
    for (int own : after.get().group(stone)) {
      for (int beside : after.get().neighbours(own)) {
        if (after.get().at(beside) == hunter && liberties(after.get(), beside).size() == 1) {
          escapes.addAll(liberties(after.get(), beside));
        }
      }
    }
    return escapes.stream().noneMatch(escape -> isSaved(after.get(), stone, escape, taken));
  }

  private static boolean isSaved(ModelStones stones, int stone, int at, int ko) {
    char runner = stones.at(stone);
    Optional<ModelStones> after = placed(stones, runner, at, ko);
    if (after.isEmpty()) {
      return false;
    }
    int taken = ko(stones, after.get(), at, runner);
    Set<Integer> left = liberties(after.get(), stone);
    return left.size() > 2
        || left.size() == 2
            && left.stream().noneMatch(liberty -> isCaught(after.get(), stone, liberty, taken));
  }

  private static Optional<ModelStones> placed(ModelStones stones, char side, int at, int ko) {
    if (stones.at(at) != '.' || at == ko) {
      return Optional.empty();
    }
    Side mover = side == 'B' ? Side.BLACK : Side.WHITE;
    ModelStones after = stones.with(at, side).lifted(mover.opponent());
    return after.hasLiberty(at) ? Optional.of(after) : Optional.empty();
  }

  /** The point that may not be retaken: one stone took one, and stands alone in atari. */
  private static int ko(ModelStones before, ModelStones after, int at, char side) {
    char other = side == 'B' ? 'W' : 'B';
    boolean tookOne = before.count(other) - after.count(other) == 1;
    boolean isAlone = after.group(at).size() == 1 && liberties(after, at).size() == 1;
    return tookOne && isAlone ? liberties(after, at).iterator().next() : -1;
  }

  private static List<Integer> open(Lattice lattice, Reference rules, int box) {
    return Stream.of(box - lattice.cols(), box - 1, box + 1, box + lattice.cols())
        .filter(line -> rules.at(line) == Mark.EMPTY)
        .toList();
  }

  private static List<Integer> boxes(Lattice lattice) {
    List<Integer> boxes = new ArrayList<>();
    for (int row = 1; row < lattice.rows(); row += 2) {
      for (int col = 1; col < lattice.cols(); col += 2) {
        boxes.add(row * lattice.cols() + col);
      }
    }
    return boxes;
  }

  /** Takes any box that can be taken until there is none. */
  private static int takings(Lattice lattice, Reference rules) {
    Reference at = rules;
    Side side = rules.movers().iterator().next();
    Optional<Integer> ready = ready(lattice, at);
    while (ready.isPresent()) {
      at = at.after(side, open(lattice, at, ready.get()).get(0));
      ready = ready(lattice, at);
    }
    int owned = 0;
    for (int box : boxes(lattice)) {
      owned += at.at(box) != Mark.EMPTY && rules.at(box) == Mark.EMPTY ? 1 : 0;
    }
    return owned;
  }

  private static Optional<Integer> ready(Lattice lattice, Reference rules) {
    return boxes(lattice).stream().filter(box -> open(lattice, rules, box).size() == 1).findFirst();
  }

  private static int chain(Lattice lattice, Reference rules, int start) {
    Set<Integer> seen = new HashSet<>(Set.of(start));
    Deque<Integer> left = new ArrayDeque<>(seen);
    while (!left.isEmpty()) {
      int box = left.pop();
      for (int line : open(lattice, rules, box)) {
        int other = 2 * line - box;
        boolean isBox = boxes(lattice).contains(other) && other / lattice.cols() < lattice.rows();
        boolean isBeside = isBox && Math.abs(other % lattice.cols() - box % lattice.cols()) <= 2;
        if (isBeside && open(lattice, rules, other).size() <= 2 && seen.add(other)) {
          left.push(other);
        }
      }
    }
    return seen.size();
  }

  /** The line after which just two boxes can be taken, both by one line. */
  private static DrillAnswer deal(Lattice lattice, Reference rules) {
    Side side = rules.movers().iterator().next();
    assertThat(takings(lattice, rules)).isEqualTo(2);
    List<Site> deals = new ArrayList<>();
    for (int line = lattice.nextOpen(0); line >= 0; line = lattice.nextOpen(line + 1)) {
      if (rules.miss(side, line) == 0) {
        Reference after = rules.after(side, line);
        Set<Integer> last = new HashSet<>();
        List<Integer> ready =
            boxes(lattice).stream().filter(box -> open(lattice, after, box).size() == 1).toList();
        ready.forEach(box -> last.addAll(open(lattice, after, box)));
        if (ready.size() == 2 && last.size() == 1) {
          deals.add(lattice.site(line));
        }
      }
    }
    assertThat(deals).hasSize(1);
    return new DrillAnswer.OnSite(deals.get(0));
  }
}
