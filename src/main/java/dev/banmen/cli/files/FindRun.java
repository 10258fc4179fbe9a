package dev.banmen.cli.files;

import com.google.gson.stream.JsonWriter;
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
import dev.banmen.picture.PrintableJson;
import dev.banmen.survey.GameQuery;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Finds the games in files that answer a question. For one use. */
final class FindRun implements BatchRunner.BatchWork<FindRun.Answers> {
  private static final String NOTHING = "-";
  private static final String BETWEEN = "  ";

  /** What was found in some games of a file, with a line for each that could not be read. */
  record Answers(List<FoundGame> found, int games, List<String> faults) {}

  private final ReadingSettings reading;
  private final StandardStreams streams;
  private final GameQuery query;
  private boolean isClean = true;

  FindRun(ReadingSettings reading, StandardStreams streams, GameQuery query) {
    this.reading = reading;
    this.streams = streams;
    this.query = query;
  }

  /** Gives each game that is found, in the order of the files. */
  void run(List<String> files, Consumer<FoundGame> each) {
    new BatchRunner<>(reading, streams, this)
        .run(
            files,
            answers -> {
              answers.found().forEach(each);
              for (String fault : answers.faults()) {
                streams.complain(fault);
                isClean = false;
              }
            });
  }

  /** Whether all games could be read. */
  boolean isClean() {
    return isClean;
  }

  /** A line about a game, its parts two blanks apart; what it doesn't say is a {@code -}. */
  static String line(FoundGame found) {
    List<String> parts =
        List.of(
            found.file() + ":#" + found.game(),
            found.date(),
            found.black(),
            found.white(),
            found.result(),
            Integer.toString(found.move()));
    List<String> shown = new ArrayList<>();
    for (String part : parts) {
      String one = Printable.of(part).strip().replaceAll(" {2,}", " ");
      shown.add(one.isEmpty() ? NOTHING : one);
    }
    return String.join(BETWEEN, shown) + "\n";
  }

  /** A JSON object about a game, on one line. */
  static String json(FoundGame found) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setHtmlSafe(false);
      json.beginObject();
      json.name("file").value(found.file());
      json.name("game").value(found.game());
      json.name("date").value(found.date());
      json.name("black").value(found.black());
      json.name("white").value(found.white());
      json.name("result").value(found.result());
      json.name("event").value(found.event());
      json.name("moves").value(found.moves());
      json.name("move").value(found.move());
      json.endObject();
    } catch (IOException e) {
      throw new IllegalStateException(e); // memory is always writable
    }
    return PrintableJson.of(text.toString());
  }

  @Override
  public Answers of(String name, Archive archive, int from, int to) {
    List<FoundGame> found = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (int game = from; game < to; game++) {
      try {
        Recording recording = reading.ruled(archive.game(game, Note.UNHEARD));
        OptionalInt move = query.move(recording);
        if (move.isPresent()) {
          found.add(FoundGame.of(name, game + 1, recording, move.getAsInt()));
        }
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
    return new Answers(found, to - from, faults);
  }

  @Override
  public Answers of(FileFault fault) {
    return new Answers(List.of(), 0, List.of(fault.getMessage()));
  }

  @Override
  public int games(Answers made) {
    return made.games();
  }
}
