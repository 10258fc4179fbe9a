package dev.banmen.games.othello;

import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.proof.Gathered;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes recorded games for tests. */
public final class OthelloRecords {
  public static final Games GAMES = new Games(List.of(new OthelloFamily()));
  public static final Words WORDS = Language.ENGLISH.words(OthelloFamily.class);

  private OthelloRecords() {}

  public static Bytes bytes(String text) {
    return Bytes.of(text.getBytes(StandardCharsets.UTF_8));
  }

  public static List<Recording> read(Format format, String text) throws InputFault, IOException {
    return read(format, bytes(text), new ArrayList<>());
  }

  public static List<Recording> read(Format format, Bytes file, List<Note> notes)
      throws InputFault, IOException {
    Archive archive = format.open(file);
    List<Recording> games = new ArrayList<>();
    for (int i = 0; i < archive.size(); i++) {
      games.add(archive.game(i, notes::add));
    }
    return games;
  }

  public static byte[] write(Format format, List<Recording> games) throws IOException {
    Gathered written = new Gathered();
    format.write(games, written);
    return written.bytes();
  }

  public static String text(Format format, List<Recording> games) throws IOException {
    return new String(write(format, games), StandardCharsets.UTF_8);
  }

  /** The main line as {@code B:f5 W:d6}, a pass as {@code B:}, with the start of each node. */
  public static String line(Recording recording) {
    StringBuilder line = new StringBuilder();
    RecordTree tree = recording.tree();
    for (int node = tree.firstChild(0); node != -1; node = tree.firstChild(node)) {
      Property move = tree.properties(node).get(0);
      line.append(line.isEmpty() ? "" : " ").append(move.id()).append(':').append(move.value());
    }
    return line.toString();
  }
}
