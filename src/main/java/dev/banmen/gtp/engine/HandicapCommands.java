package dev.banmen.gtp.engine;

import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/** The commands that put handicap stones on an empty board. They leave the komi as it is. */
record HandicapCommands(EngineGame table) {
  private static final String OPTION = "handicap";
  private static final String NO_NUMBER = "handicap not an integer";

  /** The most stones that a game offers points for. */
  private static final int MOST_FIXED = 9;

  static void addTo(EngineCommands all, EngineGame table) {
    HandicapCommands handicap = new HandicapCommands(table);
    all.add("fixed_handicap", handicap::fixed);
    all.add("place_free_handicap", handicap::place);
    all.add("set_free_handicap", handicap::set);
  }

  private String fixed(List<String> words) throws CommandFault {
    int stones = Operands.number(Operands.at(words, 0), NO_NUMBER);
    checkEmpty();
    return put(points(stones).orElseThrow(() -> new CommandFault(CommandFault.HANDICAP)));
  }

  /** Puts the stones on the fixed points; fewer than asked for where there are not as many. */
  private String place(List<String> words) throws CommandFault {
    int stones = Operands.number(Operands.at(words, 0), NO_NUMBER);
    checkEmpty();
    if (stones < table.lattice().size()) {
      for (int fewer = Math.min(stones, MOST_FIXED); fewer >= 2; fewer--) {
        Optional<Set<Site>> points = points(fewer);
        if (points.isPresent()) {
          return put(points.get());
        }
      }
    }
    throw new CommandFault(CommandFault.HANDICAP);
  }

  private String set(List<String> words) throws CommandFault {
    checkEmpty();
    Set<Site> points = new HashSet<>();
    for (String vertex : words) {
      Site site =
          table
              .vertices()
              .site(vertex)
              .orElseThrow(() -> new CommandFault(CommandFault.COORDINATE));
      if (!points.add(site)) {
        throw new CommandFault("repeated vertex");
      }
    }
    if (points.size() < 2 || points.size() >= table.lattice().size() || !table.has(OPTION)) {
      throw new CommandFault(CommandFault.HANDICAP);
    }
    put(points);
    return "";
  }

  private void checkEmpty() throws CommandFault {
    if (!table.moves().isEmpty() || !table.start().marks().equals(table.game().start().marks())) {
      throw new CommandFault("board not empty");
    }
  }

  /** The game's own points for so many stones; empty if it has none. */
  private Optional<Set<Site>> points(int stones) {
    Family family = table.family();
    Map<String, String> values = new HashMap<>(table.chosen());
    values.put(OPTION, Integer.toString(stones));
    try {
      Set<Site> points = family.game(values).start().marks().keySet();
      return stones >= 2 ? Optional.of(points) : Optional.empty();
    } catch (OptionFault e) {
      return Optional.empty();
    }
  }

  private String put(Set<Site> points) throws CommandFault {
    Map<Site, Mark> marks = new HashMap<>();
    points.forEach(site -> marks.put(site, Mark.BLACK));
    Setup setup = new Setup(marks, Optional.of(Side.WHITE));
    if (!table.game().faults(setup).isEmpty()) {
      throw new CommandFault(CommandFault.HANDICAP);
    }
    table.begin(setup, List.of());
    StringJoiner vertices = new StringJoiner(" ");
    setup.marks().keySet().forEach(site -> vertices.add(table.vertices().name(site)));
    return vertices.toString();
  }
}
