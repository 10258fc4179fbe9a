package dev.banmen.survey;

import dev.banmen.survey.PositionIndex.IndexedFile;
import java.nio.ByteBuffer;
import java.util.AbstractList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the files of a folder say about their games, to answer questions without reading them again.
 * It lies in one piece of memory, most often a file's. Immutable; for any thread.
 *
 * <p>In order: a head of {@link #HEAD} bytes; the games; the files; texts; a checksum of all that.
 */
public final class GameRegister {
  static final long MAGIC = 0x42616e6d656e4773L;

  /** Another number for each change of what is written here, or of what readers of files give. */
  static final int VERSION = 1;

  static final int HEAD = 32;
  static final int GAME = Integer.BYTES * (3 + GameFacts.IDS.size());
  static final int FILE = 24;
  static final int SUM = 8;

  /** In place of a text: only the file has it. */
  static final int UNKNOWN = -1;

  private final ByteBuffer bytes;
  private final int textsAt;
  private final Map<String, IndexedFile> files = new HashMap<>();
  private final Map<Integer, GameFacts.GameKind> kinds = new ConcurrentHashMap<>();

  private GameRegister(ByteBuffer bytes) {
    this.bytes = bytes;
    int games = bytes.getInt(12);
    int fileCount = bytes.getInt(16);
    int filesAt = HEAD + games * GAME;
    textsAt = filesAt + fileCount * FILE;
    int first = 0;
    for (int at = filesAt; at < textsAt; at += FILE) {
      String name = text(bytes.getInt(at + 16));
      int count = bytes.getInt(at + 20);
      files.put(
          name, new IndexedFile(name, bytes.getLong(at), bytes.getLong(at + 8), first, count));
      first += count;
    }
    if (first != games || files.size() != fileCount) {
      throw new IndexOutOfBoundsException();
    }
  }

  /**
   * Returns the register in some bytes; empty if they are none of this program, or damaged.
   *
   * @param about what the register is about, as it was said when it was made
   */
  public static Optional<GameRegister> of(ByteBuffer bytes, String about) {
    if (!IndexForm.isWhole(bytes, MAGIC, VERSION, HEAD, SUM)) {
      return Optional.empty();
    }
    try {
      GameRegister register = new GameRegister(bytes);
      boolean isMeant = register.text(bytes.getInt(20)).equals(about);
      return isMeant ? Optional.of(register) : Optional.empty();
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The files, by name. */
  public Map<String, IndexedFile> files() {
    return files;
  }

  /** The games of a file, in its order, each read from here on request. */
  public List<GameFacts> games(IndexedFile file) {
    return new RegisteredGames(file);
  }

  private final class RegisteredGames extends AbstractList<GameFacts> implements RandomAccess {
    private final IndexedFile file;

    RegisteredGames(IndexedFile file) {
      this.file = file;
    }

    @Override
    public GameFacts get(int game) {
      return new RegisteredFacts(HEAD + (file.first() + game) * GAME);
    }

    @Override
    public int size() {
      return file.games();
    }
  }

  private String text(int offset) {
    return IndexForm.text(bytes, textsAt + offset);
  }

  private byte[] blob(int offset) {
    return IndexForm.piece(bytes, textsAt + offset);
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

  private final class RegisteredFacts extends GameFacts {
    private final int at;

    RegisteredFacts(int at) {
      this.at = at;
    }

    private int field(int number) {
      return bytes.getInt(at + number * Integer.BYTES);
    }

    @Override
    GameKind kind() {
      return kinds.computeIfAbsent(field(0), at -> GameRegister.kind(GameRegister.this.text(at)));
    }

    @Override
    int moves() {
      return field(1);
    }

    @Override
    SaidPieces said() {
      int offset = field(2);
      int length = bytes.getShort(textsAt + offset) & 0xffff;
      return new SaidPieces(bytes.slice(textsAt + offset + Short.BYTES, length));
    }

    @Override
    String text(String id) {
      int number = IDS.indexOf(id);
      int offset = number < 0 ? UNKNOWN : field(3 + number);
      if (offset == UNKNOWN) {
        throw new UnreadGame();
      }
      return offset == 0 ? "" : GameRegister.this.text(offset);
    }
  }
}
