package dev.banmen.app.local.files;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.ExerciseFormat;
import dev.banmen.record.FileBytes;
import dev.banmen.record.Formats;
import dev.banmen.record.GameTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.session.Event;
import dev.banmen.session.Session;
import dev.banmen.session.text.BanmenFormat;
import dev.banmen.session.text.ContinuedRecording;
import dev.banmen.session.text.SalvagedGame;
import dev.banmen.session.text.SavedGameText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A file to start from: a game of our own, an exercise's input, or any other recording. Immutable.
 *
 * @param games that it may hold
 * @param name as the user wrote it
 * @param family the only game it may be of; empty for any
 * @param board how a drawn board is read; empty for the default
 * @param game which game in the file, from 1
 * @param move after which of its moves, refused ones counted too; empty for the last
 */
public record GameFile(
    Games games,
    String name,
    Optional<String> family,
    Optional<String> board,
    int game,
    Optional<Integer> move) {
  private static final int MOST_BYTES = 64 << 20;
  private static final int BYTE_ORDER_MARK = 0xFEFF;

  public static GameFile of(Games games, String name) {
    return new GameFile(games, name, Optional.empty(), Optional.empty(), 1, Optional.empty());
  }

  /** A session read from a file, and a message about it; often empty. */
  public record Begun(Session session, String notice) {}

  /** Opens the session that continues from there, with both players at this keyboard. */
  public Begun open() throws FileFault {
    try (FileBytes bytes = RecordingFile.bytes(name, FileBytes.MOST_STREAMED, wording())) {
      Format format = format(bytes);
      return format instanceof BanmenFormat ? ours(bytes) : new Begun(recorded(format, bytes), "");
    } catch (InputFault fault) {
      throw new FileFault(name, fault);
    } catch (OptionFault fault) {
      throw new FileFault(name, fault.getMessage());
    } catch (IOException e) {
      throw RecordingFile.unreadable(name, e, wording());
    }
  }

  /** Whether a file starts like a game of our own; a pipe or a device is not read. */
  public static boolean isIn(String name) {
    byte[] wanted = SavedGameText.NAME.getBytes(StandardCharsets.UTF_8);
    int longest = wanted.length + 3; // with a byte order mark
    try {
      Path path = Path.of(name);
      if (!Files.isRegularFile(path)) {
        return false;
      }
      try (InputStream in = Files.newInputStream(path)) {
        String head = new String(in.readNBytes(longest), StandardCharsets.UTF_8);
        int from = !head.isEmpty() && head.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        return head.startsWith(SavedGameText.NAME, from);
      }
    } catch (InvalidPathException | IOException e) {
      return false; // opening it will report why
    }
  }

  /** Rejects pipes and devices: reading them may block where nobody can press Ctrl-C. */
  public static void checkRegular(String name, LocalText wording) throws FileFault {
    try {
      Path path = Path.of(name);
      if (Files.exists(path) && !Files.isDirectory(path) && !Files.isRegularFile(path)) {
        throw RecordingFile.unreadable(name, "hindrance.irregular", wording);
      }
    } catch (InvalidPathException e) {
      throw RecordingFile.unreadable(name, "hindrance.none", wording);
    }
  }

  /** The file's format; of the exercises, only those of the game that is meant. */
  private Format format(FileBytes bytes) throws InputFault, IOException {
    List<Format> formats = new ArrayList<>(RecordingFormats.of(games, board).all());
    formats.removeIf(format -> format instanceof ExerciseFormat one && !isMeant(one));
    return new Formats(formats, games.language()).of(name, bytes);
  }

  private boolean isMeant(ExerciseFormat exercise) {
    return family.isEmpty() || family.get().equals(exercise.family().id());
  }

  /** Reads a game of our own; of a damaged one, what comes before the damage. */
  private Begun ours(FileBytes bytes) throws InputFault, FileFault, IOException {
    SalvagedGame salvaged = SalvagedGame.ofFile(whole(bytes), games);
    Session session = salvaged.reading().session().atKeyboard();
    check(session.terms().family());
    if (board.isPresent()) {
      throw noExercise();
    }
    RangeCheck.checkGame(name, game, 1, wording());
    if (move.isEmpty()) {
      return new Begun(session, DamageTexts.notice(salvaged, name, wording()));
    }
    Recording recording = new BanmenFormat(games).open(bytes).game(0, Note.UNHEARD);
    RangeCheck.checkMove(name, move.get(), MoveNumbers.ofMainLine(recording.tree()), wording());
    return new Begun(at(session, ContinuedRecording.played(recording, move.get(), games)), "");
  }

  private byte[] whole(FileBytes bytes) throws FileFault, IOException {
    if (bytes.size() > MOST_BYTES) {
      throw new FileFault(
          name,
          wording().of("unreadable", wording().of("hindrance.large", IoReason.size(MOST_BYTES))));
    }
    return bytes.piece(0, (int) bytes.size());
  }

  private void check(String id) throws FileFault {
    if (family.isPresent() && !family.get().equals(id)) {
      throw new FileFault(
          name, wording().of("play.family", games.name(id), games.name(family.get())));
    }
  }

  private UsageFault noExercise() {
    return new UsageFault(wording().of("play.board", name));
  }

  /**
   * The session after some of the moves of its line.
   *
   * @param played how many of those that were played
   */
  private Session at(Session session, int played) {
    int node = played == 0 ? GameTree.ROOT : session.tree().line(session.node()).get(played - 1);
    Session open = session.endedOffBoard().isPresent() ? session.on(Event.Act.UNDO) : session;
    Session there = open.on(new Event.GoTo(node));
    if (there.endedOffBoard().isPresent()) {
      throw new UsageFault(wording().of("play.time-over", name));
    }
    return there.silent();
  }

  /** Continues a recording; a refused step of an exercise leaves the board as it was. */
  private Session recorded(Format format, FileBytes bytes)
      throws InputFault, FileFault, IOException {
    if (board.isPresent() && !(format instanceof ExerciseFormat)) {
      throw noExercise();
    }
    Archive archive = format.open(bytes);
    RangeCheck.checkGame(name, game, archive.size(), wording());
    Recording recording = archive.game(game - 1, Note.UNHEARD);
    check(recording.family());
    int moves = MoveNumbers.ofMainLine(recording.tree());
    RangeCheck.checkMove(name, move.orElse(0), moves, wording());
    return ContinuedRecording.of(recording, move.orElse(moves), games);
  }

  private LocalText wording() {
    return LocalText.of(games);
  }
}
