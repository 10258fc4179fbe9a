package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.record.Recording;
import dev.banmen.gtp.client.EngineFault;
import dev.banmen.gtp.client.EngineProgram;
import dev.banmen.gtp.client.GtpBot;
import dev.banmen.gtp.client.GtpBots;
import dev.banmen.picture.Diagram;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The command {@code analyze}, apart from its options' spelling. Immutable.
 *
 * @param context with the games whose players are asked
 * @param level of the computer; empty for the strongest there is
 * @param engine another program to ask
 * @param isExact whether the position is to be solved
 * @param millis how long that may take
 */
record AnalyzeRun(
    CommandContext context,
    String file,
    Optional<Integer> level,
    Optional<EngineProgram> engine,
    boolean isExact,
    long millis,
    boolean isJson)
    implements OnePosition.Printer {
  /** A fixed seed: analyzing a file again gives the same values. */
  private static final long SEED = 1;

  /** Returns what the moves of the position are worth. */
  @Override
  public StandardStreams.Text of(Recording recording, Diagram diagram) throws FileFault {
    Position position = diagram.position();
    Family family = context.family(recording.family());
    Bots bots = ComputerPlayers.of(family);
    int levels = bots.levels(position.game());
    if (level.orElse(1) > levels) {
      throw new UsageFault(context.text("play.level", "--level", level.get(), levels));
    }
    Optional<Side> side = position.toMove();
    List<Candidate> candidates = List.of();
    if (side.isPresent() && engine.isPresent()) {
      candidates = asked(recording.chosen(), position, side.get());
    } else if (side.isPresent()) {
      Bot bot = bot(bots, position.game());
      candidates = bot.analyze(position, side.get(), SearchLimit.within(millis, SEED));
      if (candidates.isEmpty()) {
        throw new FileFault(file, context.text("analyze.unsolved", millis / 1000.0));
      }
    }
    AnalyzeText text = new AnalyzeText(position, candidates, bots.unit());
    return isJson ? text::writeJson : out -> out.write(text.lines(context.wording()));
  }

  private List<Candidate> asked(Map<String, String> chosen, Position position, Side side)
      throws FileFault {
    try (GtpBots engines = new GtpBots(engine.orElseThrow(), chosen, 0)) {
      GtpBot bot = engines.bot(position.game(), 1);
      return bot.analyze(position, side, SearchLimit.within(millis, SEED));
    } catch (EngineFault fault) {
      throw new FileFault(file, fault.sentence(context.language()));
    }
  }

  private Bot bot(Bots bots, Game played) throws FileFault {
    if (isExact) {
      Optional<Bot> solver = bots.solver(played);
      if (solver.isEmpty()) {
        throw new FileFault(file, context.text("analyze.no-solver", played.words().text("name")));
      }
      return solver.get();
    }
    return level.isEmpty() ? bots.strongest(played) : bots.bot(played, level.get());
  }
}
