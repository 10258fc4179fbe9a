package dev.banmen.cli;

import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.Family;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.text.SpokenFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code --net FILE}: a neural network that the computer players ask. Stateless. */
final class NetworkOption {
  static final String NET = "--net";

  private NetworkOption() {}

  static void describe(CommandSpec spec) {
    Arguments.option(spec, NET, "FILE");
  }

  /** Returns a game with players that ask the network, if one is given. */
  static Family asking(Family family, ParseResult parsed, CommandContext context) throws FileFault {
    Optional<String> name = Arguments.value(parsed, NET);
    if (name.isEmpty()) {
      return family;
    }
    if (!(family instanceof HasNetworks asking)) {
      throw new UsageFault(context.text("gtp.no-networks", NET, family.id()));
    }
    try {
      Path file = Path.of(context.host().full(name.get()));
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        throw new UnreadableFile(Optional.of(file), UnreadableFile.Why.IRREGULAR, 0);
      }
      try (InputStream in = Files.newInputStream(file)) {
        return asking.withNetwork(in);
      }
    } catch (SpokenFault e) {
      throw new FileFault(name.get(), SpokenFault.why(e, context.language()));
    } catch (IOException e) {
      throw RecordingFile.unreadable(name.get(), e, context.local());
    }
  }
}
