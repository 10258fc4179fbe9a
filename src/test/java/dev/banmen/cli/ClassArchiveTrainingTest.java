package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.session.Terms;
import dev.banmen.toy.ToyFamily;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassArchiveTrainingTest {
  /** A training run that stops early would make an archive without the classes of the rest. */
  @Test
  void theShortInputOfEachGameIsJudgedToItsEnd() throws IOException {
    for (Family family : Catalog.ALL.families()) {
      if (RecordFormats.of(family).judges().isEmpty()) {
        continue;
      }
      String name = "rehearsal/" + family.id() + ".txt";
      try (InputStream input = ClassArchiveTraining.class.getResourceAsStream(name)) {
        assertThat(input).as(name).isNotNull();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        StandardStreams streams = new StandardStreams(input, OutputStream.nullOutputStream(), err);
        int code =
            new Program(
                    new CommandContext(HostEnvironment.ofProcess(), Catalog.ALL, streams),
                    new ScreenFrontend(HostEnvironment.ofProcess()))
                .run("judge", family.id());
        assertThat(code).as(err.toString(StandardCharsets.UTF_8)).isZero();
      }
    }
  }

  @Test
  void eachGameComesOnTheStage() throws IOException {
    StringBuilder seen = new StringBuilder();
    Frontend frontend =
        new Frontend() {
          @Override
          public int show(Games games, StartView opening, DisplayOptions options) throws Unshown {
            throw new Unshown("nobody is there to play");
          }

          @Override
          public void unpack(Path folder) {
            throw new AssertionError("nothing is to be unpacked");
          }

          @Override
          public void rehearse(Games games, Terms terms) {
            seen.append(terms.family());
          }
        };
    new ClassArchiveTraining(
            HostEnvironment.ofProcess(), new Games(List.of(new ToyFamily())), frontend)
        .play();
    assertThat(seen).hasToString("toy");
  }
}
