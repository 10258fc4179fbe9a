package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.GameText;
import dev.banmen.session.SalvagedGame;
import dev.banmen.session.Session;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whichever bit of a journal is flipped, the game is the same, or the start of it with a message on
 * the damage. Only a bit that makes another valid text is not found.
 */
class FlippedBitLawsTest {
  private static final Games GAMES = new Games(Subjects.families());

  /** The most of a thousand flipped bits that may leave nothing to resume. */
  private static final int MOST_LOST = 8;

  /** The most of a thousand that may be found only at a later line. */
  private static final int MOST_LATE = 80;

  /** The length of the random journals. */
  private static final int LINES = 10;

  /** The results of the flipped bits of a text. */
  private static final class FlipCounts {
    int all;
    int unnoticed; // another text that can be read
    int repaired;
    int cut;
    int late; // cut at a line after the damage
    int lost;

    @Override
    public String toString() {
      return all
          + " bits: "
          + unnoticed
          + " unnoticed, "
          + repaired
          + " repaired, "
          + cut
          + " cut, "
          + late
          + " of them late, "
          + lost
          + " lost";
    }
  }

  static Stream<String> journals() {
    Map<String, Integer> games = new HashMap<>();
    return Stream.concat(
        WRITTEN.stream(),
        Subjects.terms().stream()
            .filter(terms -> games.merge(terms.family(), 1, Integer::sum) == 3)
            .filter(terms -> !List.of("go", "dots").contains(terms.family()))
            .map(terms -> beginning(RandomSession.of(GAMES, terms, 7).journal())));
  }

  private static String beginning(String journal) {
    return journal.lines().limit(LINES).collect(Collectors.joining("\n", "", "\n"));
  }

  private static final List<String> WRITTEN =
      List.of(
          """
          banmen 1
          game go
          set size=9
          seat black here Ann
          seat white here J Bob
          time 10m+5x30s
          begin 1732185360000
          5120 here B D4
          812 here ! W D4 1
          3300 here undo
          900 here B J9
          """,
          """
          banmen 1
          game dots
          seat black here
          seat white guest-7 \u68cb\u5b50
          begin 1732185360000
          5120 here B 1,1-1,2
          900 guest-7 W 1,1-2,1
          """,
          """
          banmen 1
          game go
          set size=3x4
          seat black here
          seat white here
          to-move white
          board
          . B W .
          . . B .
          . . . .
          begin 17
          5 here W A1
          """);

  @ParameterizedTest
  @MethodSource("journals")
  void aFlippedBitLeavesTheGameBeforeIt(String journal) throws Exception {
    byte[] bytes = journal.getBytes(StandardCharsets.UTF_8);
    Session whole = GameText.read(journal, GAMES).session();
    FlipCounts tally = new FlipCounts();
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
      check(bytes, bit / 8, whole, tally);
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
    }
    assertThat(1000 * tally.late)
        .as(tally + "\n" + journal)
        .isLessThanOrEqualTo(MOST_LATE * tally.all);
    assertThat(1000 * tally.lost)
        .as(tally + "\n" + journal)
        .isLessThanOrEqualTo(MOST_LOST * tally.all);
  }

  private static void check(byte[] bytes, int at, Session whole, FlipCounts tally)
      throws InputFault {
    String text = new String(bytes, StandardCharsets.UTF_8);
    tally.all++;
    SalvagedGame game;
    try {
      game = SalvagedGame.of(bytes, GAMES);
    } catch (InputFault fault) {
      tally.lost++;
      assertThat(fault.getMessage()).isNotBlank().doesNotContain("\n");
      return;
    }
    Session session = game.reading().session();
    if (game.repair().isPresent()) {
      tally.repaired++;
      assertThat(session.terms().chosen()).as(text).isEqualTo(whole.terms().chosen());
      assertThat(facts(session)).as(text).isEqualTo(facts(whole));
    } else if (game.fault().isPresent()) {
      tally.cut++;
      String before = head(text, game.lines());
      assertThat(facts(session)).as(text).isEqualTo(facts(GameText.read(before, GAMES).session()));
      // Else the bit made another legal move, and a later line was found wrong.
      tally.late += at < before.getBytes(StandardCharsets.UTF_8).length ? 1 : 0;
    } else {
      tally.unnoticed++;
      assertThat(facts(session)).as(text).isEqualTo(facts(GameText.read(text, GAMES).session()));
    }
  }

  private static String head(String text, int lines) {
    int end = 0;
    for (int line = 0; line < lines; line++) {
      end = text.indexOf('\n', end) + 1;
    }
    return text.substring(0, end);
  }

  private static List<Object> facts(Session session) {
    return List.of(
        session.line(),
        session.tree().size(),
        session.refusedMoves(),
        session.ended(),
        session.position().hash());
  }
}
