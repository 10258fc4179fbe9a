package dev.banmen.app.local.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.sgf.SgfFormat;
import dev.banmen.storage.FileStamp;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.QueryFault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is read for a question is kept for the next, as far as there is room. */
class KnownAnswersTest {
  private static final String LARGE = "(;GM[1]SZ[9]PB[Ann]C[" + "a ladder ".repeat(200_000) + "])";

  @TempDir Path home;

  private KnownAnswers answers(Map<Path, Map<String, FileStamp>> folders, String... named)
      throws QueryFault {
    GameQuery query =
        GameQuery.of(
            List.of("player:ann"),
            Catalog.ALL,
            (file, game) -> {
              throw new QueryFault(file, "none");
            });
    return KnownAnswers.of(
        query,
        PositionIndexes.in(home.resolve("cache"), ReadingSettings.defaults(Catalog.ALL)),
        folders,
        List.of(named),
        () -> false);
  }

  private Map<Path, Map<String, FileStamp>> folder(String... names) throws Exception {
    Path folder = Files.createDirectories(home.resolve("games"));
    Map<String, FileStamp> files = new HashMap<>();
    for (String name : names) {
      Path file = Files.writeString(folder.resolve(name), LARGE);
      files.put(file.toString(), FileStamp.of(file));
    }
    return Map.of(folder, files);
  }

  private String file(String name) {
    return home.resolve("games").resolve(name).toString();
  }

  private static Recording large() throws Exception {
    return new SgfFormat(Catalog.ALL).open(Bytes.of(LARGE.getBytes(UTF_8))).game(0, Note.UNHEARD);
  }

  @Test
  void noMoreGamesAreKeptThanAreSaved() throws Exception {
    KnownAnswers answers = answers(folder("a.sgf", "b.sgf", "c.sgf"));
    answers.begin(file("a.sgf"), 150_000);
    answers.begin(file("b.sgf"), 50_001);
    answers.begin(file("c.sgf"), 50_000);
    assertThat(List.of("a.sgf", "b.sgf", "c.sgf"))
        .filteredOn(name -> answers.isKept(file(name)))
        .containsExactly("a.sgf", "c.sgf");
  }

  @Test
  void noLongerTextsAreKeptThanAreSaved() throws Exception {
    KnownAnswers answers = answers(folder("a.sgf", "b.sgf"));
    answers.begin(file("a.sgf"), 100);
    Recording large = large();
    for (int game = 1; game <= 100; game++) {
      answers.add(file("a.sgf"), game, large);
    }
    answers.begin(file("b.sgf"), 1);
    assertThat(answers.isKept(file("a.sgf"))).isFalse();
    assertThat(answers.isKept(file("b.sgf"))).isFalse();
  }

  @Test
  void aFileIsKnownByItselfOnceItsFolderIs() throws Exception {
    KnownAnswers answers = answers(folder("a.sgf"));
    answers.begin(file("a.sgf"), 1);
    answers.add(file("a.sgf"), 1, large());
    answers.save();
    KnownAnswers known = answers(Map.of(), file("a.sgf"));
    assertThat(known.found(file("a.sgf")).orElseThrow())
        .extracting(FoundGame::black)
        .containsExactly("Ann");
    assertThat(known.isPossible(file("a.sgf"), 2)).isTrue(); // it has grown since
  }
}
