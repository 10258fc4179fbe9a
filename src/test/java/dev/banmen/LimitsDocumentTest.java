package dev.banmen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every number in a column of limits in {@code docs/limits.md} equals a constant. */
class LimitsDocumentTest {
  /**
   * The start of each row, and its constants in the order of its numbers; all of them if a number
   * is in several places of the program.
   */
  private static final Map<String, List<List<String>>> CONSTANTS = constants();

  private static Map<String, List<List<String>>> constants() {
    Map<String, List<List<String>>> rows = new LinkedHashMap<>();
    for (String line :
        """
        keys and mouse reports read ahead > tui.term.InputQueue#READ_AHEAD
        work between two paints > tui.page.Viewer#WORK_NANOS
        one paste > tui.term.PasteBuffer#LONGEST
        a recorded game pasted > app.local.files.LocalFiles#MOST_PASTED = tui.term.PasteBuffer#LONGEST
        size of the screen > tui.term.Input$Resized#MOST, tui.term.Input$Resized#MOST
        a game or board that `:copy` puts > tui.term.Clipboard#MOST_BYTES
        parts of what is seen as one character > text.Clusters#MOST
        title of the terminal's window > tui.term.CompactScreen#TITLE_LENGTH
        what you draw on the board > tui.board.DrawnMarks#MOST_SIGNS, tui.board.DrawnMarks#MOST_ARROWS
        arrows and lines that you draw > tui.board.DrawnMarks#MOST_ARROWS
        refused moves remembered > session.RefusedMoves#MOST
        standard input, a pipe or a device > record.FileBytes#MOST_STREAMED
        the same with `play --from` > record.FileBytes#MOST_STREAMED
        one game in SGF > record.sgf.SgfArchive#LARGEST, record.sgf.GameParser#MOST_NODES
        an SGF file whose characters > record.charset.Transcoding#MOST
        a saved game or position > app.local.files.GameFile#MOST_BYTES = session.text.BanmenFormat#MOST_BYTES \
        = games.dots.DotsFormat#MOST_BYTES = record.ExerciseFormat#MOST_BYTES
        a game of Othello in GGF > games.othello.record.TextWalk#LONGEST
        positions that `mine` looks at > cli.files.MineCommand#POSITIONS, study.ProblemMine#A_GAME, cli.files.MineCommand#MOST
        what comes out of a packed file > record.PackedFormat#MOST_BYTES, record.PackedFormat#MOST_FILES
        a file of a Go server, or of Piskvork > record.server.ServerFormat#MOST_BYTES, record.server.ServerLines#MOST
        a match: games > cli.MatchCommand#MOST_GAMES, cli.MatchCommand#MOST_JOBS, \
        cli.MatchCommand#MOST_OPENING, settings.Seconds#MOST
        the results of a match > match.ResultsFile#MOST_BYTES
        names beside a WTHOR file > record.FileBytes#LARGEST_BESIDE, games.othello.record.WthorNames#MOST
        what a reader has to repair > record.sgf.NoteWriter#MOST = record.server.FileFaults#MOST \
        = cli.files.Repairs#MOST_KEPT
        points of a `pattern:` > survey.SoughtPattern#MOST_SITES, survey.QueryReader#MOST_PATTERNS
        words of a question of `find` > survey.GameQuery#MOST_WORDS
        games that `/` in a folder finds > app.GameSearch#MOST, app.local.files.FolderSearch#MOST_FILES
        a question about games or a part of the board > app.SearchWatch#MOST_SECONDS, server.lobby.PersonGames#MOST_SEARCHED
        recordings that a server's owner gives > app.local.files.OwnersLibrary#MOST_FILES, \
        app.local.files.OwnersLibrary#MOST_LISTED, app.local.files.OwnersLibrary#MOST_DEPTH, \
        app.local.files.OwnersLibrary#MOST_BYTES, app.local.files.OwnersLibrary#MOST_GAMES, \
        app.local.files.OwnersLibrary#MOST_PREVIEWED, app.local.files.OwnersLibrary#MOST_INDEXED
        lessons that a server's owner gives > cli.serve.OwnersLessons#MOST, cli.serve.OwnersLessons#MOST_BYTES
        games of a folder that `find` > survey.GameRegisterWriter#MOST_GAMES, survey.GameRegisterWriter#MOST_TEXT
        an index of positions > survey.PositionIndex#MOST_POSITIONS, survey.PositionScan#MOST_NODES
        names of players and results > survey.PositionIndexWriter#MOST_TEXT
        kinds of what `check` calls unusual > record.sgf.NoteWriter#MOST
        a game that is reviewed > study.Review#MOST_MOVES
        the same in Dots and Boxes > study.Review#MOST_ON_LARGE
        the same by the computer > study.GameValues#MOST_MOVES, study.ComputerReview#MOST, \
        bot.PositionValuer#LEAST_AGAIN
        a count by the program > solve.CountJudge#MOST_POSITIONS, solve.CountJudge#MOST_SECONDS
        a count under Japanese rules > game.solve.SekiEyes#MOST_POSITIONS, game.solve.SekiEyes#MOST_OF_ONE
        a preview in a list > app.local.files.Previewing#MOST_BYTES, app.local.files.Previewing#MOST_NODES
        files `.txt` in a list > app.local.files.LocalFiles#MOST_READ
        the settings, `config.toml` > app.local.settings.Preferences#MOST_BYTES, settings.TomlText#MOST_LINES, settings.TomlText#MOST_CHARS
        a theme of your own > app.local.settings.LocalThemes#MOST_BYTES
        a server's `limits.toml` > cli.serve.LimitsFile#MOST_BYTES, cli.serve.KeysFile#MOST_BYTES
        the header of a load balancer > server.ssh.ProxyHeader#LONGEST
        the script of a film > cli.FilmScript#MOST_BYTES, cli.FilmScript#MOST_MILLIS, tui.page.picture.Film#MOST_CELLS
        a lesson in Markdown > lesson.reader.LessonLines#MOST_BYTES = lesson.reader.LessonReader#LONGEST, \
        lesson.reader.Limits#MOST_LINES
        a problem that `learn --check --solve` > lesson.proof.LessonProver#MOST_POSITIONS, \
        game.solve.ReachSearch#MOST_ROOM
        problems in one file > lesson.reader.ProblemReader#MOST
        a line typed in `banmen shell --plain` > shell.line.PlainLines#LONGEST
        a line sent to `banmen gtp` > gtp.engine.Engine#LONGEST_LINE, gtp.engine.Engine#READ_AHEAD, \
        gtp.engine.EngineGame#MOST_MOVES
        a board under `banmen gtp` > gtp.Vertices#LARGEST_BOARD, gtp.Vertices#LARGEST_BOARD
        a neural network > games.go.net.NetworkInput#MOST_BYTES, games.go.net.NetworkInput#MOST_WEIGHTS, \
        games.go.net.NetworkReader#MOST_BLOCKS, games.go.net.NetworkReader#MOST_CHANNELS
        a program you play against > gtp.client.CommandWords#LONGEST, \
        gtp.client.EngineLimits#START_SECONDS, gtp.client.EngineLimits#ANSWER_SECONDS, \
        gtp.client.EngineLimits#MOVE_SECONDS, gtp.client.EngineLimits#LONGEST_LINE, \
        gtp.client.EngineLimits#MOST_LINES, gtp.client.EngineLimits#LONGEST_COMPLAINT
        what a program that reviews > gtp.client.GtpBot#LONGEST_LINE
        the file of an unfinished game > storage.Journal#LARGEST
        what the list of unfinished games > storage.JournalFolder#MOST_READ
        finished games in the list > app.local.files.FinishedGames#MOST
        results of drills > drill.ResultFile#MOST, drill.DrillPlan#MOST, cli.drill.DrillPaper#MOST
        reviews a day > settings.Setting#MOST_REVIEWS, tui.page.AwaitingPage#MOST_KEYS
        progress in lessons > lesson.ProgressFile#MOST_BYTES, app.local.files.RecentFiles#MOST_BYTES, \
        app.local.settings.LastOptions#MOST_BYTES, app.local.files.Drafts#MOST_BYTES
        """
            .lines()
            .toList()) {
      String[] parts = line.split(" > ");
      List<List<String>> numbers = new ArrayList<>();
      for (String number : parts[1].split(", ")) {
        numbers.add(List.of(number.strip().split(" *= *")));
      }
      rows.put(parts[0], numbers);
    }
    return rows;
  }

