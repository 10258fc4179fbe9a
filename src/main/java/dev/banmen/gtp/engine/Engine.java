package dev.banmen.gtp.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.banmen.game.Family;
import dev.banmen.game.OptionFault;
import dev.banmen.gtp.GtpLines;
import dev.banmen.gtp.GtpLines.GtpLine;
import dev.banmen.gtp.GtpRequest;
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

  private static final String NAME = "Banmen";

  private final Commands commands = new Commands();
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
    BoardCommands.addTo(commands, table, clock, loader);
    HandicapCommands.addTo(commands, table);
    ThinkingCommands.addTo(commands, table, clock, thinker);
    CountCommands.addTo(commands, table, thinker);
    RulesCommands.addTo(commands, table);
    GoGuiCommands.addTo(commands, table, thinker);
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
    Inbox inbox = Inbox.of(new GtpLines(in, LONGEST_LINE), thinker::interrupt);
    while (!hasQuit) {
      Optional<GtpLine> line = inbox.next();
      if (line.isEmpty()) {
        return;
      }
      Optional<GtpRequest> request = GtpRequest.parse(line.get().text());
      if (request.isPresent()) {
        out.write(answer(request.get(), line.get().isCut()).getBytes(UTF_8));
        out.flush();
      }
    }
  }

  private String answer(GtpRequest request, boolean isCut) {
    Optional<EngineCommand> command = commands.find(request.name());
    if (command.isEmpty()) {
      return request.failed("unknown command");
    } else if (isCut) {
      return request.failed("line too long");
    }
    try {
      return request.done(command.get().run(request.arguments()));
    } catch (CommandFault fault) {
      return request.failed(fault.getMessage());
    }
  }
}
