package dev.banmen.record;

import dev.banmen.game.Family;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.Tokens;
import dev.banmen.game.record.Transcript;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The format of an exercise's input: every step is a node, refused ones too. Named {@code
 * FAMILY-exercise}, or, for another reading of a drawn board, {@code FAMILY-READING}.
 */
public final class ExerciseFormat implements Format {
  private static final int MOST_BYTES = 64 << 20; // its games are all held in memory at once
  private static final int LONGEST_WORD = 32;

  private final Family family;
  private final Transcript transcript;
  private final boolean isMeant;

  /**
   * The format of one of a family's transcripts.
   *
   * @param isMeant whether files are recognized by their content; otherwise the format must be
   *     requested
   */
  public ExerciseFormat(Family family, Transcript transcript, boolean isMeant) {
    this.family = family;
    this.transcript = transcript;
    this.isMeant = isMeant;
  }

  @Override
  public String name() {
    String board = transcript.board();
    return family.id() + "-" + (board.equals("array") ? transcript.name() : board);
  }

  /** The family's name, to distinguish {@code 0.go} from {@code 0.othello}. */
  @Override
  public List<String> endings() {
    return List.of(family.id());
  }

  /** The family of the exercise. */
  public Family family() {
    return family;
  }

  private Words words() {
    return family.language().words(ExerciseFormat.class);
  }

  @Override
  public boolean fits(byte[] head) {
    return isMeant && fault(head).isEmpty();
  }

  @Override
  public Optional<InputFault> flaw(byte[] head) {
    return isMeant ? fault(head) : Optional.empty();
  }

  /** Why this isn't an input or the start of one; empty if it is. */
  private Optional<InputFault> fault(byte[] head) {
    boolean isCut = head.length == HEAD;
    byte[] words = isCut ? Arrays.copyOf(head, wholeWords(head)) : head;
    try {
      transcript.read(Tokens.of(words).in(family.language()));
      return Optional.empty();
    } catch (InputFault fault) {
      return isCut && isAtEnd(fault, words) ? Optional.empty() : Optional.of(fault);
    } catch (IOException e) {
      throw new IllegalStateException(e); // the bytes are in memory
    }
  }

  /** The length up to the last complete word; all of it if a word is longer than an exercise's. */
  private static int wholeWords(byte[] head) {
    int end = head.length;
    while (end > head.length - LONGEST_WORD && " \t\r\n".indexOf(head[end - 1]) < 0) {
      end--;
    }
    return end == head.length - LONGEST_WORD ? head.length : end;
  }

  /** Whether the only fault is that the words end. */
  private static boolean isAtEnd(InputFault fault, byte[] words) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < words.length; i++) {
      if (words[i] == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    return fault.line() == line && fault.column() == words.length - lineStart + 1;
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    if (file.size() > MOST_BYTES) {
      throw new InputFault(0, 0, words().text("exercise.large"));
    }
    Recording.RefusalPolicy policy =
        isOnlyRead() // a list of moves, no exercise with steps that count
            ? Recording.RefusalPolicy.NOTED
            : Recording.RefusalPolicy.EXERCISE;
    return new ExerciseArchive(
        family, transcript.read(Tokens.of(file).in(family.language())), policy);
  }

  @Override
  public boolean isOnlyRead() {
    return transcript.writer().isEmpty();
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    if (transcript.writer().isEmpty()) {
      return Optional.of(words().text("read-only", name()));
    }
    return new ExerciseLoss(family, transcript.writer().get()).of(games);
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    Optional<ExerciseWriter> writer = transcript.writer();
    if (writer.isEmpty()) {
      throw new IOException(words().text("read-only", name()));
    }
    List<Recorded> held = new ArrayList<>();
    for (Recording game : games) {
      if (game.family().equals(family.id()) && (held.isEmpty() || writer.get().holdsSeveral())) {
        held.add(new MainLine(family, game).recorded(family));
      }
    }
    if (held.isEmpty() && !writer.get().holdsSeveral()) {
      throw new IOException(words().text("no-game", name()));
    }
    writer.get().write(held, out);
    out.flush();
  }
}
