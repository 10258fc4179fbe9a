package dev.banmen.cli.files;

import com.google.gson.stream.JsonWriter;
import dev.banmen.app.local.files.KnownAnswers;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.PrintableJson;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the games in files that answer a question. For any thread.
 *
 * @param known what need not be read for that
 */
record FindRun(GameQuery query, KnownAnswers known) implements EachGame.GameWork<List<FoundGame>> {
  private static final String NOTHING = "-";
  private static final String BETWEEN = "  ";

  @Override
  public List<FoundGame> fresh() {
    return new ArrayList<>();
  }

  @Override
  public List<FoundGame> fresh(String file, int games) {
    known.begin(file, games);
    return fresh();
  }

  @Override
  public Optional<List<FoundGame>> known(String file) {
    return known.found(file);
  }

  @Override
  public boolean isWanted(String file, int number) {
    return known.isPossible(file, number);
  }

  @Override
  public void add(List<FoundGame> found, String file, int number, Recording recording) {
    known.add(file, number, recording);
    query.found(file, number, recording).ifPresent(found::add);
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
}
