package dev.banmen.cli.options;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.bot.HasNetworks;
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

/** {@code --net FILE}: a neural network that the computer players ask. Stateless. */
public final class NetworkOption {
  public static final String NET = "--net";

  private NetworkOption() {}

  public static void describe(CommandSpec spec) {
    Arguments.option(spec, NET, "FILE");
  }

  /** Refuses the option for a game whose players ask no network. */
  public static void check(ParseResult parsed, CommandContext context, Family family) {
    if (parsed.hasMatchedOption(NET) && !(family instanceof HasNetworks)) {
      throw new UsageFault(context.text("gtp.no-networks", NET, family.id()));
    }
  }

  /**
   * Returns games whose players ask the network that is given, if one is.
   *
   * @throws java.io.UncheckedIOException if its file has none that they can ask
   */
  public static CommandContext asking(ParseResult parsed, CommandContext context) {
    Optional<String> name = Arguments.value(parsed, NET);
    if (name.isEmpty()) {
      return context;
    }
    Games games = asking(context.games(), context, context.host().full(name.get()), name.get());
    for (Family family : games.families()) {
      if (family instanceof HasNetworks asking) {
        asking.readNetwork();
      }
    }
    return new CommandContext(context.host(), games, context.streams());
  }

  /**
   * Returns games whose players ask the network in a file, which they read once they have to.
   *
   * @param name what messages call the file
   */
  static Games asking(Games games, CommandContext context, String file, String name) {
    List<Family> families = new ArrayList<>();
    for (Family family : games.families()) {
      families.add(
          family instanceof HasNetworks asking
              ? asking.withNetwork(new NamedNetwork(context, file, name))
              : family);
    }
    return new Games(families, games.language());
  }

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
