package dev.banmen.gtp.client;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.gtp.Vertices;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The game as an engine has been told it, and how it is told another position: by the moves that
 * are missing, after taking back those that are too many. For one thread.
 */
final class EngineTable {
  private static final String GO = "go";
  private static final String RULES = "kata-set-rules";
  private static final String RULE = "kata-set-rule";

  /** KataGo's names for the rules of Go, by ours. */
  private static final Map<String, String> RULE_SETS =
      Map.of(
          "chinese", "chinese",
          "japanese", "japanese",
          "aga", "aga",
          "nz", "new-zealand",
          "tromp-taylor", "tromp-taylor");

  /** The ko rule to send after a set of rules that KataGo plays with another one than we do. */
  private static final Map<String, String> PRESET_KO = Map.of("chinese", "positional");

  private static final Set<String> KO_RULES = Set.of("simple", "positional", "situational");

  private final GtpEngine engine;
  private final EngineProgram command;
  private final Map<String, String> chosen;
  private final List<Move> told = new ArrayList<>();
  private Setup start; // null until it has a board
  private Vertices vertices;

  /**
   * A table without a board.
   *
   * @param command how the engine was started
   * @param chosen the options of the game that differ from its defaults
   */
  EngineTable(GtpEngine engine, EngineProgram command, Map<String, String> chosen) {
    this.engine = engine;
    this.command = command;
    this.chosen = chosen;
  }

  Vertices vertices() {
    return vertices;
  }

  /** Has the engine know this position; true if it has been given a new board. */
  boolean show(Position position) {
    List<Move> moves = position.moves();
    Setup begun = position.after(0).setup();
    boolean isNew = !begun.equals(start) || !takesBack(common(moves));
    if (isNew) {
      begin(position.after(0), begun);
    }
    for (Move move : moves.subList(told.size(), moves.size())) {
      engine.must(play(move));
      told.add(move);
    }
    return isNew;
  }

  /** Notes a move that the engine has made itself. */
  void note(Move move) {
    told.add(move);
  }

  private int common(List<Move> moves) {
    int count = 0;
    while (count < Math.min(told.size(), moves.size())
        && told.get(count).equals(moves.get(count))) {
      count++;
    }
    return count;
  }

  private boolean takesBack(int count) {
    while (told.size() > count) {
      if (!engine.has("undo") || engine.ask("undo").isEmpty()) {
        return false;
      }
      told.remove(told.size() - 1);
    }
    return true;
  }

  private void begin(Position first, Setup setup) {
    start = null;
    told.clear();
    Lattice lattice = first.lattice();
    vertices = new Vertices(first.game());
    checkGame(first);
    if (!setSize(lattice) || engine.ask("clear_board").isEmpty()) {
      throw engine.failed(EngineFault.Kind.OTHER_GAME, first.game().title());
    }
    setRules(first);
    Setup cleared = isGo(first) ? new Setup(Map.of(), setup.toMove()) : standard(first);
    if (!setup.marks().equals(cleared.marks()) || !setup.toMove().equals(cleared.toMove())) {
      place(first, setup);
    }
    start = setup;
  }

  private static boolean isGo(Position position) {
    return position.game().id().equals(GO);
  }

  private static Setup standard(Position position) {
    return Position.start(position.game()).setup();
  }

  /** Engines play Go, unless they say otherwise as GoGui asks it, or the user does. */
  private void checkGame(Position first) {
    Optional<String> own =
        engine.has("gogui-rules_game_id")
            ? engine.ask("gogui-rules_game_id").map(lines -> lines.get(0).toLowerCase(Locale.ROOT))
            : Optional.empty();
    String id = first.game().id();
    boolean isPlayed = own.isPresent() ? own.get().equals(id) : command.plays(id);
    int largest = Math.max(first.lattice().rows(), first.lattice().cols());
    if (!isPlayed || largest > Vertices.LARGEST_BOARD) {
      throw engine.failed(EngineFault.Kind.OTHER_GAME, first.game().title());
    }
  }

  private boolean setSize(Lattice lattice) {
    if (lattice.rows() == lattice.cols()) {
      return engine.load("boardsize " + lattice.cols()).isPresent();
    }
    return engine.has("rectangular_boardsize")
        && engine
            .load("rectangular_boardsize " + lattice.cols() + " " + lattice.rows())
            .isPresent();
  }

  /** Sets the rules where the engine can be told, and then the komi, with any handicap's bonus. */
  private void setRules(Position first) {
    if (!isGo(first)) {
      return;
    }
    String preset = chosen.getOrDefault("rules", "chinese");
    String rules = RULE_SETS.get(preset);
    if (rules != null && engine.has(RULES)) {
      engine.ask(RULES + " " + rules);
    }
    if (engine.has(RULE)) {
      engine.ask(RULE + " whiteHandicapBonus 0"); // as it is in the komi
      String own = chosen.getOrDefault("ko", "preset");
      String ko = own.equals("preset") ? PRESET_KO.getOrDefault(preset, own) : own;
      if (KO_RULES.contains(ko)) {
        engine.ask(RULE + " ko " + ko.toUpperCase(Locale.ROOT));
      }
      String suicide = chosen.getOrDefault("suicide", "preset");
      if (!suicide.equals("preset")) {
        engine.ask(RULE + " suicide " + suicide.equals("allowed"));
      }
    }
    engine.must("komi " + Score.points(first.game().komi()));
  }

  /** Puts the pieces on the board that stand there before the first move. */
  private void place(Position first, Setup setup) {
    boolean isHandicap =
        isGo(first)
            && setup.marks().size() >= 2
            && setup.marks().values().stream().allMatch(mark -> mark == Mark.BLACK)
            && setup.toMove().equals(Optional.of(Side.WHITE));
    StringJoiner stones = new StringJoiner(" ");
    if (isHandicap && engine.has("set_free_handicap")) {
      setup.marks().keySet().forEach(site -> stones.add(vertices.name(site)));
      engine.must("set_free_handicap " + stones);
    } else if (isGo(first)) {
      setup.marks().forEach((site, mark) -> engine.must(play(placed(site, mark))));
    } else if (engine.has("gogui-setup") && engine.has("gogui-setup_player")) {
      setup.marks().forEach((site, mark) -> addTo(stones, site, mark));
      engine.must("gogui-setup " + stones);
      setup.toMove().ifPresent(side -> engine.must("gogui-setup_player " + side.id()));
    } else {
      throw engine.failed(EngineFault.Kind.OTHER_GAME, first.game().title());
    }
  }

  private void addTo(StringJoiner stones, Site site, Mark mark) {
    if (mark.side().isPresent()) { // else it belongs to the board
      stones.add(written(placed(site, mark)));
    }
  }

  private static Move placed(Site site, Mark mark) {
    return new Place(mark.side().orElseThrow(), site);
  }

  private String play(Move move) {
    return "play " + written(move);
  }

  private String written(Move move) {
    return move.side().id() + " " + vertices.name(move);
  }
}
