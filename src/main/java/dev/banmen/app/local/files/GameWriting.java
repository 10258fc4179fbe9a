package dev.banmen.app.local.files;

import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Formats;
import dev.banmen.record.Replay;
import dev.banmen.session.text.BanmenFormat;
import dev.banmen.text.Printable;
import dev.banmen.text.WordList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A game in play as the bytes of a file, in the format of the file extension, or our own without
 * one.
 *
 * @param bytes what to write
 * @param loss what that format cannot hold, in one line; empty if it holds all
 */
public record GameWriting(byte[] bytes, String loss) {
  /**
   * Writes a game, given in our own format, for a file with this name.
   *
   * @throws Refusal if the extension names no format that can hold it
   */
  public static GameWriting of(String file, String text, Games games) throws Refusal {
    byte[] own = text.getBytes(StandardCharsets.UTF_8);
    if (!hasEnding(file) || file.endsWith(".")) {
      return new GameWriting(own, "");
    }
    try {
      Recording recording = new BanmenFormat(games).open(Bytes.of(own)).game(0, Note.UNHEARD);
      List<Format> able = able(recording, games);
      Optional<Format> format = new Formats(able, games.language()).byExtension(file);
      if (format.isEmpty()) {
        throw refusal(file, able, games);
      } else if (format.get() instanceof BanmenFormat) {
        return new GameWriting(own, "");
      }
      byte[] written = bytes(format.get(), recording);
      if (!isSame(recording, read(format.get(), written), games)) {
        throw refusal(file, able.stream().filter(one -> one != format.get()).toList(), games);
      }
      return new GameWriting(written, format.get().loss(List.of(recording)).orElse(""));
    } catch (InputFault | IOException | OptionFault e) {
      throw new Refusal(
          Printable.of(LocalText.of(games).of("file.unwritten", file, e.getMessage())));
    }
  }

  /** Returns the file extension for a family's games: of other programs too, where there is one. */
  public static String ending(String family, Games games) {
    for (Format format : RecordingFormats.of(games).all()) {
      boolean isAble = RecordingFormats.families(format, games).contains(family);
      if (isAble && !format.isOnlyRead() && !(format instanceof BanmenFormat)) {
        return format.endings().get(0);
      }
    }
    return new BanmenFormat(games).endings().get(0);
  }

  /** Whether a name has an extension; for a hidden file that is all of its name. */
  private static boolean hasEnding(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    return name.lastIndexOf('.') > 0;
  }

  private static List<Format> able(Recording recording, Games games) {
    return RecordingFormats.of(games).all().stream()
        .filter(format -> !format.isOnlyRead())
        .filter(format -> RecordingFormats.families(format, games).contains(recording.family()))
        .toList();
  }

  private static Refusal refusal(String file, List<Format> able, Games games) {
    List<String> extensions =
        able.stream().map(format -> "." + format.endings().get(0)).distinct().toList();
    String endings = WordList.or(games.language(), extensions);
    return new Refusal(Printable.of(LocalText.of(games).of("file.unheld", file, endings)));
  }

  static byte[] bytes(Format format, Recording recording) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FileRewrite.write(format, recording, out);
    return out.toByteArray();
  }

  /** Reads back the written game; empty if the format has no place for it. */
  private static Optional<Recording> read(Format format, byte[] written) throws IOException {
    try {
      return Optional.of(format.open(Bytes.of(written)).game(0, Note.UNHEARD));
    } catch (InputFault | RuntimeException e) {
      return Optional.empty();
    }
  }

  private static boolean isSame(Recording recording, Optional<Recording> again, Games games) {
    Position here = end(recording, games);
    return again.filter(read -> end(read, games).sameBoard(here)).isPresent();
  }

  private static Position end(Recording recording, Games games) {
    Replay replay = Replay.of(recording, games);
    replay.goTo(recording.tree().end(RecordTree.ROOT));
    return replay.position();
  }
}
