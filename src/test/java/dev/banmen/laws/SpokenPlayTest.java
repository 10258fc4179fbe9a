package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Visitor;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.Repeats;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.shell.line.LineSource;
import dev.banmen.shell.line.Shell;
import dev.banmen.shell.line.ShellOutput;
import dev.banmen.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Line mode describes random play in every game correctly. */
class SpokenPlayTest {
  private static final List<String> LOOKING =
      List.of(
          "board",
          "board spoken",
          "legal",
          "score",
          "why",
          "last",
          "moves",
          "history",
          "judge",
          "layer",
          "review 3",
          "clock",
          "setup",
          "result",
          "help",
          "coach on",
          "coach off",
          "nonsense \u001b[2J \u202e",
          "resume",
          "#");
  private static final int LINES = 120;

  /** Plays what line mode says on its own board. */
  private static final class Listener implements ShellOutput {
    private final Game game;
    private final List<String> heard = new ArrayList<>();
    private Position position;

    Listener(Game game) {
      this.game = game;
      position = Position.start(game);
    }

    @Override
    public void say(String line) {
      heard.add(line);
    }

    @Override
    public void complain(long number, String line) {
      heard.add(line);
    }

    /** Takes an answer to something that may change the board. */
    void plays(String line) {
      String taken = "Undone: ";
      if (line.startsWith(taken)) {
        position = position.after(position.ply() - 1);
        return;
      }
      for (Side side : Side.values()) {
        String name = game.words().side(side);
        if (line.startsWith(name + " plays ")) {
          String rest = line.substring((name + " plays ").length());
          String site =
              rest.substring(0, rest.indexOf(". ") < 0 ? rest.length() - 1 : rest.indexOf(". "));
          play(new Place(side, game.notation().parse(site).orElseThrow()));
        } else if (line.startsWith(name + " passes.")) {
          play(new Pass(side));
        }
      }
    }

    private void play(Move move) {
      assertThat(position.play(move)).as(move.toString()).isInstanceOf(Played.class);
      position = ((Played) position.play(move)).after();
    }
  }

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#terms")
  @Tag(Repeats.TAG)
  void playingWhatIsSaidLeadsToTheSameBoard(Terms terms) throws Exception {
    for (long seed = 1; seed <= Repeats.of(1, 3); seed++) {
      hold(terms, new SplittableRandom(seed));
    }
  }

  private static void hold(Terms terms, SplittableRandom random) throws Exception {
    Visitor visitor = new Visitor(new Games(Subjects.families()));
    LiveSession live = visitor.begin(terms);
    Game game = live.now().position().game();
    Listener listener = new Listener(game);
    Shell shell = new Shell(visitor, listener);
    shell.begin(live);
    int[] count = {0};
    String[] typed = {"board"};
    LineSource lines =
        () -> {
          check(typed[0], listener, live);
          typed[0] = typed(game, random);
          return count[0]++ < LINES ? Optional.of(typed[0]) : Optional.empty();
        };
    shell.run(lines);
  }

  private static String typed(Game game, SplittableRandom random) {
    int which = random.nextInt(10);
    if (which == 0) {
      return LOOKING.get(random.nextInt(LOOKING.size()));
    }
    Site site = game.lattice().site(random.nextInt(game.lattice().size()));
    String name = game.notation().name(site);
    return switch (which) {
      case 1 -> "undo";
      case 2 -> "redo";
      case 3 -> "look " + name;
      case 4 -> "explain " + name;
      case 5 -> "pass";
      default -> name;
    };
  }

  private static void check(String typed, Listener listener, LiveSession live) {
    assertThat(listener.heard.isEmpty()).as(typed).isEqualTo(typed.equals("#"));
    for (String line : listener.heard) {
      assertThat(line.codePoints()).as(typed).allMatch(Printable::is);
      assertThat(line).as(typed).isNotBlank();
    }
    boolean isMove = LOOKING.stream().noneMatch(typed::equals) && typed.indexOf(' ') < 0;
    if (isMove) {
      listener.plays(listener.heard.get(0));
    }
    listener.heard.clear();
    assertThat(listener.position.sameBoard(live.now().position())).as(typed).isTrue();
    assertThat(listener.position.ply()).as(typed).isEqualTo(live.now().position().ply());
  }
}
