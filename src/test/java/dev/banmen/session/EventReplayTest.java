package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.text.SavedGameText;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many events at once give the same result as one by one. */
class EventReplayTest {
  private static final int GAMES = 40;
  private static final int EVENTS = 120;

  private SplittableRandom random;

  @ParameterizedTest
  @CsvSource({
    "go, size=3, none, one",
    "go, size=2, 3s+1s, one",
    "othello, size=4, 20s, one",
    "dots, size=3, 5s/move, one",
    "capture, size=4 rules=exercise, none, one",
    "toy, size=5, 4s+3x2s, one",
    "go, size=3, 30s, two"
  })
  void aRunIsTheSessionThatItsEventsMakeOneByOne(String id, String set, String time, String seats) {
    for (int seed = 0; seed < GAMES; seed++) {
      random = new SplittableRandom(seed);
      boolean isOne = seats.equals("one");
      Table table = isOne ? Table.ofOne(id, set, time) : Table.ofTwo(id, set, time);
      EventReplay run = new EventReplay(table.now);
      for (int i = 0; i < EVENTS; i++) {
        Event event = event(table.now);
        if (event instanceof Event.Try && table.now.position().outcome().isPresent()) {
          continue; // a session forgets what is refused then, a run keeps it: a file may have it
        }
        Stamped stamped = new Stamped(table.millis(), by(isOne), event);
        table.does(stamped.by(), stamped.event());
        int miss = run.refuse(stamped);
        if (miss != 0) {
          assertThat(((Report.Refused) table.now.report()).miss().number()).isEqualTo(miss);
        } else if (!run.take(stamped)) {
          run.on(stamped);
        }
        table.waits(random.nextInt(900));
        assertThat(run.node()).isEqualTo(table.now.node());
        if (random.nextInt(8) == 0) {
          assertSame(run.session(), table.now);
        }
      }
      assertSame(run.session(), table.now);
    }
  }

  private static void assertSame(Session run, Session one) {
    assertThat(SavedGameText.of(run, 0)).isEqualTo(SavedGameText.of(one, 0));
    assertThat(run.cut()).isEqualTo(one.cut());
    assertThat(run.redoNodes()).isEqualTo(one.redoNodes());
    assertThat(run.refusedMoves()).isEqualTo(one.refusedMoves());
    assertThat(run.clock()).isEqualTo(one.clock());
    assertThat(run.stateNumber()).isEqualTo(one.stateNumber());
    assertThat(run.requests()).isEqualTo(one.requests());
    assertThat(run.position().sameBoard(one.position())).isTrue();
    assertThat(run.position().ply()).isEqualTo(one.position().ply());
    assertThat(run.position().toMove()).isEqualTo(one.position().toMove());
  }

  private Player by(boolean isOne) {
    Player other = random.nextBoolean() ? Table.ANN : Table.BOB;
    return isOne ? Player.HERE : random.nextInt(9) == 0 ? Table.EVE : other;
  }

  private Event event(Session now) {
    int nodes = now.tree().size();
    return switch (random.nextInt(20)) {
      case 0, 1 -> Event.Act.UNDO;
      case 2 -> Event.Act.REDO;
      case 3 -> new Event.GoTo(random.nextInt(nodes + 1) - random.nextInt(2));
      case 4 -> new Event.Try(new Pass(side(now)));
      case 5 -> random.nextInt(9) == 0 ? new Event.Resign(side(now)) : Event.Act.CLOCK_TICK;
      case 6 ->
          random.nextBoolean()
              ? new Event.Marking(Event.MarkKind.DEAD, site(now))
              : new Event.Marking(Event.MarkKind.GROUP, site(now));
      case 8, 9 -> new Event.Try(new Pass(now.position().toMove().orElse(Side.BLACK)));
      case 10 ->
          switch (random.nextInt(9)) {
            case 0 -> Event.Act.OFFER_DRAW;
            case 1 -> Event.Act.ASK_ESTIMATE;
            default -> Event.Act.CONTINUE;
          };
      case 11 -> Event.Act.ACCEPT;
      case 7 -> random.nextBoolean() ? new Event.Reply(random.nextBoolean()) : Event.Act.RESUME;
      default -> new Event.Try(move(now), "", random.nextInt(3) == 0);
    };
  }

  private Side side(Session now) {
    return random.nextInt(6) == 0 ? Side.WHITE : now.position().toMove().orElse(Side.BLACK);
  }

  private Move move(Session now) {
    return new Place(side(now), site(now));
  }

  private Site site(Session now) {
    int open = now.position().lattice().nextOpen(random.nextInt(now.position().lattice().size()));
    return now.position().lattice().site(Math.max(0, open));
  }

  private int copies;

  @Test
  void aRunCopiesTheBoardOnceHoweverLongItIs() {
    Game dots = Catalog.ALL.find("dots").orElseThrow().game(Map.of("size", "9"));
    EventReplay run =
        new EventReplay(Session.begin(Terms.of("dots", Map.of()), Position.start(counted(dots))));
    for (int site = 0; site < dots.lattice().size(); site++) {
      run.tries(new Place(Side.BLACK, dots.lattice().site(site)), false);
      run.tries(new Place(Side.WHITE, dots.lattice().site(site)), false);
    }
    assertThat(run.session().position().outcome()).isPresent();
    assertThat(copies).isLessThan(5);
  }

  /** The game on boards whose copies are counted. */
  private Game counted(Game game) {
    return proxy(
        Game.class,
        game,
        (method, answer) -> answer instanceof Board board ? counted(board) : answer);
  }

  private Board counted(Board board) {
    return proxy(
        Board.class,
        board,
        (method, answer) -> {
          copies += method.equals("copy") ? 1 : 0;
          return answer instanceof Board copy ? counted(copy) : answer;
        });
  }

  private static <T> T proxy(Class<T> type, T of, BiFunction<String, Object, Object> answers) {
    InvocationHandler handler =
        (proxy, method, values) -> answers.apply(method.getName(), method.invoke(of, values));
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
