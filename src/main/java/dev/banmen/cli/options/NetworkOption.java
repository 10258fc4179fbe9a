package dev.banmen.cli.options;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.settings.Setting;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.text.SpokenFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The neural network that computer players ask: {@code --net FILE}, or a setting. Stateless. */
public final class NetworkOption {
  public static final String NET = "--net";

  private NetworkOption() {}

  public static void describe(CommandSpec spec) {
    Arguments.option(spec, NET, "FILE");
  }

  /** Refuses the option for a game whose players ask no network. */
  public static void check(ParseResult parsed, CommandContext context, Family family) {
    if (parsed.hasMatchedOption(NET)) {
      check(context.wording(), family);
    }
  }

  /** Refuses the option, which is there, for a game whose players ask no network. */
  public static void check(CliText wording, Family family) {
    if (!(family instanceof HasNetworks)) {
      throw new UsageFault(wording.of("gtp.no-networks", NET, family.id()));
    }
  }

  /**
   * Returns games whose players ask the network that is given, if one is.
   *
   * @throws dev.banmen.game.bot.UnreadableNetwork if its file has none that they can ask
   */
  public static CommandContext asking(ParseResult parsed, CommandContext context) {
    Optional<String> name = Arguments.value(parsed, NET);
    if (name.isEmpty()) {
      return context;
    }
    if (name.get().isEmpty()) {
      throw new UsageFault(context.text("usage.value", NET));
    }
    String full = context.host().full(name.get());
    return read(asking(context, new NamedNetwork(context, full, name.get())));
  }

  /**
   * Reads the networks that the players of these games ask, and returns the games.
   *
   * @throws dev.banmen.game.bot.UnreadableNetwork if a file has none that they can ask
   */
  public static CommandContext read(CommandContext context) {
    for (Family family : context.games().families()) {
      if (family instanceof HasNetworks asking) {
        asking.readNetwork();
      }
    }
    return context;
  }

  /** Returns games whose players ask the network of the settings, which they read when needed. */
  public static CommandContext chosen(CommandContext context, String setting) {
    Optional<NamedNetwork> file = file(context, setting);
    return file.isEmpty() ? context : asking(context, file.get());
  }

  /** Says why the network of the settings cannot be read, as far as that is seen at once. */
  public static Optional<String> fault(CommandContext context, String setting) {
    Optional<NamedNetwork> file = file(context, setting);
    try {
      if (file.isPresent()) {
        file.get().open().close();
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(file.get().sentence(e));
    }
  }

  /** The file that a setting names, from the folder of the settings if it names none. */
  private static Optional<NamedNetwork> file(CommandContext context, String setting) {
    if (setting.equals(Setting.NETWORK.defaultValue())) {
      return Optional.empty();
    }
    String full = context.host().full(setting);
    try {
      full = full.startsWith("/") ? full : context.host().config() + "/" + full;
    } catch (IOException e) {
      // This locale cannot spell the folder's name, and there are no settings.
    }
    return Optional.of(new NamedNetwork(context, full, full));
  }

  private static CommandContext asking(CommandContext context, NamedNetwork file) {
    List<Family> families = new ArrayList<>();
    for (Family family : context.games().families()) {
      families.add(family instanceof HasNetworks asking ? asking.withNetwork(file) : family);
    }
    Games games = new Games(families, context.language());
    return new CommandContext(context.host(), games, context.streams());
  }

  /**
   * A file with a network.
   *
   * @param name what messages call it
   */
  private record NamedNetwork(CommandContext context, String file, String name)
      implements HasNetworks.NetworkFile {
    @Override
    public InputStream open() throws IOException {
      try {
        Path path = Path.of(file);
        if (Files.exists(path) && !Files.isRegularFile(path)) {
          throw new UnreadableFile(Optional.of(path), UnreadableFile.Why.IRREGULAR, 0);
        }
        return Files.newInputStream(path);
      } catch (InvalidPathException e) {
        throw new NoSuchFileException(file);
      }
    }

    @Override
    public String sentence(IOException why) {
      String text =
          why instanceof SpokenFault
              ? SpokenFault.why(why, context.language())
              : context.local().of("unreadable", IoReason.of(why, context.local()));
      return name + ": " + text;
    }
  }
}
