package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Games;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code banmen play GAME} where there is no terminal. */
class PlayCommandTest {
  private static final class FileStage implements Frontend {
    @Override
    public int show(Games games, StartView view, DisplayOptions options) throws Unshown {
      throw new Unshown("standard input is a file");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "go     | 'banmen shell' to play line by line, or 'banmen judge go' to judge moves in a"
            + " file",
        "gomoku | 'banmen shell' to play line by line"
      })
  void onlyAGameWithAnExerciseIsToBeJudged(String game, String instead) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams =
        new StandardStreams(InputStream.nullInputStream(), new ByteArrayOutputStream(), err);
    CommandContext context = new CommandContext(HostEnvironment.ofProcess(), Catalog.ALL, streams);
    assertThat(new PlayCommand(context, new FileStage()).play(game)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "banmen: play needs a terminal (standard input is a file); use " + instead + "\n");
  }
}
