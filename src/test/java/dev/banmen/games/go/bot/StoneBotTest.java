package dev.banmen.games.go.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.SearchLimit;
import java.util.BitSet;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the computer says of games of Go on 9x9 that are over. */
class StoneBotTest {
  private static final long PATIENCE = 60_000;
  private static final int LEVEL = 8;

  /** White has four stones in what is Black's; if they lived, White would win. */
  private static final String STONES_IN_THE_CORNER =
      "cefffegfgegchfhgheghfcccbdebfbecedehbbchbcbfdeefhcbeaeafadcfdfdgcdifie" + "iggbee";

  /** White has five stones in what is Black's, which White would save if Black passed. */
  private static final String STONES_AT_THE_EDGE =
      "fdcfegfffggggfgehfeffedehgdbchgcgdfbbgbfddcddcccfchbafhdheaeagbeebeaid"
          + "hccgeceddgdhdfieebgecbibicgheheeiatteittfhgggittih";

  /** Two walls in the middle: nothing is dead. */
  private static final String WALLS = "eafaebfbecfcedfdeefeefffegfgehfheifi";

  /** Black to move has won if it makes a second eye in the corner, and lost if it passes. */
  private static final String ONE_EYE_SHORT =
      "fedfcedecdcfeddddcffgfecdbfdgeeeebfbgcgdfchdgggbedhcecheegdhehdgbfbghb"
          + "hfbheffgdihgbegabdifcceicbdaca";

  private final Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));

  /** Plays SGF's points in turn, Black first, and two passes. */
  private Position over(String points) {
    Position position = played(points);
    for (int passes = 0; passes < 2; passes++) {
      position = after(position, new Pass(position.toMove().orElseThrow()));
    }
    return position;
  }

  private Position played(String points) {
    Position position = Position.start(go);
    for (int i = 0; i < points.length(); i += 2) {
      Side side = position.toMove().orElseThrow();
      Site site = new Site(points.charAt(i + 1) - 'a', points.charAt(i) - 'a');
      boolean isPass = points.charAt(i) == 't';
      position = after(position, isPass ? new Pass(side) : new Place(side, site));
    }
    return position;
  }

  private static Position after(Position position, Move move) {
    return ((Played) position.play(move)).after();
  }

  private String dead(Position over) {
    BitSet dead = StoneBots.go().bot(go, LEVEL).dead(over, SearchLimit.within(PATIENCE, 1));
    TreeSet<String> names = new TreeSet<>();
    dead.stream().forEach(index -> names.add(go.notation().name(go.lattice().site(index))));
    return String.join(" ", names);
  }

  private Move chosen(Position position, int level) {
    Side side = position.toMove().orElseThrow();
    SearchLimit thought = SearchLimit.within(PATIENCE, 1);
    return StoneBots.go().bot(go, level).decide(position, side, thought).move().orElseThrow();
  }

  @Test
  void noLevelPassesWhereThatLosesAGroup() {
    Position open = played(ONE_EYE_SHORT);
    for (int level = 1; level < StoneLevel.of(false).size(); level++) {
      assertThat(chosen(open, level)).isNotEqualTo(new Pass(Side.BLACK));
    }
  }

  @Test
  void itPassesOnceNothingIsOpen() {
    Position settled = played(STONES_IN_THE_CORNER);
    for (int level : new int[] {1, LEVEL}) {
      Side side = settled.toMove().orElseThrow();
      assertThat(chosen(settled, level)).isEqualTo(new Pass(side));
      Position passed = after(settled, new Pass(side));
      assertThat(chosen(passed, level)).isEqualTo(new Pass(side.opponent()));
    }
  }

  @Test
  void noLevelPassesAfterAPassOnAnOpenBoard() {
    Position passed = after(Position.start(go), new Pass(Side.BLACK));
    for (int level = 1; level <= 6; level++) {
      assertThat(chosen(passed, level)).as("level %d", level).isNotEqualTo(new Pass(Side.WHITE));
    }
  }

  @Test
  void itAdvisesAPassOnlyOnceNothingIsOpen() {
    Position settled = played(STONES_IN_THE_CORNER);
    Side side = settled.toMove().orElseThrow();
    assertThat(advised(settled)).isEqualTo(new Pass(side));
    Position passed = after(settled, new Pass(side));
    assertThat(advised(passed)).isEqualTo(new Pass(side.opponent()));
    assertThat(advised(played(ONE_EYE_SHORT))).isNotEqualTo(new Pass(Side.BLACK));
  }

  private Move advised(Position position) {
    SearchLimit thought = SearchLimit.within(PATIENCE, 1);
    Side side = position.toMove().orElseThrow();
    return StoneBots.go().bot(go, LEVEL).analyze(position, side, thought).get(0).move();
  }

  @Test
  @Tag("long")
  void stonesThatCannotLiveAreDead() {
    assertThat(dead(over(STONES_IN_THE_CORNER))).isEqualTo("C7 E7 E8 G7");
    assertThat(dead(over(STONES_AT_THE_EDGE))).isEqualTo("E1 E2 F2 G1 J2");
  }

  @Test
  @Tag("long")
  void stonesThatLiveAreNot() {
    assertThat(dead(over(WALLS))).isEmpty();
  }
}
