package dev.banmen.cli.install;

import dev.banmen.app.NoThemes;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.cli.completion.BashScript;
import dev.banmen.cli.completion.CompletionWords;
import dev.banmen.cli.completion.FishScript;
import dev.banmen.cli.options.CliText;
import dev.banmen.game.Games;
import dev.banmen.text.Language;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The files of an installed program, taken from the running one: its launcher, its jar beside its
 * libraries', its manual page in each language, and the completions where their shells look for
 * them. Themes and lessons are in the jar. Stateless.
 */
public final class InstallFiles {
  private static final String HOME = "lib/banmen/";
  private static final String SERVER = "lib/server";
  private static final String JAR = "banmen.jar";

  /** The places where man looks for manuals in a locale, with their languages. */
  private static final Map<String, String> MANUALS =
      Collections.unmodifiableMap(
          new TreeMap<>(Map.of("", "en", "zh_CN/", "zh", "zh_TW/", "zh-Hant")));

  private InstallFiles() {}

  /**
   * All files.
   *
   * @param root all commands
   * @param manual the manual page in a language
   * @throws UsageFault if the program was not started from a jar with its launcher
   */
  public static List<InstallFile> of(
      Games games, CommandSpec root, Function<Language, String> manual) throws IOException {
    Path jar = jar(games);
    Path folder = jar.getParent();
    boolean isBuilt = folder.getFileName().toString().equals("target");
    Path launcher = (isBuilt ? folder.getParent() : folder).resolve("banmen");
    if (!Files.isRegularFile(jar) || !Files.isRegularFile(launcher)) {
      throw new UsageFault(CliText.of(games).of("install.unpacked"));
    }
    List<InstallFile> all = new ArrayList<>();
    all.add(new InstallFile.Copied(HOME + "banmen", launcher, true));
    all.add(new InstallFile.Copied(HOME + JAR, jar, false));
    for (String library : libraries(jar)) {
      all.add(new InstallFile.Copied(HOME + library, folder.resolve(library), false));
    }
    all.add(new InstallFile.Linked("bin/banmen", "../" + HOME + "banmen"));
    addTexts(all, games, root, manual);
    return all;
  }

  private static void addTexts(
      List<InstallFile> all, Games games, CommandSpec root, Function<Language, String> manual) {
    CompletionWords words = new CompletionWords(games, new NoThemes()); // for all users
    MANUALS.forEach(
        (folder, language) -> {
          Language spoken = Language.of(LanguageChoice.named(language).orElseThrow());
          String place = "share/man/" + folder + "man1/banmen.1";
          all.add(new InstallFile.Written(place, manual.apply(spoken)));
        });
    all.add(
        new InstallFile.Written("share/zsh/site-functions/_banmen", BashScript.ofZsh(root, words)));
    all.add(
        new InstallFile.Written(
            "share/fish/vendor_completions.d/banmen.fish", FishScript.of(root, words)));
    all.add(
        new InstallFile.Written(
            "share/bash-completion/completions/banmen", BashScript.of(root, words)));
  }

  private static Path jar(Games games) throws IOException {
    try {
      return Path.of(
          InstallFiles.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(CliText.of(games).of("install.place"), e);
    }
  }

  /**
   * The libraries as the jar names them to Java, such as {@code lib/picocli-4.7.7.jar}, and behind
   * them those that only the server needs.
   */
  private static List<String> libraries(Path jar) throws IOException {
    List<String> all = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      String path = file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      all.addAll(List.of(path.split(" ")));
    }
    Path server = jar.resolveSibling(SERVER);
    if (Files.isDirectory(server)) {
      try (Stream<Path> files = Files.list(server)) {
        files.map(file -> SERVER + "/" + file.getFileName()).sorted().forEach(all::add);
      }
    }
    return all;
  }
}