  /** The rows of all tables that have a number in their column of limits. */
  static List<String> rows() throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("docs/limits.md"))) {
      return lines
          .filter(line -> line.startsWith("| ") && line.split("\\|")[2].matches(".*\\d.*"))
          .toList();
    }
  }

  static Stream<String> known() {
    return CONSTANTS.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aLimitIsThatOfTheProgram(String row) throws ReflectiveOperationException {
    String limit = row.split("\\|")[2];
    List<List<String>> constants =
        CONSTANTS.entrySet().stream()
            .filter(known -> row.startsWith("| " + known.getKey()))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElseThrow(() -> new AssertionError("no constant is known for: " + row));
    List<Long> written = numbers(limit);
    assertThat(written).as(row).hasSameSizeAs(constants);
    for (int i = 0; i < written.size(); i++) {
      for (String constant : constants.get(i)) {
        assertThat(value(constant)).as(row + " " + constant).isEqualTo(written.get(i));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("known")
  void aKnownLimitIsInTheDocument(String begin) throws IOException {
    assertThat(rows()).filteredOn(row -> row.startsWith("| " + begin)).hasSize(1);
  }

  /** {@code 64 MB, 4 million nodes} as 67108864 and 4000000. */
  private static List<Long> numbers(String limit) {
    List<Long> numbers = new ArrayList<>();
    String[] words = limit.strip().split("[ ;]+|, ");
    for (int i = 0; i < words.length; i++) {
      if (words[i].matches("[\\d,]+")) {
        String unit = i + 1 < words.length ? words[i + 1].toLowerCase(Locale.ROOT) : "";
        numbers.add(Long.parseLong(words[i].replace(",", "")) * factor(unit));
      }
    }
    return numbers;
  }

  private static long factor(String unit) {
    return switch (unit) {
      case "kb" -> 1L << 10;
      case "mb" -> 1L << 20;
      case "gb" -> 1L << 30;
      case "million", "ms" -> 1_000_000; // which are nanoseconds in the program
      default -> 1;
    };
  }

  private static long value(String constant) throws ReflectiveOperationException {
    String[] parts = constant.split("#");
    Field field = Class.forName("dev.banmen." + parts[0]).getDeclaredField(parts[1]);
    field.setAccessible(true);
    return ((Number) field.get(null)).longValue();
  }
}
