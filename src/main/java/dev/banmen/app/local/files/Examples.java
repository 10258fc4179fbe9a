package dev.banmen.app.local.files;

import dev.banmen.app.Example;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * The recorded games that the first page plays: for each family the one in {@code recordings} that
 * {@code examples.properties} names. For any thread.
 */
record Examples(Games games) {
  private static final String INDEX = "examples.properties";

  /** The example of this game's family, if it has the same starting position. */
  Optional<Example> of(Game game) {
    try {
      String name = index().getProperty(game.id());
      return name == null ? Optional.empty() : of(game, name);
    } catch (FileFault | InputFault e) {
      throw new IllegalStateException("an example of " + game.id(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Properties index() throws IOException {
    Properties index = new Properties();
    try (InputStream file = IncludedGames.stream(INDEX)) {
      index.load(file);
    }
    return index;
  }

  private Optional<Example> of(Game game, String name) throws FileFault, InputFault, IOException {
    try (InputStream file = IncludedGames.recording(name)) {
      Recording recording = RecordingFile.first(file, games);
      Replay replay = Replay.of(recording, games);
      return Position.start(game).sameBoard(replay.position())
          ? Optional.of(new Example(wording().of("example." + game.id()), moves(replay)))
          : Optional.empty();
    }
  }

  /** The moves of the main line, as far as they can be read. */
  private static List<Move> moves(Replay replay) {
    RecordTree tree = replay.recording().tree();
    List<Move> moves = new ArrayList<>();
    int node = tree.firstChild(RecordTree.ROOT);
    while (node != RecordTree.NONE && replay.move(node).isPresent()) {
      moves.add(replay.move(node).get());
      node = tree.firstChild(node);
    }
    return moves;
  }

  private LocalText wording() {
    return LocalText.of(games);
  }
}
