package dev.banmen.gtp.engine;

import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.ScoreWords;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** The commands that say how the game ended, or would end now, and which pieces are dead. */
record CountCommands(EngineGame table, Thinker thinker) {
  static void addTo(EngineCommands all, EngineGame table, Thinker thinker) {
    CountCommands count = new CountCommands(table, thinker);
    all.add("final_score", words -> count.score());
    all.add("final_status_list", count::statusList);
    all.add("gogui-rules_final_result", words -> count.sentence());
  }

  /** How the game ended; where a count decides it, how it would end now. */
  private Optional<Outcome> outcome() {
    Position position = table.position();
    if (position.isCountable()) {
      return Optional.of(Outcome.of(position.score(thinker.dead(table), new BitSet())));
    }
    return position.outcome();
  }

  /** The score as the protocol writes it, such as {@code B+3.5}; a draw is {@code 0}. */
  private String score() throws CommandFault {
    Outcome outcome = outcome().orElseThrow(() -> new CommandFault("cannot score"));
    if (outcome.winner().isEmpty()) {
      return "0";
    }
    String winner = outcome.winner().get() == Side.BLACK ? "B+" : "W+";
    return outcome.reason() == Outcome.Reason.SCORE
        ? winner + Score.points(outcome.margin())
        : winner;
  }

  /** The result in words; empty while the game goes on. */
  private String sentence() {
    Optional<Outcome> outcome = table.isFinished() ? outcome() : Optional.empty();
    if (outcome.isEmpty()) {
      return "";
    } else if (outcome.get().winner().isEmpty()) {
      return "Draw";
    }
    String winner = outcome.get().winner().get() == Side.BLACK ? "Black wins" : "White wins";
    return outcome.get().reason() == Outcome.Reason.SCORE
        ? winner + " by " + ScoreWords.of(table.game()).points(outcome.get().margin())
        : winner;
  }

  private String statusList(List<String> words) throws CommandFault {
    String status = Operands.at(words, 0);
    Position position = table.position();
    return switch (status) {
      case "" -> throw new CommandFault("missing status");
      case "dead" -> groups(thinker.dead(table));
      case "alive" -> {
        BitSet dead = thinker.dead(table);
        yield groups(sites(site -> isPiece(site) && !dead.get(site)));
      }
      case "seki" -> "";
      case "black_territory" -> territory(Mark.BLACK);
      case "white_territory" -> territory(Mark.WHITE);
      case "dame" -> position.isCountable() ? territory(Mark.EMPTY) : "";
      default -> throw new CommandFault("invalid status");
    };
  }

  private boolean isPiece(int site) {
    return table.position().at(site).side().isPresent();
  }

  private BitSet sites(IntPredicate isListed) {
    BitSet sites = new BitSet();
    for (int site = 0; site < table.lattice().size(); site++) {
      sites.set(site, isListed.test(site));
    }
    return sites;
  }

  /** Lists the sites without a living piece that a side has, or nobody. */
  private String territory(Mark owner) {
    BitSet dead = thinker.dead(table);
    List<Mark> owners = table.position().owners(dead, new BitSet());
    return owners.isEmpty()
        ? ""
        : groups(sites(site -> owners.get(site) == owner && (!isPiece(site) || dead.get(site))));
  }

  /** Writes sites, those of one group in one line. */
  private String groups(BitSet listed) {
    BitSet left = (BitSet) listed.clone();
    StringBuilder text = new StringBuilder();
    for (int first = left.nextSetBit(0); first >= 0; first = left.nextSetBit(first)) {
      BitSet group = table.position().group(table.lattice().site(first));
      group.set(first);
      group.and(left);
      left.andNot(group);
      text.append(text.length() == 0 ? "" : "\n").append(names(group));
    }
    return text.toString();
  }

  private String names(BitSet group) {
    StringBuilder names = new StringBuilder();
    for (Site site : table.lattice().sites(group)) {
      names.append(names.length() == 0 ? "" : " ").append(table.vertices().name(site));
    }
    return names.toString();
  }
}
