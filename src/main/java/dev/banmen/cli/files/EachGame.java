package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Goes through the games of many files on all processors; what can't be read is said, and the
 * others are gone through. For one use.
 *
 * @param <T> what is made of the games of a piece
 */
final class EachGame<T> implements BatchRunner.BatchWork<EachGame.MadeOfGames<T>> {
  /** What is done with each game. For any thread. */
  interface GameWork<T> {
    /** Something made of no game. */
    T fresh();

    /** Something made of no game of a file, which has so many. */
    default T fresh(String file, int games) {
      return fresh();
    }

    /** What is made of the games of a file that need not be opened; empty if it must. */
    default Optional<T> known(String file) {
      return Optional.empty();
    }

    /** Whether a game is to be read at all; by default, each is. */
    default boolean isWanted(String file, int number) {
      return true;
    }

    /** How many games make a piece, see {@link BatchRunner.BatchWork#atOnce}. */
    default int atOnce() {
      return BatchRunner.GAMES;
    }

    /**
     * Adds a game.
     *
     * @param number in its file, from 1
     * @throws OptionFault if there is no such game
     */
    void add(T made, String file, int number, Recording recording);
  }

  /** What was made of some games of a file, with a line for each that can't be read. */
  record MadeOfGames<T>(T made, int games, List<String> faults) {}

  private final ReadingSettings reading;
  private final StandardStreams streams;
  private final GameWork<T> work;
  private boolean isClean = true;

  EachGame(ReadingSettings reading, StandardStreams streams, GameWork<T> work) {
    this.reading = reading;
    this.streams = streams;
    this.work = work;
  }

  /** Gives what is made of each piece, in the order of the files; whether all could be read. */
  boolean run(List<String> files, Consumer<T> results) {
    new BatchRunner<>(reading, streams, this)
        .run(
            files,
            piece -> {
              results.accept(piece.made());
              piece.faults().forEach(streams::complain);
              isClean &= piece.faults().isEmpty();
            });
    return isClean;
  }

  @Override
  public MadeOfGames<T> of(String name, Archive archive, int from, int to) {
    T made = work.fresh(name, archive.size());
    List<String> faults = new ArrayList<>();
    for (int game = from; game < to; game++) {
      if (!work.isWanted(name, game + 1)) {
        continue;
      }
      try {
        Recording recording = reading.ruled(archive.game(game, Note.UNHEARD));
        work.add(made, name, game + 1, recording);
      } catch (InputFault fault) {
        faults.add(new FileFault(name, fault).getMessage());
      } catch (OptionFault fault) {
        faults.add(new FileFault(name, fault.getMessage()).getMessage());
      } catch (IOException e) {
        faults.add(
            RecordingFile.unreadable(name, e, CliText.of(reading.games()).local()).getMessage());
        break;
      }
    }
    return new MadeOfGames<>(made, to - from, faults);
  }

  @Override
  public MadeOfGames<T> of(FileFault fault) {
    return new MadeOfGames<>(work.fresh(), 0, List.of(fault.getMessage()));
  }

  @Override
  public Optional<MadeOfGames<T>> known(String name) {
    return work.known(name).map(made -> new MadeOfGames<>(made, 0, List.of()));
  }

  @Override
  public int atOnce() {
    return work.atOnce();
  }

  @Override
  public int games(MadeOfGames<T> piece) {
    return piece.games();
  }
}
