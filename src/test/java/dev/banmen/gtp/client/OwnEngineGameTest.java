package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.gtp.engine.Engine;
import dev.banmen.gtp.engine.EngineLevel;
import dev.banmen.gtp.engine.GameLoader;
import dev.banmen.match.MatchGame;
import dev.banmen.match.MatchPlan;
import dev.banmen.match.MatchPlayer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games of every kind against our own engine, over the protocol. */
@Tag("long")
class OwnEngineGameTest {
  /** Our engine on a thread of its own, behind a socket. */
  private static final class OwnEngine implements EngineWire {
    private final Socket socket;

    OwnEngine(Family family, Map<String, String> chosen) throws IOException {
      try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        socket = new Socket(InetAddress.getLoopbackAddress(), door.getLocalPort());
        Socket other = door.accept();
        Thread thread = new Thread(() -> run(family, chosen, other), "own-engine");
        thread.setDaemon(true);
        thread.start();
      }
    }

    private static void run(Family family, Map<String, String> chosen, Socket socket) {
      GameLoader none =
          file -> {
            throw new GameLoader.NotLoaded(null);
          };
      try (socket) {
        new Engine(family, chosen, new EngineLevel(Optional.of(1), 1, 10_000), none, "1.2.3")
            .run(socket.getInputStream(), socket.getOutputStream());
      } catch (IOException e) {
        // The game is over.
      }
    }

    @Override
    public InputStream answers() {
      try {
        return socket.getInputStream();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public OutputStream commands() {
      try {
        return socket.getOutputStream();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public String complaint() {
      return "";
    }

    @Override
    public void end() {
      try {
        socket.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** A player who stays for another game. */
  private record Staying(Bot bot) implements Bot {
    @Override
    public Decision decide(Position position, Side side, SearchLimit thought) {
      return bot.decide(position, side, thought);
    }

    @Override
    public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
      return bot.analyze(position, side, thought);
    }

    @Override
    public BitSet dead(Position counted, SearchLimit thought) {
      return bot.dead(counted, thought);
    }
  }

  @ParameterizedTest
  @CsvSource({"go, 5", "go, 5x7", "capture, 7", "othello, 6", "dots, 4", "dots, 3x5", "gomoku, 9"})
  void itPlaysToTheEnd(String id, String size) throws IOException {
    Family family = Catalog.ALL.find(id).orElseThrow();
    Map<String, String> chosen = Map.of("size", size);
    Game game = family.game(chosen);
    GtpEngine engine = GtpEngine.meet(new OwnEngine(family, Map.of()), "own", FakeEngine.LONG);
    EngineTable table = new EngineTable(engine, new EngineProgram("own"), chosen);
    try (GtpBot own = new GtpBot(engine, table, new MoveTime(engine, 0))) {
      MatchPlan plan =
          new MatchPlan(
              id,
              chosen,
              Position.start(game),
              new MatchPlayer("bot:1", "one", () -> ComputerPlayers.of(family).bot(game, 1)),
              new MatchPlayer("gtp", "own", () -> new Staying(own)),
              () -> ComputerPlayers.of(family).bot(game, 1),
              0,
              1,
              60_000,
              false);
      MatchGame first = new MatchGame(plan, 1);
      first.play();
      assertThat(first.session().isOver()).isTrue();
      MatchGame second = new MatchGame(plan, 2); // the same engine, now the other side
      second.play();
      assertThat(second.session().isOver()).isTrue();
      assertThat(own.name()).isEqualTo("Banmen 1.2.3");
    }
  }
}
