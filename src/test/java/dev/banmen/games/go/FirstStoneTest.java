package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a coach begins a game of stones, and that what it says of the first stone is so. */
class FirstStoneTest {
  private static final Pattern CENTRE =
      Pattern.compile("It takes the centre: every corner is within (\\d+) lines\\.");
  private static final Pattern FAR =
      Pattern.compile("It takes the centre: every edge, .*, is at least (\\d+) lines? away\\.");
  private static final String CORNER = "It takes an empty corner,";

  private static Position start(String family, String size) {
    Game game = Catalog.ALL.find(family).orElseThrow().game(Map.of("size", size));
    return Position.start(game);
  }

  private static Coach coach(Position position) {
    return HasCoach.of(position.game()).orElseThrow();
  }

  private static String reason(Position position, Site site) {
    Place place = new Place(position.toMove().orElseThrow(), site);
    return coach(position).reason(position, place).orElse("");
  }

  private static String reason(Position position, String name) {
    return reason(position, position.game().notation().parse(name).orElseThrow());
  }

  private static Position after(Position position, String... names) {
    Position now = position;
    for (String name : names) {
      Site site = now.game().notation().parse(name).orElseThrow();
      now = ((Played) now.play(new Place(now.toMove().orElseThrow(), site))).after();
    }
    return now;
  }

  @ParameterizedTest
  @CsvSource({
    "go, 9, E5",
    "go, 7, D4",
    "go, 13, K10",
    "go, 19, Q16",
    "go, 9x13, G5",
    "capture, 10, F6",
    "capture, 9, E5",
    "capture, 19, K10",
    "gomoku, 15, H8",
    "gomoku, 9, E5"
  })
  void aGameBeginsWherePeopleBeginIt(String family, String size, String point) {
    Position start = start(family, size);
    Move move = coach(start).opening(start, Side.BLACK).orElseThrow();
    assertThat(start.game().notation().name(move)).isEqualTo(point);
    assertThat(coach(start).reason(start, move)).isPresent();
    Position next = ((Played) start.play(move)).after();
    assertThat(coach(start).opening(next, Side.WHITE)).as("it has begun").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "8", "9", "9x13", "7x10", "11", "13", "19", "12x19"})
  void whatIsSaidOfAFirstStoneOfGoIsSo(String size) {
    Position start = start("go", size);
    Lattice lattice = start.lattice();
    int said = 0;
    for (int i = 0; i < lattice.size(); i++) {
      Site site = lattice.site(i);
      String reason = reason(start, site);
      Matcher centre = CENTRE.matcher(reason);
      if (centre.matches()) {
        said++;
        assertThat(farthestCorner(lattice, site)).isEqualTo(Integer.parseInt(centre.group(1)));
        assertThat(lattice.rows() < 11 || lattice.cols() < 11).isTrue();
      } else if (reason.startsWith(CORNER)) {
        said++;
        assertThat(toEdge(site.row(), lattice.rows())).isBetween(2, 4);
        assertThat(toEdge(site.col(), lattice.cols())).isBetween(2, 4);
        assertThat(Math.min(lattice.rows(), lattice.cols())).isGreaterThan(10);
      } else {
        assertThat(reason).isEqualTo("The whole board is still open.");
      }
    }
    assertThat(said).isBetween(1, 32);
  }

  @Test
  void nothingIsMadeOfAPointBesideTheCentre() {
    assertThat(reason(start("go", "9"), "E5"))
        .isEqualTo("It takes the centre: every corner is within 4 lines.");
    assertThat(reason(start("go", "9"), "C5")).isEqualTo("The whole board is still open.");
  }

  @Test
  void aCornerIsTakenUntilAStoneIsInIt() {
    Position one = after(start("go", "19"), "Q16");
    assertThat(reason(one, "D4")).startsWith(CORNER);
    assertThat(reason(one, "C4")).startsWith(CORNER);
    assertThat(reason(one, "B4")).as("too low").doesNotStartWith(CORNER);
    assertThat(reason(one, "F6")).as("too high").doesNotStartWith(CORNER);
    assertThat(reason(one, "R14")).as("White's").doesNotStartWith(CORNER);
    assertThat(reason(after(one, "F3"), "D4")).as("a stone near").doesNotStartWith(CORNER);
    assertThat(reason(after(one, "G3"), "D4")).startsWith(CORNER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "9", "10", "19"})
  void theEdgesAreAsFarAsIsSaidInCaptureGo(String size) {
    Position start = start("capture", size);
    Lattice lattice = start.lattice();
    int said = 0;
    for (int i = 0; i < lattice.size(); i++) {
      Site site = lattice.site(i);
      Matcher far = FAR.matcher(reason(start, site));
      int least = Math.min(toEdge(site.row(), lattice.rows()), toEdge(site.col(), lattice.cols()));
      boolean isMost = least == (lattice.rows() - 1) / 2;
      assertThat(far.matches()).as("%s", site).isEqualTo(isMost);
      if (isMost) {
        said++;
        assertThat(least).isEqualTo(Integer.parseInt(far.group(1)));
      }
    }
    assertThat(said).isBetween(1, 4);
  }

  private static int toEdge(int line, int lines) {
    return Math.min(line, lines - 1 - line);
  }

  private static int farthestCorner(Lattice lattice, Site site) {
    int rows = Math.max(site.row(), lattice.rows() - 1 - site.row());
    return Math.max(rows, Math.max(site.col(), lattice.cols() - 1 - site.col()));
  }
}
