package dev.banmen.cli.serve;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.server.monitor.LogOutput;
import dev.banmen.text.Printable;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen serve [--data FOLDER] [--host ADDRESS] [--port N] [--name NAME] [--address WORDS]
 * [--authorized-keys FILE] [--guests] [--limits FILE] [--metrics N] [--hook FILE] [--log LEVEL]
 * [--backup FILE]}.
 */
public record ServeCommand(CommandContext context) implements Command {
  private static final String DATA = "--data";
  private static final String HOST = "--host";
  private static final String PORT = "--port";
  private static final String NAME = "--name";
  private static final String ADDRESS = "--address";
  private static final String KEYS = "--authorized-keys";
  private static final String GUESTS = "--guests";
  private static final String LIMITS = "--limits";
  private static final String METRICS = "--metrics";
  private static final String HOOK = "--hook";
  private static final String LOG = "--log";
  private static final String BACKUP = "--backup";

  private static final int MOST_PORT = 65_535;
  private static final int USUAL_PORT = 2222;

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description(
            "Run a server for people to play on. They connect with ssh; nothing else is needed.");
    Arguments.examples(
        spec, "banmen serve", "banmen serve --port 2222 --name 'Club of Ulm' --data /srv/banmen");
    Arguments.option(
        spec,
        DATA,
        "FOLDER",
        "Folder for the games, the accounts and the server's key. Default: one in your state"
            + " folder.");
    Arguments.option(
        spec, HOST, "ADDRESS", "Address to listen on. Default: all addresses of this machine.");
    Arguments.option(spec, PORT, "N", "Port to listen on; 0 for any. Default: 2222.");
    Arguments.option(spec, NAME, "NAME", "Name of the server, shown in its lobby.");
    Arguments.option(
        spec,
        ADDRESS,
        "WORDS",
        "What friends type after ssh to connect. Default: the port and this machine's name.");
    Arguments.option(
        spec,
        KEYS,
        "FILE",
        "Let in only people with the keys in FILE, which is like OpenSSH's authorized_keys; read"
            + " again at SIGHUP.");
    Arguments.flag(
        spec,
        GUESTS,
        "Let in people without a key, too; they get a code to come back. Not with"
            + " --authorized-keys.");
    Arguments.option(
        spec,
        LIMITS,
        "FILE",
        "File of limits, read again at SIGHUP. Default: limits.toml in the data folder.");
    Arguments.option(
        spec,
        METRICS,
        "N",
        "Port for /metrics (Prometheus) and /health, open only to this machine; 0 for any.");
    Arguments.option(
        spec,
        HOOK,
        "FILE",
        "Program to run when something waits for a player who is not connected, such as their"
            + " turn; it can send them a mail.");
    Arguments.option(
        spec, LOG, "LEVEL", "How much to log: off, error, warn, info or debug. Default: info.");
    Arguments.option(
        spec,
        BACKUP,
        "FILE",
        "Back up everything to a new ZIP FILE (safe while the server is running), then exit.");
  }

  @Override
  public int run(ParseResult parsed) {
    if (parsed.hasMatchedOption(KEYS) && parsed.hasMatchedOption(GUESTS)) {
      throw new UsageFault(context.text("serve.guests"));
    }
    ServeRun.ServeChoices chosen =
        new ServeRun.ServeChoices(
            file(parsed, DATA),
            Arguments.value(parsed, HOST).orElse(""),
            port(parsed, PORT, "port").orElse(USUAL_PORT),
            Arguments.value(parsed, NAME).orElse(""),
            Arguments.value(parsed, ADDRESS).orElse(""),
            file(parsed, KEYS),
            parsed.hasMatchedOption(GUESTS),
            file(parsed, LIMITS),
            port(parsed, METRICS, "metrics"),
            file(parsed, HOOK),
            level(Arguments.value(parsed, LOG).orElse(LogOutput.LogLevel.INFO.word())));
    try {
      Optional<Path> backup = file(parsed, BACKUP);
      return backup.isPresent()
          ? new ServeRun(context).backUp(chosen, backup.get())
          : new ServeRun(context).run(chosen);
    } catch (NoClassDefFoundError e) {
      return context.fail(ExitCode.FAULT, context.text("serve.libraries"));
    }
  }

  private Optional<Path> file(ParseResult parsed, String option) {
    return Arguments.value(parsed, option).map(context.host()::full).map(Path::of);
  }

  private OptionalInt port(ParseResult parsed, String option, String name) {
    if (!parsed.hasMatchedOption(option)) {
      return OptionalInt.empty();
    }
    String text = parsed.matchedOptionValue(option, "");
    int port = Arguments.number(name, text, 0, "", context.wording());
    if (port > MOST_PORT) {
      throw new UsageFault(context.text("serve." + name, MOST_PORT));
    }
    return OptionalInt.of(port);
  }

  private LogOutput.LogLevel level(String asked) {
    return Stream.of(LogOutput.LogLevel.values())
        .filter(one -> one.word().equals(asked))
        .findFirst()
        .orElseThrow(() -> new UsageFault(context.text("serve.log", Printable.of(asked))));
  }
}
