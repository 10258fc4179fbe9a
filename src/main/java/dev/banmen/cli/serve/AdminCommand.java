package dev.banmen.cli.serve;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.server.desk.AdminDesk;
import dev.banmen.server.desk.AdminReply;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen admin [--data FOLDER] COMMAND [WHO] ...}: has a running server on this machine do
 * what its owner wants; {@code migrate --to URL} copies the database of one that is stopped.
 */
public record AdminCommand(CommandContext context) implements CliCommand {
  private static final String DATA = "--data";
  private static final String TO = "--to";
  private static final String MIGRATE = "migrate";

  /** The word of each command that is a file, which the server gets with its full path. */
  private static final Map<String, Integer> FILES = Map.of("backup", 1, "export", 2);

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen admin list",
        "banmen admin ban anna --for 7d --reason 'insults people'",
        "banmen admin export anna anna.zip");
    Arguments.option(spec, DATA, "FOLDER");
    Arguments.option(spec, "--for", "SPAN");
    Arguments.option(spec, "--until", "DATE");
    Arguments.option(spec, "--reason", "TEXT");
    Arguments.option(spec, TO, "URL");
    Arguments.positional(spec, "0..*", "1..*", "WORD");
  }

  @Override
  public int run(ParseResult parsed) throws IOException {
    List<String> words = new ArrayList<>(parsed.matchedPositionalValue(0, List.<String>of()));
    Optional<String> data = Arguments.value(parsed, DATA).map(context.host()::full);
    Path folder = data.isPresent() ? Path.of(data.get()) : context.host().state().resolve("server");
    if (words.equals(List.of(MIGRATE))) {
      return migrate(folder, Arguments.value(parsed, TO));
    } else if (parsed.hasMatchedOption(TO)) {
      throw new UsageFault(context.text("admin.to"));
    }
    Integer file = words.isEmpty() ? null : FILES.get(words.get(0));
    if (file != null && words.size() > file) {
      Path full = Path.of(context.host().full(words.get(file))).toAbsolutePath();
      words.set(file, full.toString());
    }
    Map<String, String> options = new HashMap<>();
    for (String name : AdminDesk.OPTIONS) {
      Arguments.value(parsed, "--" + name).ifPresent(value -> options.put(name, value));
    }
    return send(folder, new AdminMessage.AdminAsked(language(), words, options));
  }

  private int migrate(Path folder, Optional<String> to) {
    try {
      return new MigrateRun(context).run(folder, to);
    } catch (NoClassDefFoundError e) {
      return context.fail(ExitCode.FAULT, context.text("serve.libraries"));
    }
  }

  private String language() {
    return context.language().locale().toLanguageTag();
  }

  private int send(Path folder, AdminMessage.AdminAsked asked) {
    SocketChannel channel;
    try {
      channel = SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve(AdminSocket.NAME)));
    } catch (IOException e) {
      return context.fail(ExitCode.FAULT, context.text("admin.none", folder));
    }
    try (SocketChannel open = channel) {
      AdminMessage.send(open, AdminMessage.text(asked));
      AdminReply reply = AdminMessage.reply(AdminMessage.line(open, AdminMessage.MOST_ANSWERED));
      if (!reply.isDone()) {
        return context.fail(ExitCode.FAULT, String.join(" ", reply.lines()));
      }
      reply.lines().forEach(line -> context.say(Printable.of(line) + "\n"));
      return ExitCode.DONE;
    } catch (IOException e) {
      return context.fail(ExitCode.FAULT, context.text("admin.silent", folder));
    }
  }
}
