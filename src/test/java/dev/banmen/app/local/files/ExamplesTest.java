package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Example;
import dev.banmen.app.local.Corpus;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.toy.ToyFamily;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The example games that the first page plays. */
class ExamplesTest {
  private final Examples examples = new Examples(Catalog.ALL);

  /** The games that the index names. */
  static List<Family> families() throws IOException {
    Properties index = Examples.index();
    return Catalog.ALL.families().stream()
        .filter(family -> index.containsKey(family.id()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("families")
  void anExampleIsOneOfTheRecordingsFromTheUsualStart(Family family) throws Exception {
    String name = Examples.index().getProperty(family.id());
    try (InputStream bundled = IncludedGames.recording(name)) {
      assertThat(bundled).hasBinaryContent(Files.readAllBytes(Corpus.FOLDER.resolve(name)));
    }
    Example example = examples.of(family.game(Map.of())).orElseThrow();
    assertThat(example.title()).isNotBlank();
    assertThat(example.moves()).hasSizeGreaterThan(30);
    Position position = Position.start(family.game(Map.of()));
    for (Move move : example.moves()) {
      assertThat(position.play(move)).as(move.toString()).isInstanceOf(Played.class);
      position = ((Played) position.play(move)).after();
    }
  }

  @Test
  void anotherStartHasNone() throws Exception {
    Family go = families().get(0);
    assertThat(examples.of(go.game(Map.of("size", "9")))).isEmpty();
    assertThat(examples.of(go.game(Map.of("handicap", "2")))).isEmpty();
    assertThat(examples.of(go.game(Map.of("rules", "japanese")))).isPresent();
  }

  @Test
  void aGameThatTheIndexDoesNotNameHasNone() {
    assertThat(examples.of(new ToyFamily().game(Map.of()))).isEmpty();
  }
}
