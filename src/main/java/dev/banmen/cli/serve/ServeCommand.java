package dev.banmen.cli.serve;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.server.address.AddressRange;
import dev.banmen.server.monitor.LogOutput;
import dev.banmen.text.Printable;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen serve [--data FOLDER] [--store URL] [--host ADDRESS] [--port N] [--balancer
 * ADDRESS] [--name NAME] [--address WORDS] [--authorized-keys FILE] [--guests] [--limits FILE]
 * [--metrics [ADDRESS:]N] [--hook FILE] [--log LEVEL] [--backup FILE] [--net FILE]}.
 */
public record ServeCommand(CommandContext context) implements CliCommand {
  private static final String DATA = "--data";
  private static final String STORE = "--store";
  private static final String HOST = "--host";
  private static final String PORT = "--port";
  private static final String BALANCER = "--balancer";
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
    Arguments.examples(
        spec, "banmen serve", "banmen serve --port 2222 --name 'Club of Ulm' --data /srv/banmen");
    Arguments.option(spec, DATA, "FOLDER");
    Arguments.option(spec, STORE, "URL");
    Arguments.option(spec, HOST, "ADDRESS");
    Arguments.option(spec, PORT, "N");
    Arguments.option(spec, BALANCER, "ADDRESS");
    Arguments.option(spec, NAME, "NAME");
    Arguments.option(spec, ADDRESS, "WORDS");
    Arguments.option(spec, KEYS, "FILE");
    Arguments.flag(spec, GUESTS);
    Arguments.option(spec, LIMITS, "FILE");
    Arguments.option(spec, METRICS, "[ADDRESS:]N");
    Arguments.option(spec, HOOK, "FILE");
    Arguments.option(spec, LOG, "LEVEL");
    Arguments.option(spec, BACKUP, "FILE");
    NetworkOption.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    if (parsed.hasMatchedOption(KEYS) && parsed.hasMatchedOption(GUESTS)) {
      throw new UsageFault(context.text("serve.guests"));
    }
    try {
      ServeRun.ServeChoices chosen = choices(parsed);
      Optional<Path> backup = file(parsed, BACKUP);
      return backup.isPresent()
          ? new ServeRun(context).backUp(chosen, backup.get())
          : new ServeRun(NetworkOption.read(NetworkOption.asking(parsed, context))).run(chosen);
    } catch (NoClassDefFoundError e) {
      return context.fail(ExitCode.FAULT, context.text("serve.libraries"));
    }
  }

  private ServeRun.ServeChoices choices(ParseResult parsed) {
    return new ServeRun.ServeChoices(
        file(parsed, DATA),
        ServeRun.address(
            STORE,
            Arguments.value(parsed, STORE),
            parsed.hasMatchedOption(BACKUP),
            context.host()::variable,
            context.games().language()),
        Arguments.value(parsed, HOST).orElse(""),
        port(parsed, PORT, "port").orElse(USUAL_PORT),
        Arguments.value(parsed, BALANCER).map(this::balancers).orElse(List.of()),
        Arguments.value(parsed, NAME).orElse(""),
        Arguments.value(parsed, ADDRESS).orElse(""),
        file(parsed, KEYS),
        parsed.hasMatchedOption(GUESTS),
        file(parsed, LIMITS),
        Arguments.value(parsed, METRICS).map(this::page),
        file(parsed, HOOK),
        level(Arguments.value(parsed, LOG).orElse(LogOutput.LogLevel.INFO.word())));
  }

  private Optional<Path> file(ParseResult parsed, String option) {
    return Arguments.value(parsed, option).map(context.host()::full).map(Path::of);
  }

  private OptionalInt port(ParseResult parsed, String option, String name) {
    if (!parsed.hasMatchedOption(option)) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(port(parsed.matchedOptionValue(option, ""), name));
  }

  private int port(String text, String name) {
    int port = Arguments.number(name, text, 0, "", context.wording());
    if (port > MOST_PORT) {
      throw new UsageFault(context.text("serve." + name, MOST_PORT));
    }
    return port;
  }

  /** Where the pages of {@code --metrics} are: a port of loopback, or an address and its port. */
  private InetSocketAddress page(String text) {
    int colon = text.lastIndexOf(':');
    int port = port(text.substring(colon + 1), "metrics");
    if (colon < 0) {
      return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }
    String host = text.substring(0, colon).replaceFirst("^\\[(.*:.*)]$", "$1");
    return AddressRange.parse(host)
        .filter(one -> !host.contains("/"))
        .map(one -> new InetSocketAddress(one.first(), port))
        .orElseThrow(() -> new UsageFault(context.text("serve.page", Printable.of(host))));
  }

  private List<AddressRange> balancers(String listed) {
    return Stream.of(listed.split(",", -1)).map(String::strip).map(this::balancer).toList();
  }

  private AddressRange balancer(String text) {
    return AddressRange.parse(text)
        .filter(range -> !range.isHuge())
        .orElseThrow(() -> new UsageFault(context.text("serve.balancer", Printable.of(text))));
  }

  private LogOutput.LogLevel level(String asked) {
    return Stream.of(LogOutput.LogLevel.values())
        .filter(one -> one.word().equals(asked))
        .findFirst()
        .orElseThrow(() -> new UsageFault(context.text("serve.log", Printable.of(asked))));
  }
}
