package dev.banmen.record.server;

import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.record.SingleGame;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The read-only format of the files of one server or program, each with one game. Immutable. */
public final class ServerFormat implements Format {
  static final int MOST_BYTES = 8 << 20; // real ones have some kilobytes, with photos hundreds

  private final Games games;
  private final String name;
  private final List<String> endings;
  private final ServerReader reader;

  private ServerFormat(Games games, String name, List<String> endings, ServerReader reader) {
    this.games = games;
    this.name = name;
    this.endings = endings;
    this.reader = reader;
  }

  /** All whose games are among these. */
  public static List<Format> all(Games games) {
    return Stream.of(
            new ServerFormat(games, "gib", List.of("gib"), new GibReader()),
            new ServerFormat(games, "ngf", List.of("ngf"), new NgfReader()),
            new ServerFormat(games, "ugi", List.of("ugi", "ugf"), new UgiReader()),
            new ServerFormat(games, "psq", List.of("psq"), new PsqReader()))
        .filter(format -> games.find(format.family()).isPresent())
        .<Format>map(format -> format)
        .toList();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> endings() {
    return endings;
  }

  /** The id of its games' family. */
  public String family() {
    return reader.family();
  }

  @Override
  public boolean fits(byte[] head) {
    return reader.fits(ServerLines.ofHead(head));
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    List<Note> notes = new ArrayList<>();
    FileFaults report = new FileFaults(notes::add, words());
    if (file.size() > MOST_BYTES) {
      throw report.fault(1, "fault.large", MOST_BYTES >> 20);
    }
    ServerLines lines = ServerLines.of(file.piece(0, MOST_BYTES), report);
    ServerGame game = new ServerGame(reader.family(), lines.first().number(), report);
    reader.read(lines, game);
    return new SingleGame(game.recording(games), notes);
  }

  private Words words() {
    return games.language().words(ServerFormat.class);
  }

  @Override
  public boolean isOnlyRead() {
    return true;
  }

  private String onlyRead() {
    return words().text("only-read", name);
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    return Optional.of(onlyRead());
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    throw new IOException(onlyRead());
  }
}
