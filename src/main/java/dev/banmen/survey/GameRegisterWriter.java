package dev.banmen.survey;

import dev.banmen.storage.FileStamp;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.IntStream;

/** Makes a register of games, file by file. Mutable, one thread. */
public final class GameRegisterWriter {
  /** How many games a register may have, and bytes all its texts: further files are left out. */
  public static final int MOST_GAMES = 200_000;

  public static final int MOST_TEXT = 32 << 20;

  private static final int MOST_LETTERS = 400; // of a text; longer ones stay in their file

  private final IndexTablesWriter tables;

  /**
   * A register without games.
   *
   * @param about what it is about
   */
  public GameRegisterWriter(String about) {
    tables = new IndexTablesWriter(about);
  }

  /** Adds a file with its games, once; nothing if they don't fit, or there is no more room. */
  public void add(String name, FileStamp stamp, List<GameFacts> facts) throws IOException {
    boolean isFull =
        tables.games() + facts.size() > MOST_GAMES || tables.allTextBytes() > MOST_TEXT;
    if (isFull || facts.stream().anyMatch(game -> !fits(game.kind()))) {
      return;
    }
    tables.begin(name, stamp);
    for (GameFacts game : facts) {
      IntStream texts = GameFacts.IDS.stream().mapToInt(id -> text(game, id));
      IntStream others =
          IntStream.of(tables.place(written(game.kind())), game.moves(), place(game.said()));
      tables.add(IntStream.concat(others, texts).toArray());
    }
  }

  /** Whether a kind is read as it was written: a file may choose anything. */
  private static boolean fits(GameFacts.GameKind kind) {
    String text = written(kind);
    return text.length() < MOST_LETTERS && GameRegister.kind(text).equals(kind);
  }

  private static String written(GameFacts.GameKind kind) {
    StringBuilder text = new StringBuilder(kind.family()).append('\n').append(kind.isTried());
    kind.chosen().forEach((key, value) -> text.append('\n').append(key).append('=').append(value));
    return text.toString();
  }

  private int text(GameFacts game, String id) {
    return game.text(id)
        .filter(text -> text.length() <= MOST_LETTERS)
        .map(tables::place)
        .orElse(GameRegister.UNKNOWN);
  }

  private int place(SaidPieces said) {
    byte[] bits = new byte[said.bits().limit()];
    said.bits().get(0, bits);
    return bits.length == 0 ? IndexTables.EMPTY : tables.put(bits);
  }

  /** Writes the register, once. */
  public void writeTo(OutputStream to) throws IOException {
    GameRegister.write(tables, to);
  }
}
