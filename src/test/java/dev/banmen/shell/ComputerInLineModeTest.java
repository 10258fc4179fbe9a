package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Pending;
import dev.banmen.app.TableOptions;
import dev.banmen.app.Visitor;
import dev.banmen.bot.ComputerSeats;
import dev.banmen.bot.ThinkingTime;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.shell.line.LineSource;
import dev.banmen.shell.line.Shell;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A computer player in line mode: its moves are said before the next line is read. */
class ComputerInLineModeTest {
  private final List<String> said = new ArrayList<>();

  /** Somebody whose games are not saved. */
  private static class Soloist extends Visitor {
    private final long botMillis;
    private LiveSession live;

    Soloist(long botMillis) {
      super(Catalog.ALL);
      this.botMillis = botMillis;
    }

    @Override
    public LiveSession begin(Terms terms, TableOptions options) {
      Session begun = Session.begin(terms, terms.start(Catalog.ALL));
      live = new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
      ComputerSeats.fill(
          live,
          Catalog.ALL,
          (session, player) -> Optional.empty(),
          ThinkingTime.ofTurns(botMillis),
          ComputerSeats.THREADS);
      return live;
    }

    @Override
    public Seat seat(LiveSession game, Side side, String who) {
      Seat seat = ComputerSeat.parse(who).map(ComputerSeat::seat).orElse(Seat.AT_KEYBOARD);
      try {
        return game.submit(Player.HERE, new Event.Sit(side, seat)).seat(side);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Pending<Candidate> hint(LiveSession game) {
      List<Move> moves = game.now().position().legalMoves().subList(0, 3);
      return Pending.completed(watch -> new Candidate(moves.get(0), 0.5, false, moves));
    }

    @Override
    public void leave(LiveSession left) {
      left.close();
    }
  }

  private Soloist types(String... lines) throws IOException {
    return types(10_000, lines);
  }

  private Soloist types(long botMillis, String... lines) throws IOException {
    Soloist soloist = new Soloist(botMillis);
    Iterator<String> typed = List.of(lines).iterator();
    new Shell(soloist, new CollectedLines(said))
        .run(() -> typed.hasNext() ? Optional.of(typed.next()) : Optional.empty());
    return soloist;
  }

  @Test
  void itsMoveIsSaidBeforeTheNextLine() throws IOException {
    types("play dots size=2 white=bot:1:7", "1,1-2,1", "echo next");
    assertThat(said).hasSize(4);
    assertThat(said.get(2)).startsWith("The computer ").endsWith("A to move.");
    assertThat(said.get(3)).isEqualTo("next");
  }

  /** A program that never moves, and somebody who presses Ctrl-C as soon as it is waited for. */
  @Test
  @Timeout(20)
  void whoeverInterruptsTheWaitTypesAtOnce() throws IOException {
    Terms terms =
        Terms.of("go", Map.of("size", "9"))
            .between(Seat.AT_KEYBOARD, new ComputerSeat(1, Optional.empty()).seat());
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    LiveSession live = new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
    Iterator<String> typed = List.of("E5", "echo next", "last").iterator();
    List<Runnable> interrupts = new ArrayList<>();
    LineSource impatient =
        new LineSource() {
          @Override
          public Optional<String> next() {
            assertThat(Thread.currentThread().isInterrupted()).isFalse();
            interrupts.forEach(Runnable::run); // too late: nothing is waited for
            assertThat(Thread.currentThread().isInterrupted()).isFalse();
            return typed.hasNext() ? Optional.of(typed.next()) : Optional.empty();
          }

          @Override
          public Runnable onInterrupt(Runnable task) {
            interrupts.add(task);
            task.run();
            return () -> {};
          }
        };
    Shell shell = new Shell(new Soloist(0), new CollectedLines(said));
    shell.begin(live);
    shell.run(impatient);
    assertThat(interrupts).hasSize(4);
    assertThat(said).contains("Black plays E5. The computer to move.", "next");
  }

  @Test
  void itIsSaidThatTimeCutItsThinkingShort() throws IOException {
    types(0, "play othello white=bot:10:7", "d3", "moves");
    assertThat(said.get(2)).contains(". It ran out of thinking time.");
    assertThat(said.get(said.size() - 1)).endsWith(". It ran out of thinking time.");
    assertThat(said.get(said.size() - 2)).endsWith("Black plays d3.");
    said.clear();
    types("play othello white=bot:1:7", "d3", "moves");
    assertThat(said).noneMatch(line -> line.contains("thinking"));
  }

  @Test
  void itBeginsWhereItIsFirst() throws IOException {
    types("play othello black=bot:1:7", "echo next");
    String before = String.join(" ", said.subList(0, said.size() - 1)); // it may have moved already
    assertThat(before.split("The computer plays", -1)).hasSize(2);
    assertThat(before).endsWith("White to move.");
  }

  @Test
  void aMoveMadeBeforeTheGameIsOpenedIsSaidWithIt() throws IOException {
    Soloist soloist = new Soloist(10_000);
    LiveSession live = soloist.begin(Terms.of("othello", Map.of()), TableOptions.OPEN);
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(3, 2))));
    Shell shell = new Shell(soloist, new CollectedLines(said));
    shell.begin(live);
    assertThat(said)
        .containsExactly(
            "Othello, 8x8. Moves so far: 1. Black plays c4. Black flips 1 disc at d4. White to"
                + " move.");
  }

  @Test
  void aTakebackIsAgreedToBeforeTheNextLine() throws IOException {
    Soloist soloist = types("play othello white=bot:1:7", "d3", "undo", "echo next");
    assertThat(said).noneMatch(line -> line.contains("asked"));
    assertThat(soloist.live.now().position().ply()).isZero();
    assertThat(said.get(said.size() - 2)).startsWith("2 moves were taken back.");
  }

  @Test
  void anOfferedDrawIsDeclinedByTheComputer() throws IOException {
    types("play othello white=bot:1:7", "draw");
    assertThat(said.subList(1, said.size()))
        .containsExactly("The computer declines the draw. Black to move.");
  }

  @Test
  void aHintCallsTheComputerSo() throws IOException {
    types("play othello white=bot:1:7", "hint");
    assertThat(said.get(1)).contains("That leaves the computer 3 moves.");
    types("play dots size=3 white=bot:1:7", "hint");
    assertThat(said.get(said.size() - 1))
        .startsWith("Hint: 1,1-1,2, 50% to win. That leaves 11 safe lines; ")
        .contains("1,1-1,2 is a safe line.")
        .contains("Likely next: 1,2-1,3, then 1,1-2,1.");
  }

  @Test
  void betweenTwoComputersTheWholeGameIsSaid() throws IOException {
    Soloist soloist = types("play dots size=3 black=bot:1:7 white=bot:2:7", "echo next");
    assertThat(soloist.live.now().isOver()).isTrue();
    assertThat(said).endsWith("next");
    String opening = said.get(0); // with the moves made before it
    Matcher moves = Pattern.compile("Moves so far: (\\d+)").matcher(opening);
    int before = moves.find() ? Integer.parseInt(moves.group(1)) : 0;
    assertThat(said.subList(1, said.size() - 1))
        .hasSize(soloist.live.now().position().ply() - before)
        .allMatch(line -> line.split(" plays ").length == 2);
  }

  @Test
  void anotherPlayerTakesOver() throws IOException {
    Soloist soloist =
        types(
            "play othello",
            "player white bot:1:7",
            "d3",
            "player white\u3000human",
            "echo next",
            "player",
            "player green bot:1");
    assertThat(soloist.live.now().position().ply()).isEqualTo(2);
    assertThat(said.get(1)).isEqualTo("White is now the computer, level 1.");
    assertThat(said.get(2)).startsWith("Black plays d3").endsWith("The computer to move.");
    assertThat(said.get(3)).startsWith("The computer plays");
    assertThat(said.get(4)).isEqualTo("White is yours now.");
    assertThat(said.subList(6, 8))
        .allMatch(line -> line.contains("who plays which side: ") || line.contains("needs more"));
  }

  /** A computer that is so quick that it has moved before anything else is looked at. */
  @Test
  void aMoveMadeAtOnceByWhoeverTakesOverIsSaid() throws IOException {
    Soloist quick =
        new Soloist(10_000) {
          @Override
          public Seat seat(LiveSession game, Side side, String who) {
            Seat seat = super.seat(game, side, who);
            try {
              game.submit(Player.HERE, new Event.Try(new Place(side, new Site(3, 2))));
              return seat;
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }
        };
    Iterator<String> typed = List.of("play othello", "player black human").iterator();
    new Shell(quick, new CollectedLines(said))
        .run(() -> typed.hasNext() ? Optional.of(typed.next()) : Optional.empty());
    assertThat(said.get(2)).startsWith("Black plays c4. ").endsWith("White to move.");
  }

  @Test
  void aComputerWithoutALevelIsLevel3() throws IOException {
    Soloist soloist = types("play othello white=bot");
    assertThat(soloist.live.now().seat(Side.WHITE).holder().id()).isEqualTo("bot:3");
  }

  @Test
  void nobodyTakesOverAGameThatIsOver() throws IOException {
    Soloist soloist = types("play othello white=human:Ben", "resign", "player white bot:1");
    assertThat(said.get(said.size() - 1)).isEqualTo("? The game is already over.");
    assertThat(soloist.live.now().seat(Side.WHITE).shownName()).isEqualTo("Ben");
  }

  @Test
  void betweenTwoPeopleNothingIsWaitedFor() throws IOException {
    types("play dots size=2 black=human:Ann time=10m", "1,1-2,1");
    assertThat(said.get(1)).startsWith("Ann plays 1,1-2,1.");
    assertThat(said).hasSize(2);
  }

  @Test
  void whoPlaysAndTheTimeAreCheckedBeforeTheGameBegins() throws IOException {
    Map<String, String> faults =
        Map.of(
            "white=bot:99",
            "? white: the computer has no level 99 in this game; choose 1 to 13",
            "black=gnu",
            "? black 'gnu' is not valid; use human, human:NAME, bot:3 for the computer, or gtp:"
                + " and a name from your settings.",
            "time=soon",
            "? 'soon' isn't a valid time; use 10m, 10m+30s, 10m+5x30s, 30s/move or none");
    for (Map.Entry<String, String> fault : faults.entrySet()) {
      said.clear();
      assertThat(types("play go size=9 " + fault.getKey()).live).isNull();
      assertThat(said).containsExactly(fault.getValue());
    }
  }
}
