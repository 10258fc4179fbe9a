package dev.banmen.cli;

import dev.banmen.game.Archive;
import dev.banmen.game.Format;
import dev.banmen.game.InputFault;
import dev.banmen.game.Note;
import dev.banmen.game.OptionFault;
import dev.banmen.game.RecordTree;
import dev.banmen.game.Recording;
import dev.banmen.record.Forms;
import java.io.IOException;
import java.io.InputStream;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.stream.IntStream;

/**
 * The command {@code convert}, apart from its options' spelling. Immutable.
 *
 * @param to the name of the form to write; empty for the one that the file's ending tells
 * @param isForced whether a file that is there is written over
 * @param isLossy whether what the form cannot hold is left out
 */
record Converting(Reading reading, Optional<String> to, boolean isForced, boolean isLossy) {
  /**
   * Writes the games of one file into another.
   *
   * @return why games were left out that cannot be read
   */
  List<FileFault> convert(String in, String out, InputStream standardInput) throws FileFault {
    Format target = target(out);
    checkFree(out);
    try (RecordingFile file =
        RecordingFile.open(in, reading.forms(), reading.form(), standardInput)) {
      GamesOfFile games = new GamesOfFile(file.archive(), reading, target);
      List<InputFault> leftOut = isLossy ? games.leaveOut() : List.of();
      Optional<String> loss = isLossy ? Optional.empty() : target.loss(games);
      if (loss.isPresent()) {
        throw new FileFault(in, target.name() + " cannot hold " + loss.get() + "; see '--lossy'");
      }
      write(out, target, games);
      return leftOut.stream().map(fault -> new FileFault(in, fault)).toList();
    } catch (Unreadable e) {
      throw new FileFault(in, e.fault);
    } catch (OptionFault fault) {
      throw new FileFault(in, fault.getMessage());
    }
  }

  private void checkFree(String out) throws FileFault {
    try {
      if (!isForced && NewFile.isTaken(out)) {
        throw new FileFault(out, "a file of that name is there already; see '--force'");
      }
    } catch (IOException e) {
      throw new FileFault(out, "cannot be written: " + Hindrance.of(e));
    }
  }

  private void write(String out, Format target, List<Recording> games) throws FileFault {
    NewFile.Contents contents =
        stream -> {
          FormAnswer answer = new FormAnswer(stream);
          target.write(games, answer);
          answer.flush();
        };
    try {
      if (isForced) {
        NewFile.replace(out, contents);
      } else {
        NewFile.write(out, contents);
      }
    } catch (IOException e) {
      throw new FileFault(out, "cannot be written: " + Hindrance.of(e));
    }
  }

  private Format target(String out) {
    Forms forms = reading.forms();
    List<Format> written = forms.all().stream().filter(form -> !form.isOnlyRead()).toList();
    String names = String.join(", ", written.stream().map(Format::name).toList());
    if (out.equals(RecordingFile.STANDARD_INPUT)) {
      throw new UsageFault("'-' is no file to write; name one, such as games.sgf");
    }
    Optional<Format> told =
        to.isPresent()
            ? forms.named(to.get())
            : new Forms(written).ofEnding(out).or(() -> forms.ofEnding(out));
    if (told.isPresent() && told.get().isOnlyRead()) {
      throw new UsageFault(told.get().name() + " is only read; written are " + names);
    }
    return told.orElseThrow(() -> new UsageFault(none(out) + names));
  }

  private String none(String out) {
    return to.isPresent()
        ? "no format '" + to.get() + "'; there is "
        : "the ending of " + out + " tells no form; say '--to' and one of ";
  }

  /** The games of a file, each read when it is asked for. */
  private static final class GamesOfFile extends AbstractList<Recording> implements RandomAccess {
    private final Archive archive;
    private final Reading reading;
    private final Format target;
    private final List<String> families; // that the target is for
    private int[] numbers; // in the archive

    GamesOfFile(Archive archive, Reading reading, Format target) {
      this.archive = archive;
      this.reading = reading;
      this.target = target;
      families = RecordingForms.families(target, reading.games());
      numbers = IntStream.range(0, archive.size()).toArray();
    }

    /** Leaves out the games that cannot be read, unless there is no other; why, one for each. */
    List<InputFault> leaveOut() {
      List<InputFault> faults = new ArrayList<>();
      int[] readable = IntStream.of(numbers).filter(game -> isReadable(game, faults)).toArray();
      if (readable.length == 0 && !faults.isEmpty()) {
        throw new Unreadable(faults.get(0));
      }
      numbers = readable;
      return faults;
    }

    private boolean isReadable(int game, List<InputFault> faults) {
      try {
        archive.game(game, Note.UNHEARD);
        return true;
      } catch (InputFault fault) {
        faults.add(fault);
        return false;
      } catch (IOException e) {
        throw unreadable(e);
      }
    }

    @Override
    public Recording get(int index) {
      int game = numbers[index];
      try {
        Recording recording = reading.ruled(archive.game(game, Note.UNHEARD));
        if (!families.contains(recording.family())) {
          throw other(recording, game);
        }
        return recording;
      } catch (InputFault fault) {
        throw new Unreadable(fault);
      } catch (IOException e) {
        throw unreadable(e);
      }
    }

    private static Unreadable unreadable(IOException e) {
      return new Unreadable(new InputFault(1, 0, "cannot be read on: " + Hindrance.of(e)));
    }

    private Unreadable other(Recording recording, int game) {
      int line = Math.max(1, recording.tree().line(RecordTree.ROOT));
      return new Unreadable(
          new InputFault(
              line,
              0,
              "game "
                  + (game + 1)
                  + " is of "
                  + recording.family()
                  + ", and "
                  + target.name()
                  + " is for "
                  + String.join(", ", families)));
    }

    @Override
    public int size() {
      return numbers.length;
    }
  }

  /** A game of the list is none that can be read: a list has no other way to say so. */
  private static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient InputFault fault;

    Unreadable(InputFault fault) {
      super(fault.getMessage(), null, false, false);
      this.fault = fault;
    }
  }
}
