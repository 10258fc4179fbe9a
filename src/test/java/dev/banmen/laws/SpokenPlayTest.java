package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Printable;
import dev.banmen.game.Recording;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Try;
import dev.banmen.record.Opened;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.shell.Host;
import dev.banmen.shell.Lines;
import dev.banmen.shell.Shell;
import dev.banmen.shell.Voice;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the line mode says of random play in every game is what has happened. */
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

  /** A host of one game at a time, which keeps nothing. */
  private static final class Table implements Host {
    private LiveSession live;

    @Override
    public Games games() {
      return new Games(Subjects.families());
    }

    @Override
    public LiveSession begin(Terms terms) {
      Session begun = Session.begin(terms, terms.start(games()));
      live = new LiveSession(begun, LiveSession.Keeper.NONE, () -> 0);
      return live;
    }

    @Override
    public LiveSession resume(Optional<String> family) throws Refusal {
      throw new Refusal("nothing is kept here");
    }

    @Override
    public LiveSession open(String file) throws Refusal {
      throw new Refusal("there are no files here");
    }

    @Override
    public void leave(LiveSession game) {
      // Nothing is kept of it.
    }

    @Override
    public String save(String file, Session session) throws Refusal {
      throw new Refusal("there are no files here");
    }

    @Override
    public boolean isRecording(String file) {
      return false;
    }

    @Override
    public Opened view(String file) throws Refusal {
      throw new Refusal("there are no files here");
    }

    @Override
    public Opened save(Opened file, int game, Recording changed) throws Refusal {
      throw new Refusal("there are no files here");
    }

    @Override
    public Opened saveAs(String file, Recording recording) throws Refusal {
      throw new Refusal("there are no files here");
    }

    @Override
    public void keep(Opened file, int game, Optional<Recording> changed) {
      // None is open.
    }

    @Override
    public Optional<Recording> kept(Opened file, int game, Recording now) {
      return Optional.empty();
    }

    @Override
    public boolean isOutdated(Opened file, int game) {
      return false;
    }

    @Override
    public void close(Opened file) {
      // None is open.
    }

    @Override
    public List<Lesson> lessons() {
      return List.of();
    }

    @Override
    public Optional<Lesson> lesson(String name) {
      return Optional.empty();
    }

    @Override
    public Progress progress() {
      return Progress.NONE;
    }

    @Override
    public void remember(Try tried) {
      // There is nothing to learn.
    }

    @Override
    public List<String> files(String begun) {
      return List.of();
    }
  }

  /** Hears what is said, and plays it on a board of its own. */
  private static final class Listener implements Voice {
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
      String taken = "Taken back: ";
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
  void playingWhatIsSaidLeadsToTheSameBoard(Terms terms) throws IOException {
    for (long seed = 1; seed <= 3; seed++) {
      hold(terms, new SplittableRandom(seed));
    }
  }

  private static void hold(Terms terms, SplittableRandom random) throws IOException {
    Table table = new Table();
    LiveSession live = table.begin(terms);
    Game game = live.now().position().game();
    Listener listener = new Listener(game);
    Shell shell = new Shell(table, listener);
    shell.begin(live);
    int[] count = {0};
    String[] typed = {"board"};
    Lines lines =
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
