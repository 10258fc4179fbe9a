package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.StandardStreams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A command that is described to the option parser alone, compared with all together. */
class CommandTreeTest {
  private static final List<String> BEHIND =
      List.of(
          "--help",
          "-h",
          "--no-such-option",
          "--them",
          "--lang",
          "--theme",
          "--lang=xx",
          "a b c d",
          "");

  /** The command install writes, and serve goes on for ever, whatever their options are. */
  private static final Set<String> WRITING = Set.of("install", "serve");

  private static CommandTree whole(StandardStreams streams) {
    return new CommandTree(
        new CommandContext(HostEnvironment.ofProcess(), Catalog.ALL, streams),
        new ScreenFrontend(HostEnvironment.ofProcess()));
  }

  static Stream<String> commands() {
    return whole(streams(new ByteArrayOutputStream())).spec().subcommands().keySet().stream();
  }

  private static StandardStreams streams(ByteArrayOutputStream out) {
    return new StandardStreams(new ByteArrayInputStream(new byte[0]), out, out);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void itIsParsedAsItIsAmongTheOthers(String command) {
    for (String behind : BEHIND) {
      if (WRITING.contains(command) && !behind.startsWith("-")) {
        continue;
      }
      List<String> all = new ArrayList<>(List.of(command));
      all.addAll(behind.isEmpty() ? List.of() : List.of(behind.split(" ")));
      String[] args = all.toArray(new String[0]);
      ByteArrayOutputStream alone = new ByteArrayOutputStream();
      ByteArrayOutputStream among = new ByteArrayOutputStream();
      String one =
          outcome(
              CommandTree.of(
                  new CommandContext(HostEnvironment.ofProcess(), Catalog.ALL, streams(alone)),
                  new ScreenFrontend(HostEnvironment.ofProcess()),
                  args),
              args);
      String other = outcome(whole(streams(among)), args);
      assertThat(one + alone.toString(StandardCharsets.UTF_8))
          .as(String.join(" ", args))
          .isEqualTo(other + among.toString(StandardCharsets.UTF_8));
    }
  }

  private static String outcome(CommandTree tree, String... args) {
    try {
      return tree.run(args) + "\n";
    } catch (UsageFault | FileFault | IOException e) {
      return e.getMessage() + "\n";
    }
  }
}
