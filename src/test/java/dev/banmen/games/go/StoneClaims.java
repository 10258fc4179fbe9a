package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.laws.CoachClaims;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** What is true on the board when a coach of Go or Capture Go warns. */
public final class StoneClaims {
  private static final int[][] BESIDE = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

  /** The warnings of both games. */
  public static final Map<String, BiConsumer<CoachClaims, Overlay>> OF_BOTH =
      Map.of(
          "self-atari", StoneClaims::selfAtari,
          "own-eye", StoneClaims::ownEye,
          "left-in-atari", StoneClaims::leftInAtari);

  private StoneClaims() {}

  static void selfAtari(CoachClaims claims, Overlay seen) {
    Set<Site> group = group(claims.after(), claims.site());
    assertThat(CoachClaims.hinted(seen, Hint.CHAIN)).isEqualTo(group);
    assertThat(liberties(claims.after(), group))
        .isEqualTo(CoachClaims.hinted(seen, Hint.LIBERTY))
        .hasSize(1);
    assertThat(CoachClaims.count(claims.after(), claims.side().opponent().mark()))
        .isEqualTo(CoachClaims.count(claims.before(), claims.side().opponent().mark()));
  }

  static void suicide(CoachClaims claims, Overlay seen) {
    assertThat(claims.after().at(claims.site())).isEqualTo(Mark.EMPTY);
    assertThat(CoachClaims.hinted(seen, Hint.TAKEN)).contains(claims.site());
    for (Site gone : CoachClaims.hinted(seen, Hint.TAKEN)) {
      assertThat(claims.after().at(gone)).isEqualTo(Mark.EMPTY);
    }
    int lost =
        CoachClaims.count(claims.before(), claims.side().mark())
            + 1
            - CoachClaims.count(claims.after(), claims.side().mark());
    assertThat(CoachClaims.hinted(seen, Hint.TAKEN)).hasSize(lost);
  }

  static void ownEye(CoachClaims claims, Overlay seen) {
    for (Site beside : beside(claims.before(), claims.site())) {
      assertThat(claims.before().at(beside)).isEqualTo(claims.side().mark());
      assertThat(liberties(claims.before(), group(claims.before(), beside))).hasSizeGreaterThan(1);
    }
  }

  static void leftInAtari(CoachClaims claims, Overlay seen) {
    Set<Site> group = CoachClaims.hinted(seen, Hint.WEAK);
    Site one = group.iterator().next();
    assertThat(group).isEqualTo(group(claims.after(), one)).isEqualTo(group(claims.before(), one));
    assertThat(group).doesNotContain(claims.move() instanceof Place p ? p.site() : null);
    Set<Site> last = liberties(claims.after(), group);
    assertThat(last).hasSize(1);
    Side enemy = claims.side().opponent();
    Position taken = CoachClaims.played(claims.after(), new Place(enemy, last.iterator().next()));
    assertThat(CoachClaims.count(claims.after(), claims.side().mark()))
        .isGreaterThanOrEqualTo(
            CoachClaims.count(taken, claims.side().mark()) + (group.size() == 1 ? 1 : 2));
    Site saving = CoachClaims.hinted(seen, Hint.LEGAL).iterator().next();
    Position saved = CoachClaims.played(claims.before(), new Place(claims.side(), saving));
    assertThat(saved.movers().isEmpty() || liberties(saved, group(saved, one)).size() > 1).isTrue();
  }

  public static Set<Site> group(Position position, Site start) {
    Set<Site> group = new TreeSet<>(List.of(start));
    Deque<Site> next = new ArrayDeque<>(group);
    while (!next.isEmpty()) {
      for (Site beside : beside(position, next.remove())) {
        if (position.at(beside) == position.at(start) && group.add(beside)) {
          next.add(beside);
        }
      }
    }
    return group;
  }

  public static Set<Site> liberties(Position position, Set<Site> group) {
    Set<Site> liberties = new TreeSet<>();
    for (Site stone : group) {
      for (Site beside : beside(position, stone)) {
        CoachClaims.addIf(position.at(beside) == Mark.EMPTY, beside, liberties);
      }
    }
    return liberties;
  }

  static List<Site> beside(Position position, Site site) {
    List<Site> beside = new ArrayList<>();
    for (int[] step : BESIDE) {
      Site other = site.plus(step[0], step[1]);
      if (position.lattice().contains(other)) {
        beside.add(other);
      }
    }
    return beside;
  }
}
