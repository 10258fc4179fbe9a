package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.catalog.Catalog;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told line by line, though it was asked for as on the screen. */
class LineStageTest {
  @ParameterizedTest
  @CsvSource({"0, out.cast, --record", "2.5, , --speed", "2.5, out.cast, --record"})
  void whatOnlyTheScreenCanDoIsRefused(double speed, String cast, String option) {
    Streams streams =
        new Streams(
            InputStream.nullInputStream(),
            new ByteArrayOutputStream(),
            new ByteArrayOutputStream());
    LineStage stage = new LineStage(Catalog.ALL, Habits.NONE, streams);
    Opening.View view =
        new Opening.View(
            Reading.usual(Catalog.ALL),
            "game.sgf",
            Optional.empty(),
            Optional.empty(),
            speed,
            Optional.ofNullable(cast));
    assertThatThrownBy(() -> stage.show(view, Manner.USUAL))
        .isInstanceOf(UsageFault.class)
        .hasMessageStartingWith(option + " is about the screen");
  }
}
