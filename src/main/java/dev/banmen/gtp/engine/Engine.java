package dev.banmen.gtp.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.banmen.game.Family;
import dev.banmen.game.OptionFault;
import dev.banmen.game.bot.UnreadableNetwork;
import dev.banmen.gtp.GtpLines;
import dev.banmen.gtp.GtpLines.GtpLine;
import dev.banmen.gtp.GtpRequest;
import dev.banmen.gtp.LinesAhead;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;

/**
 * The engine: reads commands of the Go Text Protocol, version 2, and answers each of them, until it
 * is told to quit or there are no more. For one thread; it starts another that reads ahead.
 */
public final class Engine {
  /** How many bytes of a line are read. */
  static final int LONGEST_LINE = 1 << 16;

  /** How many lines are read ahead. */
  static final int READ_AHEAD = 1000;

  private static final String NAME = "Banmen";
  private static final String INTERRUPT = "# interrupt";

  private final EngineCommands commands = new EngineCommands();
  private final Thinker thinker;
  private boolean hasQuit;

  /**
   * An engine for one game.
   *
   * @param chosen the options that differ from the game's defaults
   * @param version of the program
   * @throws OptionFault if the options do not go together
   */
  public Engine(
      Family family,
      Map<String, String> chosen,
      EngineLevel level,
      GameLoader loader,
      String version) {
    EngineGame table = new EngineGame(family, chosen);
    EngineClock clock = new EngineClock(level.millis());
    thinker = new Thinker(level, clock);
    commands.add("protocol_version", "2");
    commands.add("name", NAME);
    commands.add("version", version);
    commands.add("quit", words -> quit());
    EngineBoardCommands.addTo(commands, table, clock, loader);
    HandicapCommands.addTo(commands, table);
    ThinkingCommands.addTo(commands, table, clock, thinker);
    CountCommands.addTo(commands, table, thinker);
    RulesCommands.addTo(commands, table);
    GoGuiCommands.addTo(commands, table, thinker);
    AnalyzeCommands.addTo(commands, table, clock, thinker);
  }

  private String quit() {
    hasQuit = true;
    return "";
  }

  /**
   * Answers commands until there are no more.
   *
   * @throws IOException if nobody reads the answers any more
   */
  public void run(InputStream in, OutputStream out) throws IOException {
    LinesAhead lines =
        new LinesAhead(new GtpLines(in, LONGEST_LINE), READ_AHEAD, line -> !interrupts(line));
    Optional<GtpLine> line = next(lines);
    while (line.isPresent()) {
      boolean isCut = line.get().isCut();
      Optional<GtpRequest> request = GtpRequest.parse(line.get().text());
      Optional<LastingCommand> lasting = request.flatMap(it -> commands.findLasting(it.name()));
      if (lasting.isPresent() && !isCut) {
        line = answerLong(lasting.get(), request.get(), lines, out);
        continue;
      } else if (request.isPresent()) {
        write(out, answer(request.get(), isCut));
      }
      line = hasQuit ? Optional.empty() : next(lines);
    }
  }

  /** Answers until another line comes, and returns that. */
  private static Optional<GtpLine> answerLong(
      LastingCommand command, GtpRequest request, LinesAhead lines, OutputStream out)
      throws IOException {
    LastingCommand.Lines answer;
    Optional<String> said;
    try {
      answer = command.begin(request.arguments(), lines::isWaiting);
      said = answer.next();
    } catch (CommandFault | UnreadableNetwork fault) {
      write(out, request.failed(fault.getMessage()));
      return next(lines);
    }
    write(out, "=" + request.id() + "\n");
    while (said.isPresent()) {
      write(out, said.get() + "\n");
      said = lines.isWaiting() ? Optional.empty() : answer.next();
    }
    Optional<GtpLine> next = next(lines);
    write(out, "\n");
    return next;
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(UTF_8));
    out.flush();
  }

  private static Optional<GtpLine> next(LinesAhead lines) throws IOException {
    try {
      return lines.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** Whether a line is the comment by which GoGui interrupts the command under way. */
  private boolean interrupts(GtpLine line) {
    boolean isInterrupt = line.text().stripTrailing().equals(INTERRUPT);
    if (isInterrupt) {
      thinker.interrupt();
    }
    return isInterrupt;
  }

  private String answer(GtpRequest request, boolean isCut) {
    Optional<EngineCommand> command = commands.find(request.name());
    if (isCut) {
      return request.failed("line too long");
    } else if (command.isEmpty()) {
      return request.failed("unknown command");
    }
    try {
      return request.done(command.get().run(request.arguments()));
    } catch (CommandFault | UnreadableNetwork fault) {
      return request.failed(fault.getMessage());
    }
  }
}
