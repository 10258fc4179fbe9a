package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Fact;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds what stones do by flood filling the bare points, as a referee with a finger would.
 *
 * @param stones as they stand now
 */
public record StoneWitness(Past past, Reference now, ModelStones stones) implements Witness {
  /** The claims about stones whose sites the sentence names. */
  public static final Set<String> NAMED =
      Set.of("suicide", "captures", "loses", "saves", "atari", "self-atari", "ko");

  /** The claims about stones of which the sentence says how many sites they have. */
  public static final Set<String> COUNTED = Set.of("liberties", "snapback");

  @Override
  public List<Integer> misses(Side side, int site) {
    return now.misses(side, site);
  }

  @Override
  public List<Fact> facts(Side side, int site, List<Fact> told) {
    int miss = now.miss(side, site);
    return switch (miss) {
      case 0 -> site == Board.PASS ? List.of() : legal(side, site);
      case 1 -> List.of(occupied(site));
      case 2 -> List.of(Fact.of("suicide", side, past.sites(placed(side, site).group(site))));
      case 3 -> List.of(repetition(side, site, told));
      case 5 -> List.of(Fact.of("turn", side.opponent(), List.of()));
      case 6 -> won();
      case 7 -> List.of(Fact.of("legal", side, past.sites(moves(side))));
      default -> List.of();
    };
  }

  private ModelStones placed(Side side, int site) {
    return stones.with(site, ModelStones.letter(side));
  }

  private Fact occupied(int site) {
    return Fact.since(
        past.since(site),
        "occupied",
        stones.mark(site).side().orElseThrow(),
        past.sites(List.of(site)));
  }

  /** A repetition of any earlier board that equals the one after the stone. */
  private Fact repetition(Side side, int site, List<Fact> told) {
    assertThat(told).hasSize(1);
    int ply = told.get(0).ply();
    assertThat(ply).isBetween(0, past.plies());
    ModelStones result = placed(side, site).lifted(side.opponent()).lifted(side);
    List<Mark> marks = new ArrayList<>();
    for (int point = 0; point < result.marks().length(); point++) {
      marks.add(result.mark(point));
    }
    assertThat(past.boards().get(ply)).isEqualTo(marks);
    return new Fact("repetition", Optional.empty(), past.changedSince(ply), ply);
  }

  private List<Fact> won() {
    Outcome outcome = now.outcome().orElseThrow();
    return outcome.reason() == Outcome.Reason.GOAL
        ? List.of(Fact.of("won", outcome.winner().orElseThrow(), List.of()))
        : List.of();
  }

  private List<Integer> moves(Side side) {
    List<Integer> moves = new ArrayList<>();
    for (int site = 0; site < stones.marks().length(); site++) {
      boolean stands = placed(side, site).lifted(side.opponent()).hasLiberty(site);
      if (stones.at(site) == '.' && stands) {
        moves.add(site);
      }
    }
    return moves;
  }

  private List<Fact> legal(Side side, int site) {
    ModelStones after = placed(side, site).lifted(side.opponent()).lifted(side);
    List<Fact> facts = new ArrayList<>();
    if (after.at(site) == '.') {
      return List.of(Fact.of("loses", side, past.sites(placed(side, site).group(site))));
    }
    Set<Integer> taken = gone(after);
    if (!taken.isEmpty()) {
      facts.add(Fact.of("captures", side.opponent(), past.sites(taken)));
    }
    Set<Integer> group = after.group(site);
    Set<Integer> free = liberties(after, group);
    facts.add(Fact.of("group", side, past.sites(group)));
    facts.add(Fact.of("liberties", side, past.sites(free)));
    Reference next = now.after(side, site);
    if (next.outcome().isPresent()) {
      facts.add(Fact.of("wins", side, List.of()));
      return facts;
    }
    for (Set<Integer> saved : saved(after, side)) {
      facts.add(Fact.of("saves", side, past.sites(saved)));
    }
    for (Set<Integer> hunted : hunted(after, side, site)) {
      facts.add(Fact.of("atari", side.opponent(), past.sites(hunted)));
    }
    if (free.size() == 1) {
      facts.addAll(exposed(side, after, group, taken, free.iterator().next(), next));
    }
    return facts;
  }

  private Set<Integer> gone(ModelStones after) {
    Set<Integer> gone = new TreeSet<>();
    for (int point = 0; point < after.marks().length(); point++) {
      if (stones.at(point) != '.' && after.at(point) == '.') {
        gone.add(point);
      }
    }
    return gone;
  }

  private static Set<Integer> liberties(ModelStones on, Set<Integer> group) {
    Set<Integer> free = new TreeSet<>();
    for (int stone : group) {
      for (int next : on.neighbours(stone)) {
        if (on.at(next) == '.') {
          free.add(next);
        }
      }
    }
    return free;
  }

  /** The side's groups that had one liberty and have more now, as they stood. */
  private Set<Set<Integer>> saved(ModelStones after, Side side) {
    Set<Set<Integer>> saved = new HashSet<>();
    for (int point = 0; point < stones.marks().length(); point++) {
      if (stones.at(point) == ModelStones.letter(side)) {
        Set<Integer> group = stones.group(point);
        boolean wasHunted = liberties(stones, group).size() == 1;
        if (wasHunted && liberties(after, after.group(point)).size() > 1) {
          saved.add(group);
        }
      }
    }
    return saved;
  }

  /** The opponent's groups beside a stone that have one liberty. */
  private static Set<Set<Integer>> hunted(ModelStones after, Side side, int site) {
    Set<Set<Integer>> hunted = new HashSet<>();
    for (int next : after.neighbours(site)) {
      boolean isOther = after.at(next) == ModelStones.letter(side.opponent());
      if (isOther && liberties(after, after.group(next)).size() == 1) {
        hunted.add(after.group(next));
      }
    }
    return hunted;
  }

  /** The facts about a group that is left with one liberty. */
  private List<Fact> exposed(
      Side side,
      ModelStones after,
      Set<Integer> group,
      Set<Integer> taken,
      int liberty,
      Reference next) {
    Side other = side.opponent();
    ModelStones back = after.with(liberty, ModelStones.letter(other)).lifted(side);
    List<Site> point = past.sites(List.of(liberty));
    if (group.size() == 1
        && taken.equals(Set.of(liberty))
        && back.equals(stones)
        && next.miss(other, liberty) == 3) {
      return List.of(Fact.of("ko", other, point));
    }
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of("self-atari", side, past.sites(group)));
    Set<Integer> takers = back.group(liberty);
    Set<Integer> free = liberties(back, takers);
    boolean isCaught = takers.size() > group.size() && free.size() == 1;
    if (next.miss(other, liberty) == 0 && isCaught) {
      Reference later = next.after(other, liberty);
      if (later.outcome().isEmpty() && later.miss(side, free.iterator().next()) == 0) {
        facts.add(Fact.of("snapback", side, past.sites(takers)));
      }
    }
    return facts;
  }
}
