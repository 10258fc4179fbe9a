package dev.banmen.gtp.engine;

import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.gtp.Vertices;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/** GoGui's commands for setting up a position, and those it shows on the board. */
record GoGuiCommands(EngineGame table, Thinker thinker) {
  private static final int MOST_SHOWN = 10;
  private static final int PERCENT = 100;

  static void addTo(EngineCommands all, EngineGame table, Thinker thinker) {
    GoGuiCommands gogui = new GoGuiCommands(table, thinker);
    all.add("gogui-setup", gogui::setUp);
    all.add("gogui-setup_player", gogui::setPlayer);
    all.add("gogui-analyze_commands", words -> gogui.analyzeCommands());
    all.add("banmen-moves", gogui::moves);
    all.add("banmen-line", gogui::line);
    all.add("banmen-territory", words -> gogui.territory());
  }

  private String analyzeCommands() {
    List<String> lines = new ArrayList<>();
    lines.add("gfx/Best Moves/banmen-moves %m");
    lines.add("varc/Expected Line/banmen-line %c");
    lines.add("plist/Legal Moves/all_legal %m");
    if (table.position().isCountable()) {
      lines.add("dboard/Territory/banmen-territory");
      lines.add("plist/Dead Stones/final_status_list dead");
    }
    lines.add("string/Score/final_score");
    lines.add("string/Show Board/showboard");
    return String.join("\n", lines);
  }

  /** Starts a new game from pieces: color, vertex, color, vertex and so on. */
  private String setUp(List<String> words) throws CommandFault {
    Map<Site, Mark> marks = new HashMap<>();
    for (int i = 0; i < words.size(); i += 2) {
      Side side = Operands.side(words.get(i), CommandFault.COLOR_OR_COORDINATE);
      Site site =
          table
              .vertices()
              .site(Operands.at(words, i + 1))
              .orElseThrow(() -> new CommandFault(CommandFault.COLOR_OR_COORDINATE));
      marks.put(site, side.mark());
    }
    return begin(new Setup(marks, Optional.empty()));
  }

  private String setPlayer(List<String> words) throws CommandFault {
    Side side = Operands.side(Operands.at(words, 0), CommandFault.COLOR);
    if (!table.moves().isEmpty()) {
      throw new CommandFault("moves have been made");
    }
    return begin(new Setup(table.start().marks(), Optional.of(side)));
  }

  private String begin(Setup setup) throws CommandFault {
    if (!table.game().faults(setup).isEmpty()) {
      throw new CommandFault("invalid setup");
    }
    table.begin(setup, List.of());
    return "";
  }

  private List<Candidate> candidates(List<String> words) throws CommandFault {
    Side side = Operands.side(Operands.at(words, 0), CommandFault.COLOR);
    return table.mustWait(side) ? List.of() : thinker.analyze(table, side);
  }

  /** The best moves with what they are worth: points where proved, else the share of wins. */
  private String moves(List<String> words) throws CommandFault {
    StringBuilder labels = new StringBuilder();
    Vertices vertices = table.vertices();
    for (Candidate candidate : first(candidates(words))) {
      labels.append(' ').append(vertices.name(candidate.move())).append(' ');
      labels.append(
          candidate.isExact()
              ? String.format(Locale.ROOT, "%+.0f", candidate.value())
              : Math.round(candidate.value() * PERCENT) + "%");
    }
    return labels.length() == 0 ? "" : "LABEL" + labels;
  }

  private static List<Candidate> first(List<Candidate> all) {
    return all.subList(0, Math.min(MOST_SHOWN, all.size()));
  }

  private String line(List<String> words) throws CommandFault {
    StringJoiner line = new StringJoiner(" ");
    for (Candidate best : first(candidates(words)).stream().limit(1).toList()) {
      best.line().forEach(move -> line.add(table.vertices().name(move)));
    }
    return line.toString();
  }

  /** The probable owner of each site, from the highest row on: 1 for Black, -1 for White. */
  private String territory() throws CommandFault {
    double[] owners =
        table.fromTop(
            thinker.ownership(table).orElseThrow(() -> new CommandFault("nothing is owned")));
    StringBuilder rows = new StringBuilder();
    int cols = table.lattice().cols();
    for (int i = 0; i < owners.length; i++) {
      rows.append(i == 0 ? "" : i % cols == 0 ? "\n" : " ");
      rows.append(String.format(Locale.ROOT, "%.2f", owners[i]));
    }
    return rows.toString();
  }
}
