package dev.banmen.gtp.engine;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import java.util.ArrayList;
import java.util.List;

/** The commands that change the game on the table, but for handicap stones. */
record EngineBoardCommands(EngineGame table, EngineClock clock, GameLoader loader) {
  private static final String SIZE_FAULT = "boardsize not an integer";
  private static final int QUARTERS = 4;

  /** Komi beyond this is taken for this. */
  private static final double MOST_KOMI = 9999;

  static void addTo(EngineCommands all, EngineGame table, EngineClock clock, GameLoader loader) {
    EngineBoardCommands board = new EngineBoardCommands(table, clock, loader);
    all.add("boardsize", board::boardsize);
    all.add("rectangular_boardsize", board::rectangle);
    all.add("clear_board", board::clear);
    all.add("komi", board::komi);
    all.add("play", board::play);
    all.add("undo", words -> board.undo(1));
    all.add("gg-undo", board::undoMany);
    all.add("gogui-play_sequence", board::playSequence);
    all.add("loadsgf", board::load);
  }

  private String boardsize(List<String> words) throws CommandFault {
    int size = Operands.number(Operands.at(words, 0), SIZE_FAULT);
    return resize(size, words.size() > 1 ? Operands.number(words.get(1), SIZE_FAULT) : size);
  }

  private String rectangle(List<String> words) throws CommandFault {
    return resize(
        Operands.number(Operands.at(words, 0), SIZE_FAULT),
        Operands.number(Operands.at(words, 1), SIZE_FAULT));
  }

  private String resize(int cols, int rows) throws CommandFault {
    if (!table.resize(rows, cols)) {
      throw new CommandFault("unacceptable size");
    }
    return "";
  }

  private String clear(List<String> words) {
    table.clear();
    clock.restart();
    return "";
  }

  /** Takes the komi to the nearest quarter; a game without komi takes no notice. */
  private String komi(List<String> words) throws CommandFault {
    double komi = Operands.real(Operands.at(words, 0), "komi not a float");
    boolean isSmall = Math.abs(komi) <= MOST_KOMI;
    double rounded = isSmall ? (double) Math.round(komi * QUARTERS) / QUARTERS : 0;
    if (!isSmall || table.has("komi") && !table.change("komi", Score.points(rounded))) {
      throw new CommandFault("unacceptable komi");
    }
    return "";
  }

  private String play(List<String> words) throws CommandFault {
    if (words.size() < 2) {
      throw new CommandFault(CommandFault.COLOR_OR_COORDINATE);
    }
    if (!table.play(move(words.get(0), words.get(1)))) {
      throw new CommandFault(CommandFault.ILLEGAL_MOVE);
    }
    return "";
  }

  private Move move(String color, String vertex) throws CommandFault {
    Side side = Operands.side(color, CommandFault.COLOR_OR_COORDINATE);
    return table
        .vertices()
        .move(side, vertex)
        .orElseThrow(() -> new CommandFault(CommandFault.COLOR_OR_COORDINATE));
  }

  private String playSequence(List<String> words) throws CommandFault {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < words.size(); i += 2) {
      moves.add(move(words.get(i), Operands.at(words, i + 1)));
    }
    int played = 0;
    for (Move move : moves) {
      if (!table.play(move)) {
        table.undo(played);
        throw new CommandFault(CommandFault.ILLEGAL_MOVE + " " + table.vertices().name(move));
      }
      played++;
    }
    return "";
  }

  private String undoMany(List<String> words) throws CommandFault {
    return undo(words.isEmpty() ? 1 : Operands.number(words.get(0), "moves not an integer"));
  }

  private String undo(int count) throws CommandFault {
    if (!table.undo(count)) {
      throw new CommandFault(CommandFault.UNDO);
    }
    return "";
  }

  /** Loads a game up to the position before a move, and says who is to move there. */
  private String load(List<String> words) throws CommandFault {
    String file = Operands.at(words, 0);
    if (file.isEmpty()) {
      throw new CommandFault("missing filename");
    }
    int before =
        words.size() > 1
            ? Operands.number(words.get(1), "move number not an integer")
            : Integer.MAX_VALUE;
    Recording recording = read(file);
    if (!recording.family().equals(table.family().id())) {
      throw new CommandFault("'" + file + "' is no game of " + table.family().id());
    }
    Replay replay = Replay.of(recording, table.family().recordedGame(recording.chosen()));
    RecordTree tree = recording.tree();
    replay.goTo(MoveNumbers.node(tree, tree.end(RecordTree.ROOT), Math.max(0, before - 1)));
    Position position = replay.position();
    if (!table.load(recording.chosen(), position.after(0).setup(), position.moves())) {
      throw new CommandFault("cannot open or parse '" + file + "'");
    }
    clock.restart();
    return table.toMove().map(Side::id).orElse("");
  }

  private Recording read(String file) throws CommandFault {
    try {
      return loader.read(file);
    } catch (GameLoader.NotLoaded e) {
      throw new CommandFault("cannot open or parse '" + file + "'");
    }
  }
}
