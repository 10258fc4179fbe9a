package dev.banmen.session.text;

import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Loss;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.RefusalComparison;
import dev.banmen.record.SingleGame;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Our own file format, see {@link SavedGameText}, with one game to a file. Immutable. */
public record BanmenFormat(Games games) implements Format {
  private static final int MOST_BYTES = 64 << 20;
  private static final int START = 16; // bytes: more than the byte order mark and the name

  @Override
  public String name() {
    return "banmen";
  }

  @Override
  public List<String> endings() {
    return List.of("banmen");
  }

  @Override
  public boolean fits(byte[] head) {
    String start = new String(head, 0, Math.min(head.length, START), StandardCharsets.UTF_8);
    return start.startsWith(SavedGameText.NAME, start.startsWith("\uFEFF") ? 1 : 0);
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    if (file.size() > MOST_BYTES) {
      throw new InputFault(0, 0, words().text("record.large"));
    }
    byte[] bytes = file.piece(0, (int) file.size());
    return new SingleGame(record(bytes, games));
  }

  /**
   * Reads a file; a last line without its end counts if it is complete, and not if it was cut off.
   *
   * @throws InputFault if a line is damaged
   */
  private static Recording record(byte[] bytes, Games games) throws InputFault {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (!text.endsWith("\n")) {
      try {
        return recordLines(text + "\n", games);
      } catch (InputFault torn) {
        // Then it was cut off.
      }
    }
    return recordLines(text, games);
  }

  private static Recording recordLines(String text, Games games) throws InputFault {
    RecordBuilder builder = new RecordBuilder();
    return builder.recording(
        new SavedGameReader(text, games, Optional.of(builder)).read().session());
  }

  private Words words() {
    return games.language().words(BanmenFormat.class);
  }

  @Override
  public Optional<String> loss(List<Recording> recordings) {
    if (recordings.isEmpty()) {
      return Optional.empty();
    } else if (recordings.size() > 1) {
      return Optional.of(words().text("record.several"));
    }
    Recording recording = recordings.get(0);
    Set<Loss> kinds = EnumSet.noneOf(Loss.class);
    RecordTree tree = recording.tree();
    for (int node = tree.following(RecordTree.ROOT);
        node != RecordTree.NONE;
        node = tree.following(node)) {
      if (tree.properties(node).stream().anyMatch(Property::isSettingUp)) {
        kinds.add(Loss.SET_UP);
      }
    }
    try {
      new RecordTerms(recording, games);
      if (!RefusalComparison.areAsTried(recording, games)) {
        kinds.add(Loss.OTHERWISE_JUDGED);
      }
    } catch (OptionFault fault) {
      return Optional.of(fault.getMessage());
    }
    return kinds.isEmpty() ? Optional.empty() : Optional.of(Loss.text(kinds, games.language()));
  }

  @Override
  public void write(List<Recording> recordings, RecordOutput out) throws IOException {
    if (recordings.isEmpty()) {
      throw new IOException(words().text("record.none"));
    }
    try {
      String text = new RecordText(recordings.get(0), games).text();
      out.put(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (OptionFault fault) {
      throw new IOException(fault.getMessage(), fault);
    }
  }
}
