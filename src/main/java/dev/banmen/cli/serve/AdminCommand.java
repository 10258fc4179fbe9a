package dev.banmen.cli.serve;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
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
 * what its owner wants.
 */
public record AdminCommand(CommandContext context) implements Command {
  private static final String DATA = "--data";

  /** The word of each command that is a file, which the server gets with its full path. */
  private static final Map<String, Integer> FILES = Map.of("backup", 1, "export", 2);

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description(
            "Look after a server that runs on this machine.",
            "'list' shows who is here; 'kick NAME' ends somebody's visits.",
            "'tables' lists all games; 'end TABLE' ends one without a result.",
            "'ban' keeps out a NAME, a key (SHA256:...), an address or a range such as"
                + " 192.0.2.0/24; 'unban' ends that, 'bans' lists them.",
            "'mute NAME' and 'unmute NAME' are about the chat; 'announce TEXT' shows a text to"
                + " all.",
            "'reports' shows what people report about others.",
            "'key NAME' makes a code for somebody who has lost all keys.",
            "'export NAME FILE' writes what is known of somebody; 'forget NAME' deletes it.",
            "'ratings' computes all ratings again from the rated games.",
            "'backup FILE' copies all of it to a ZIP file.");
    Arguments.examples(
        spec,
        "banmen admin list",
        "banmen admin ban anna --for 7d --reason 'insults people'",
        "banmen admin export anna anna.zip");
    Arguments.option(
        spec, DATA, "FOLDER", "Folder of the server. Default: one in your state folder.");
    Arguments.option(spec, "--for", "SPAN", "How long a ban or a mute lasts: 30m, 12h, 7d, 4w.");
    Arguments.option(spec, "--until", "DATE", "The day on which that ends, such as 2027-01-31.");
    Arguments.option(
        spec, "--reason", "TEXT", "Why somebody is banned, or a game is ended; they read it.");
    Arguments.positional(spec, "0..*", "1..*", "WORD", "Command, and what it is about.");
  }

  @Override
  public int run(ParseResult parsed) {
    List<String> words = new ArrayList<>(parsed.matchedPositionalValue(0, List.<String>of()));
    Integer file = words.isEmpty() ? null : FILES.get(words.get(0));
    if (file != null && words.size() > file) {
      Path full = Path.of(context.host().full(words.get(file))).toAbsolutePath();
      words.set(file, full.toString());
    }
    Map<String, String> options = new HashMap<>();
    for (String name : AdminDesk.OPTIONS) {
      Arguments.value(parsed, "--" + name).ifPresent(value -> options.put(name, value));
    }
    Optional<String> data = Arguments.value(parsed, DATA).map(context.host()::full);
    try {
      Path folder =
          data.isPresent() ? Path.of(data.get()) : context.host().state().resolve("server");
      return send(folder, new AdminMessage.AdminAsked(language(), words, options));
    } catch (IOException e) {
      return context.fail(ExitCode.FAULT, IoReason.named(e, context.local()));
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
