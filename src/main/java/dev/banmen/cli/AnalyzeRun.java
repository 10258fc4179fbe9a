package dev.banmen.cli;

import dev.banmen.app.local.files.RangeCheck;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.gtp.client.EngineFault;
import dev.banmen.gtp.client.EngineProgram;
import dev.banmen.gtp.client.GtpBot;
import dev.banmen.gtp.client.GtpBots;
import dev.banmen.picture.Diagram;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The command {@code analyze}, apart from its options' spelling. Immutable.
 *
 * @param game which game of the file, from 1
 * @param move after which move; empty for the last
 * @param level of the computer; empty for the strongest there is
 * @param engine another program to ask
 * @param isExact whether the position is to be solved
 * @param millis how long that may take
 */
record AnalyzeRun(
    ReadingSettings reading,
    int game,
    Optional<Integer> move,
    Optional<Integer> level,
    Optional<EngineProgram> engine,
    boolean isExact,
    long millis,
    boolean isJson) {
  /** The same file gives the same values. */
  private static final long SEED = 1;

  /**
   * Returns what the moves of a file's position are worth.
   *
   * @param told gets what the reader repaired
   */
  StandardStreams.Text text(String name, InputStream in, Consumer<Note> told) throws FileFault {
    try (RecordingFile file = RecordingFile.open(name, reading, in)) {
      RangeCheck.checkGame(name, game, file.archive().size(), wording().local());
      Recording recording = reading.ruled(file.archive().game(game - 1, told));
      int moves = Diagram.moves(recording);
      RangeCheck.checkMove(name, move.orElse(0), moves, wording().local());
      Position position = Diagram.of(recording, reading.games(), move.orElse(moves)).position();
      Family family = reading.games().find(recording.family()).orElseThrow();
      return text(name, family, recording.chosen(), position);
    } catch (InputFault fault) {
      throw new FileFault(name, fault);
    } catch (OptionFault fault) {
      throw new FileFault(name, fault.getMessage());
    } catch (IOException e) {
      throw RecordingFile.unreadable(name, e, wording().local());
    }
  }

  private StandardStreams.Text text(
      String name, Family family, Map<String, String> chosen, Position position) throws FileFault {
    Bots bots = ComputerPlayers.of(family);
    int levels = bots.levels(position.game());
    if (level.orElse(1) > levels) {
      throw new UsageFault(wording().of("play.level", "--level", level.get(), levels));
    }
    Optional<Side> side = position.toMove();
    List<Candidate> candidates = List.of();
    if (side.isPresent() && engine.isPresent()) {
      candidates = asked(name, chosen, position, side.get());
    } else if (side.isPresent()) {
      Bot bot = bot(name, bots, position.game());
      candidates = bot.analyze(position, side.get(), SearchLimit.within(millis, SEED));
      if (candidates.isEmpty()) {
        throw new FileFault(name, wording().of("analyze.unsolved", millis / 1000.0));
      }
    }
    AnalyzeText text = new AnalyzeText(position, candidates, bots.unit());
    return isJson ? text::writeJson : out -> out.write(text.lines(wording()));
  }

  private List<Candidate> asked(
      String name, Map<String, String> chosen, Position position, Side side) throws FileFault {
    try (GtpBots engines = new GtpBots(engine.orElseThrow(), chosen, 0)) {
      GtpBot bot = engines.bot(position.game(), 1);
      return bot.analyze(position, side, SearchLimit.within(millis, SEED));
    } catch (EngineFault fault) {
      throw new FileFault(name, fault.sentence(reading.games().language()));
    }
  }

  private Bot bot(String name, Bots bots, Game played) throws FileFault {
    if (isExact) {
      Optional<Bot> solver = bots.solver(played);
      if (solver.isEmpty()) {
        throw new FileFault(name, wording().of("analyze.no-solver", played.words().text("name")));
      }
      return solver.get();
    }
    return level.isEmpty() ? bots.strongest(played) : bots.bot(played, level.get());
  }

  private CliText wording() {
    return CliText.of(reading.games());
  }
}
