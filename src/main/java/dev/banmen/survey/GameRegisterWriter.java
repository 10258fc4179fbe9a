package dev.banmen.survey;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/** Makes a register of games, file by file. Mutable, one thread. */
public final class GameRegisterWriter {
  /** How many games a register may have, and bytes all its texts: further files are left out. */
  public static final int MOST_GAMES = 200_000;

  public static final int MOST_TEXT = 32 << 20;

  private static final int MOST_LETTERS = 400; // of a text; longer ones stay in their file

  private final ByteArrayOutputStream rows = new ByteArrayOutputStream();
  private final DataOutputStream gameRows = new DataOutputStream(rows);
  private final ByteArrayOutputStream fileBytes = new ByteArrayOutputStream();
  private final DataOutputStream fileRows = new DataOutputStream(fileBytes);
  private final ByteArrayOutputStream texts = new ByteArrayOutputStream();
  private final Map<String, Integer> known = new HashMap<>(); // texts
  private final int about;
  private int games;
  private int files;

  /**
   * A register without games.
   *
   * @param about what it is about
   */
  public GameRegisterWriter(String about) {
    place("");
    this.about = place(about);
  }

  /** Adds a file with its games, once; nothing if they don't fit, or there is no more room. */
  public void add(String name, long bytes, long nanos, List<GameFacts> facts) throws IOException {
    boolean isFull = games + facts.size() > MOST_GAMES || texts.size() > MOST_TEXT;
    if (isFull || facts.stream().anyMatch(game -> !fits(game.kind()))) {
      return;
    }
    fileRows.writeLong(bytes);
    fileRows.writeLong(nanos);
    fileRows.writeInt(place(name));
    fileRows.writeInt(facts.size());
    for (GameFacts game : facts) {
      add(game);
    }
    games += facts.size();
    files++;
  }

  private void add(GameFacts game) throws IOException {
    gameRows.writeInt(place(written(game.kind())));
    gameRows.writeInt(game.moves());
    gameRows.writeInt(place(game.said()));
    for (String id : GameFacts.IDS) {
      gameRows.writeInt(text(game, id));
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
    try {
      String text = game.text(id);
      return text.length() > MOST_LETTERS ? GameRegister.UNKNOWN : place(text);
    } catch (GameFacts.UnreadGame e) {
      return GameRegister.UNKNOWN;
    }
  }

  /** Returns where a text is among all. */
  private int place(String text) {
    return known.computeIfAbsent(text, added -> put(added.getBytes(StandardCharsets.UTF_8)));
  }

  private int place(SaidPieces said) {
    byte[] bits = new byte[said.bits().limit()];
    said.bits().get(0, bits);
    return bits.length == 0 ? 0 : put(bits);
  }

  private int put(byte[] bytes) {
    int offset = texts.size();
    texts.write(bytes.length >> 8);
    texts.write(bytes.length);
    texts.writeBytes(bytes);
    return offset;
  }

  /** Writes the register, once. */
  public void writeTo(OutputStream to) throws IOException {
    CRC32C sum = new CRC32C();
    DataOutputStream out = new DataOutputStream(new CheckedOutputStream(to, sum));
    out.writeLong(GameRegister.MAGIC);
    out.writeInt(GameRegister.VERSION);
    out.writeInt(games);
    out.writeInt(files);
    out.writeInt(about);
    out.writeLong(0);
    rows.writeTo(out);
    fileBytes.writeTo(out);
    texts.writeTo(out);
    out.flush();
    out.writeLong(sum.getValue());
    out.flush();
  }
}
