package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Lobby;
import dev.banmen.app.Pending;
import dev.banmen.app.QuietLobby;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.shell.line.LineSource;
import dev.banmen.shell.line.Shell;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** The review by the computer in line mode says the same as the screen, in words and numbers. */
class ReviewInLineModeTest {
  private static final Move D5 = new Place(Side.WHITE, new Site(4, 3));

  private final List<String> said = new ArrayList<>();
  private boolean isEndless;
  private OptionalDouble lost = OptionalDouble.empty();
  private boolean isAmongOthers;
  private boolean isBroken;
  private int reviews; // that the computer was asked for

  /** A lobby of which something is asked with each line, and answered. */
  private static final class AnsweredLobby extends QuietLobby {
    @Override
    public Optional<CompletableFuture<Void>> asked() {
      return Optional.of(CompletableFuture.completedFuture(null));
    }
  }

  /** Somebody whose computer always wants White on D5, and loses a tenth with each of its moves. */
  private final class Reviewed extends Visitor {
    Reviewed() {
      super(Catalog.ALL);
    }

    @Override
    public Optional<Lobby> lobby() {
      return isAmongOthers ? Optional.of(new AnsweredLobby()) : Optional.empty();
    }

    @Override
    public LiveSession begin(Terms terms, TableOptions options) {
      Seat own = new Seat(me(), "");
      Session begun = Session.begin(terms.between(own, own), terms.start(Catalog.ALL));
      return new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
    }

    @Override
    public Pending<Integer> values(
        String family,
        Map<String, String> chosen,
        List<PlayedTurn> turns,
        PositionValue.Receiver found)
        throws Refusal {
      reviews++;
      Candidate best = new Candidate(D5, 0.5, false, List.of(D5));
      for (int at = 0; at < turns.size(); at++) {
        double black = 0.5 + (at + 1) / 2 * 0.1 - (at % 2 == 1 ? 0.1 : 0);
        MoveLoss loss = new MoveLoss(0.1, lost, false);
        OptionalDouble lead = lost.isEmpty() ? lost : OptionalDouble.of(at - 0.5);
        found.found(
            at, new PositionValue(black, lead, Optional.of(best), List.of(D5), Optional.of(loss)));
      }
      if (isBroken) {
        return Pending.completed(
            watch -> {
              throw new Refusal("the program has ended");
            });
      }
      return isEndless
          ? Pending.queued(never -> {}, watch -> 0, unwanted -> {})
          : Pending.completed(watch -> turns.size());
    }
  }

  private void types(String... lines) throws IOException {
    Iterator<String> typed = List.of(lines).iterator();
    new Shell(new Reviewed(), new CollectedLines(said))
        .run(() -> typed.hasNext() ? Optional.of(typed.next()) : Optional.empty());
  }

  @Test
  void whatALobbyAnswersMeanwhileLeavesTheReviewItsRest() throws IOException {
    isAmongOthers = true;
    types("play go size=9", "E5", "A1", "resign", "review computer");
    assertThat(said).contains("Biggest mistakes: 1 of 1.");
  }

  @Test
  void theCostliestMovesAreSaidAndTheChancesMoveByMove() throws IOException {
    types("play go size=9", "E5", "A1", "E6", "A2", "resign", "review computer");
    int title = said.indexOf("Biggest mistakes: 2 of 2.");
    assertThat(said.subList(title + 1, said.size()))
        .containsExactly(
            "Move 2 (A1) cost White 10% in winning chances; D5 was better. Why D5? It"
                + " takes a liberty from Black's stone (E5), which then has 3 liberties. Better:"
                + " D5.",
            "Move 4 (A2) cost White 10% in winning chances; D5 was better. A2 is on the first line,"
                + " lower than D5: low stones surround little. Better: D5.",
            "Black's chances in percent, move by move: 50 50 60 60 70.");
  }

  @Test
  void wherePointsAreKnownTheyAreSaidInBothListsToo() throws IOException {
    lost = OptionalDouble.of(3.52);
    types("play go size=9", "E5", "A1", "E6", "A2", "resign", "review computer");
    int title = said.indexOf("Biggest mistakes: 2 of 2.");
    assertThat(said.get(title + 1))
        .startsWith("Move 2 (A1) cost White about 3.5 points and 10% in winning chances; D5 was");
    assertThat(said.get(said.size() - 1))
        .isEqualTo("Black's lead in points, move by move: 0 1 2 3 4.");
  }

  /** An interrupt ends the wait for a computer that never ends; what it has found is said. */
  @Test
  void aReviewThatIsStoppedSaysWhatWasFound() throws IOException {
    isEndless = true;
    Iterator<String> typed =
        List.of("play go size=9", "E5", "A1", "E6", "A2", "resign", "review computer").iterator();
    new Shell(new Reviewed(), new CollectedLines(said))
        .run(
            new LineSource() {
              @Override
              public Optional<String> next() {
                return typed.hasNext() ? Optional.of(typed.next()) : Optional.empty();
              }

              @Override
              public Runnable onInterrupt(Runnable task) {
                if (!typed.hasNext()) {
                  task.run();
                }
                return () -> {};
              }
            });
    assertThat(said)
        .contains("Stopped after 4 of 4 moves.", "Biggest mistakes: 2 of 2.")
        .doesNotContain("Checking moves: 4 of 4.");
  }

  @Test
  void aNumberSaysHowMany() throws IOException {
    types("play go size=9", "E5", "A1", "E6", "A2", "resign", "review computer 1");
    assertThat(said).contains("Biggest mistakes: 1 of 2.");
    types("play go size=9", "E5", "A1", "resign", "review computer all");
    assertThat(said.get(said.size() - 1)).isEqualTo("? 'all' is not a number of moves.");
  }

  @Test
  void aGameThatHasNotChangedIsReviewedOnce() throws IOException {
    types("play go size=9", "E5", "A1", "resign", "review computer", "review computer 3");
    assertThat(said).filteredOn("Biggest mistakes: 1 of 1."::equals).hasSize(2);
    assertThat(reviews).isEqualTo(1);
  }

  @Test
  void aReviewThatFailedIsTriedAgain() throws IOException {
    isBroken = true;
    types("play go size=9", "E5", "A1", "resign", "review computer", "review computer");
    assertThat(said).filteredOn("? the program has ended"::equals).hasSize(2);
    assertThat(reviews).isEqualTo(2);
  }

  @Test
  void aGameInPlayIsNotReviewedByTheComputer() throws IOException {
    types("play go size=9", "E5", "A1", "review computer");
    assertThat(said.get(said.size() - 1))
        .isEqualTo("? The computer reviews a game once it is over.");
  }
}
