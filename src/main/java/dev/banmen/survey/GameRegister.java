package dev.banmen.survey;

import dev.banmen.storage.FileStamp;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the files of a folder say about their games, to answer questions without reading them again.
 * Immutable; for any thread.
 */
public final class GameRegister {
  private static final long MAGIC = 0x42616e6d656e4773L;

  /** Another number for each change of what is written here, or of what readers of files give. */
  private static final int VERSION = 2;

  /** How many numbers the row of a game has. */
  private static final int FIELDS = 3 + GameFacts.IDS.size();

  /** In place of a text: only the file has it. */
  static final int UNKNOWN = -1;

  private final IndexTables tables;
  private final Map<Integer, GameFacts.GameKind> kinds = new ConcurrentHashMap<>();

  private GameRegister(IndexTables tables) {
    this.tables = tables;
  }

  /**
   * Returns the register in some bytes; empty if they are none of this program, or damaged.
   *
   * @param about what the register is about, as it was said when it was made
   */
  public static Optional<GameRegister> of(ByteBuffer bytes, String about) {
    return IndexTables.of(bytes, MAGIC, VERSION, FIELDS, about).map(GameRegister::new);
  }

  /** Writes a register. */
  static void write(IndexTablesWriter games, OutputStream to) throws IOException {
    games.writeTo(to, MAGIC, VERSION, 0, 0, out -> {});
  }

  /** The files, in the order of their games; no two have one name. */
  public List<IndexedFile> files() {
    return tables.files();
  }

  /** A file, if it was read when it was as it is now. */
  public Optional<IndexedFile> file(String name, FileStamp now) {
    return tables.file(name, now);
  }

  /** The games of a file, in its order, each read from here on request. */
  public List<GameFacts> games(IndexedFile file) {
    return new LazyList<>(file.games(), game -> facts(file.first() + game));
  }

  private GameFacts facts(int game) {
    return new GameFacts(
        kinds.computeIfAbsent(tables.field(game, 0), at -> kind(tables.text(at))),
        tables.field(game, 1),
        new SaidPieces(tables.piece(tables.field(game, 2))),
        id -> text(game, id));
  }

  private Optional<String> text(int game, String id) {
    int number = GameFacts.IDS.indexOf(id);
    int offset = number < 0 ? UNKNOWN : tables.field(game, 3 + number);
    return offset == UNKNOWN ? Optional.empty() : Optional.of(tables.text(offset));
  }

  /** Reads what was written of a kind. */
  static GameFacts.GameKind kind(String text) {
    List<String> lines = text.lines().toList();
    Map<String, String> chosen = new TreeMap<>();
    for (String line : lines.subList(2, lines.size())) {
      int end = Math.max(0, line.indexOf('='));
      chosen.put(line.substring(0, end), line.substring(Math.min(line.length(), end + 1)));
    }
    return new GameFacts.GameKind(lines.get(0), chosen, Boolean.parseBoolean(lines.get(1)));
  }
}
