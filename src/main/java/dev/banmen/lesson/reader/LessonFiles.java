package dev.banmen.lesson.reader;

import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.reader.LessonReader.ReadLesson;
import dev.banmen.record.FileBytes;
import dev.banmen.record.Formats;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Reads lesson files: Markdown, or problems in a recording format. Immutable.
 *
 * @param formats the formats that problems may have
 */
public record LessonFiles(Games games, Formats formats) {
  public static final String MARKDOWN = ".md";

  /** The most nodes of a game that is a problem even if nothing marks an answer. */
  private static final int SHORT = 50;

  /** The maximum size of a file of problems. */
  static final int MOST_BYTES = 64 << 20;

  /** Whether a file of this name may be a lesson. */
  public boolean isLesson(String name) {
    return !name.equals(LessonIndex.FILE)
        && (name.endsWith(MARKDOWN) || formats.byExtension(name).isPresent());
  }

  /**
   * Reads the lesson in a file.
   *
   * @param id the lesson's name
   * @param name the file's name
   */
  public ReadLesson read(String id, String name, Bytes file) throws IOException {
    byte[] head = file.piece(0, Format.HEAD);
    boolean isMarked = head.length > 2 && head[0] == '-' && head[1] == '-' && head[2] == '-';
    if (name.endsWith(MARKDOWN) || isMarked || !isRecording(name, head)) {
      return new LessonReader(games).read(id, file.piece(0, LessonReader.LONGEST + 1));
    }
    if (file.size() > MOST_BYTES) {
      Faults faults = new Faults(games.language());
      faults.add(1, 0, "long", MOST_BYTES);
      return new ReadLesson(Optional.empty(), faults.sorted());
    }
    Bytes kept = Bytes.of(file.piece(0, MOST_BYTES)); // problems are read after it is closed
    try {
      return ProblemReader.read(id, formats.of(name, kept).open(kept), games);
    } catch (InputFault fault) {
      return new ReadLesson(Optional.empty(), List.of(Fault.of(fault)));
    }
  }

  /**
   * Reads all files of problems in a folder as one; empty if there is none. It says itself what is
   * left out: files that can't be read, games that are no problems, and what is too much.
   *
   * @param id the lesson's name
   */
  public Optional<Lesson> joined(String id, LessonCatalog.Source folder) throws IOException {
    JoinedSteps found = new JoinedSteps(games.language());
    for (String name : folder.names().stream().sorted().toList()) {
      if (formats.byExtension(name).isPresent()) {
        try (FileBytes file = folder.open(name)) {
          if (found.hasRoom(file.size())) {
            found.add(read(name, name, file), file.size());
          } else {
            found.leaveOut();
          }
        } catch (IOException e) {
          found.leaveOut();
        }
      }
    }
    return found.lesson(id);
  }

  /** Reads the games of a file that is open as problems. */
  public static ReadLesson problems(String id, Archive archive, Games games) throws IOException {
    return ProblemReader.read(id, archive, games);
  }

  /**
   * Whether a game is a problem: both sides are set up, and a short tree or a mark answers it; or
   * it says what is to be reached, as those do that this program has found.
   */
  public static boolean isProblem(RecordTree tree) {
    int first = tree.firstChild(RecordTree.ROOT);
    return first != RecordTree.NONE
        && (tree.property(RecordTree.ROOT, "GOAL").isPresent()
            || tree.property(RecordTree.ROOT, "AB").isPresent()
                && tree.property(RecordTree.ROOT, "AW").isPresent()
                && (tree.size() <= SHORT || RightAnswers.of(tree, first).isMarked()));
  }

  private boolean isRecording(String name, byte[] head) {
    return formats.byExtension(name).isPresent() || !formats.fitting(head).isEmpty();
  }

  static String id(String name) {
    int dot = name.lastIndexOf('.');
    return dot > name.lastIndexOf('/') + 1 ? name.substring(0, dot) : name;
  }
}
