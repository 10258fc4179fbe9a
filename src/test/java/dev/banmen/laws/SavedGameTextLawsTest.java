package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Games;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.proof.Repeats;
import dev.banmen.record.GameTree;
import dev.banmen.session.Clock;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The text of a session of any game reads back to the same session, whatever happens in it. */
@Tag(Repeats.TAG)
class SavedGameTextLawsTest {
  private static final String EVERY_GAME = "dev.banmen.laws.Subjects#terms";
  private static final Games GAMES = new Games(Subjects.families());
  private static final int SESSIONS = Repeats.of(2, 4, 12);

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aJournalReadsBackToTheSameSession(Terms terms) throws InputFault {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      RandomSession played = RandomSession.of(GAMES, terms, seed);
      SavedGameText.Reading read = SavedGameText.read(played.journal(), GAMES);
      assertThat(facts(read.session())).as(played.journal()).isEqualTo(facts(played.session()));
      assertThat(read.session().clock()).isEqualTo(played.session().clock());
      assertThat(read.session().terms()).isEqualTo(played.session().terms());
      assertThat(read.session().asked()).isEqualTo(played.session().asked());
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aSavedSessionReadsBackToTheSameBoardTreeAndResult(Terms terms) throws InputFault {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      RandomSession played = RandomSession.of(GAMES, terms, seed);
      Session session = played.session();
      String text = SavedGameText.of(session, played.now());
      Session read = SavedGameText.read(text, GAMES).session();
      assertThat(facts(read)).as(played.journal() + "\n" + text).isEqualTo(facts(session));
      for (Side side : Side.values()) {
        Clock.TimeLeft left = session.clock().left(side, played.now());
        assertThat(read.clock().left(side, played.now())).as(text).isEqualTo(left);
      }
      assertThat(SavedGameText.of(read, played.now())).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aPositionSetUpByHandReadsBack(Terms terms) throws InputFault {
    Subject subject = new Subject(terms.start(GAMES).game(), Optional.empty());
    for (long seed = 1; seed <= SESSIONS; seed++) {
      Terms from = terms.from(RandomSetup.of(subject, seed));
      Position start = from.start(GAMES);
      String text = SavedGameText.of(Session.begin(from, start), 0);
      Session read = SavedGameText.read(text, GAMES).session();
      assertThat(read.position().sameBoard(start)).as(text).isTrue();
      assertThat(read.position().toMove()).isEqualTo(start.toMove());
      Optional<Setup> setup = read.terms().setup();
      assertThat(setup.map(Setup::toMove)).isEqualTo(from.setup().map(Setup::toMove));
    }
  }

  /** A file cut or changed anywhere is read or is a fault, and nothing else. */
  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aSpoiledTextIsReadOrIsAFault(Terms terms) {
    RandomSession played = RandomSession.of(GAMES, terms, 1);
    String text = played.journal();
    SplittableRandom random = new SplittableRandom(1);
    int faults = 0;
    for (int i = 0; i < 60; i++) {
      StringBuilder spoiled = new StringBuilder(text);
      int at = random.nextInt(text.length());
      if (random.nextBoolean()) {
        spoiled.setCharAt(at, (char) random.nextInt(' ', 0x7f));
      } else {
        spoiled.delete(at, Math.min(text.length(), at + 1 + random.nextInt(9)));
      }
      faults += faults(spoiled.toString());
    }
    assertThat(faults).isPositive();
  }

  private static int faults(String text) {
    try {
      SavedGameText.read(text, GAMES);
      return 0;
    } catch (InputFault fault) {
      assertThat(fault.line()).isBetween(1L, text.lines().count() + 1);
      assertThat(fault.column()).isPositive();
      assertThat(fault.getMessage()).isNotBlank().doesNotContain("\n");
      return 1;
    }
  }

  /** A text that breaks off in a line is the session before that line. */
  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aTornLastLineLosesOnlyItself(Terms terms) throws InputFault {
    String text = RandomSession.of(GAMES, terms, 2).journal();
    int lastLine = text.lastIndexOf('\n', text.length() - 2) + 1;
    Session whole = SavedGameText.read(text.substring(0, lastLine), GAMES).session();
    for (int cut = lastLine; cut < text.length(); cut++) {
      Session torn = SavedGameText.read(text.substring(0, cut), GAMES).session();
      assertThat(facts(torn)).isEqualTo(facts(whole));
    }
  }

  /** What must be the same, with the moves instead of the tree and the marks for the board. */
  private static Map<String, Object> facts(Session session) {
    Map<String, Object> facts = new HashMap<>();
    GameTree tree = session.tree();
    StringBuilder branches = new StringBuilder();
    for (int node = 1; node < tree.size(); node++) {
      branches.append(tree.parent(node)).append(' ').append(tree.move(node)).append('\n');
    }
    facts.put("tree", branches.toString());
    facts.put("node", session.node());
    facts.put("refusedMoves", session.refusedMoves());
    facts.put("redoNodes", session.redoNodes());
    facts.put("board", board(session.position()));
    facts.put("movers", session.movers());
    facts.put("dead", session.dead());
    facts.put("neutral", session.agreed().neutral());
    facts.put("over", session.isOver());
    facts.put("score", session.score());
    facts.put("outcome", session.outcome());
    facts.put("names", session.seat(Side.BLACK).name() + "/" + session.seat(Side.WHITE).name());
    return facts;
  }

  private static String board(Position position) {
    StringBuilder board = new StringBuilder();
    for (int i = 0; i < position.lattice().size(); i++) {
      Site site = position.lattice().site(i);
      Mark mark = position.at(site);
      board.append(mark.name().charAt(0));
    }
    return board.toString();
  }

  /** Names that might be taken for something else. */
  static final Seat[] SEATS = {
    Seat.AT_KEYBOARD,
    new Seat(Player.HERE, "Ann B."),
    new Seat(new Player("100%\u00e9 x"), "\u5f20 \u4e09"),
  };
}
