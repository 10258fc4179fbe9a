package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arrows between the packages point upward only. */
class LayerTest {
  private static final String ROOT = "dev.banmen.";
  private static final Path SOURCES = Path.of("src", "main", "java", "dev", "banmen");

  /** The packages of Java that the kernel needs, and the one class of java.io. */
  private static final Set<String> OF_THE_LANGUAGE =
      Set.of(
          "java.io.IOException",
          "java.lang",
          "java.util",
          "java.util.stream",
          "java.util.function",
          "java.util.concurrent");

  /** Names for groups of packages. */
  private static final Map<String, String> GROUPS =
      Map.of(
          "CANVAS", "text tui.canvas tui.term tui.text tui.theme",
          "SCREEN", "text tui.canvas tui.keys tui.term tui.text tui.theme",
          "PAGES", "say tui.board tui.page tui.page.help tui.page.review");

  /** Each package with exactly the other packages of the program that it may and does use. */
  private static final String ARROWS =
      """
      text, ''
      game, text
      schedule, ''
      storage, schedule text
      game.bot, game game.solve
      game.drill, game text
      game.facet, game
      game.record, game text
      game.solve, game
      record, game game.record storage text
      record.charset, game.record
      picture, game game.facet game.record record text
      survey, game game.record picture record storage text
      lesson, game game.record game.solve record storage text
      lesson.reader, game game.record game.solve lesson record text
      lesson.proof, game game.record game.solve lesson solve text
      lesson.review, game lesson rating record
      record.sgf, game game.record record record.charset text
      record.server, game game.record record record.charset text
      session, game record schedule text
      session.text, game game.facet game.record record session text
      settings, game text
      bot, game game.bot game.facet schedule session solve text
      solve, game game.bot game.solve
      match, game game.bot session text
      gtp, game schedule
      gtp.client, bot game game.bot gtp schedule session text
      gtp.engine, bot game game.bot game.facet game.record gtp record solve
      rating, ''
      drill, game game.drill game.facet lesson lesson.review rating record storage text
      judge, game game.record text
      study, game game.bot game.facet game.record game.solve record session
      command, text
      app, bot command drill game game.bot game.drill game.record lesson lesson.review record schedule session study survey text
      say, app game game.bot game.facet game.record lesson lesson.review record session session.text study survey text
      shell, app command game game.bot game.facet picture say session study text
      shell.play, app command game game.bot game.facet game.record record say session shell study text
      shell.view, app command game game.facet game.record record say session shell study text
      shell.learn, app command drill game game.drill lesson lesson.review say session shell text
      shell.line, app command drill game game.record lesson record say schedule session shell shell.learn shell.play shell.view survey text
      games.dots.bot, game game.bot
      games.dots.drill, game game.drill
      games.othello.drill, game game.drill
      games.go.bot, game game.bot
      games.go.drill, game game.drill games.go.bot text
      games.go.net, text
      games.go.solve, game game.solve
      games.gomoku.bot, game game.bot game.solve
      games.othello.board, game
      games.othello.bot, game game.bot games.othello.board
      games.othello.record, game game.record games.othello.board text
      tui.term, ''
      tui.theme, app game text tui.term
      tui.text, text tui.term tui.theme
      tui.canvas, app game text tui.term tui.text tui.theme
      tui.keys, app text tui.term tui.text
      tui.board, game game.facet game.record picture record session study CANVAS
      tui.page, command app game game.facet game.record picture record schedule session tui.board SCREEN
      tui.page.edit, command game game.record session tui.board tui.page SCREEN
      tui.page.lobby, command app game say session tui.board tui.page tui.page.home SCREEN
      tui.page.files, app command game game.record lesson.reader record say schedule survey tui.board tui.page SCREEN
      tui.page.picture, app picture schedule text tui.canvas tui.keys tui.page tui.term tui.text
      tui.page.help, game game.facet picture record tui.board tui.page SCREEN
      tui.page.home, command app bot drill game game.bot game.facet game.record record session tui.board tui.page SCREEN
      tui.page.drill, command app drill game game.drill game.facet rating record study tui.board tui.page SCREEN
      tui.page.learn, command SCREEN app game lesson lesson.review record say session study tui.board tui.page
      tui.page.options, app game text tui.board tui.canvas tui.keys tui.page tui.text tui.theme
      tui.page.review, app game game.bot game.facet lesson say study tui.board tui.page SCREEN
      tui.page.play, command app game game.bot game.facet game.record record session study PAGES tui.page.edit SCREEN
      tui.page.view, command app game game.facet game.record lesson.reader record session study survey PAGES tui.page.edit SCREEN
      server.rating, rating
      server.store, rating schedule server.rating storage text
      server.store.sql, rating schedule server.rating server.store
      server.store.postgres, schedule server.monitor server.store server.store.sql server.store.sqlite storage text
      server.store.sqlite, schedule server.store server.store.sql storage
      server.monitor, schedule server.store text
      server.address, ''
      server.hook, schedule server.monitor text
      app.local.host, game game.record storage text
      app.local.journals, app app.local.host game record schedule session session.text storage text
      app.local.files, app app.local.host app.local.journals game game.record lesson.reader record record.server record.sgf session session.text storage survey text
      app.local.lessons, app app.local.files app.local.host drill game game.record lesson lesson.reader lesson.review picture record storage text
      app.local.settings, app app.local.host app.local.lessons bot game gtp.client lesson.review session settings storage text
      app.local.games, app app.local.files app.local.host app.local.journals app.local.settings bot game game.bot game.record gtp.client record session session.text storage text
      app.local, app app.local.files app.local.games app.local.host app.local.journals app.local.lessons app.local.settings drill game schedule storage
      tui, app drill game game.facet game.record lesson lesson.reader lesson.review record session study text tui.canvas tui.keys tui.page tui.page.drill tui.page.files tui.page.home tui.page.learn tui.page.lobby tui.page.options tui.page.play tui.page.view tui.term
      server.people, app schedule server.address server.store session session.text text
      server.teaching, command app game game.record record schedule server.people server.store text
      server.tables, app bot game game.facet game.record rating record schedule server.address server.hook server.monitor server.people server.rating server.store server.teaching session session.text solve text
      server.lobby, command app bot drill game game.bot game.record rating record say schedule server.address server.people server.rating server.store server.tables server.teaching session session.text survey text
      server.desk, app game rating schedule server.address server.lobby server.people server.store server.tables server.teaching session storage text
      server, app game schedule server.address server.desk server.hook server.lobby server.people server.store server.tables server.teaching text
      server.ssh, app command lesson say schedule server server.address server.lobby server.monitor server.people session settings shell.line storage text tui tui.canvas tui.page tui.term tui.text
      cli.serve, app.local app.local.files app.local.host app.local.lessons app.local.settings cli.options game lesson.reader record schedule server server.address server.desk server.hook server.monitor server.people server.ssh server.store server.store.postgres server.store.sql server.store.sqlite server.tables server.teaching settings storage text tui.term
      cli, app app.local app.local.files app.local.games app.local.host app.local.lessons app.local.settings bot catalog cli.completion cli.drill cli.files cli.install cli.options cli.serve drill game game.bot game.facet game.drill game.record gtp gtp.client gtp.engine judge lesson lesson.proof lesson.reader lesson.review match picture record say schedule session session.text settings shell.line storage study text tui tui.board tui.canvas tui.keys tui.page tui.page.picture tui.term tui.theme
      cli.completion, app app.local.files app.local.lessons app.local.settings cli.options game game.record lesson.reader record survey text tui.canvas tui.theme
      cli.drill, app.local.host cli.options drill game game.drill game.record picture record record.sgf text
      cli.files, app.local.files app.local.host cli.options game game.record picture record schedule storage study survey text
      cli.install, app app.local.host app.local.settings cli.completion cli.options game storage text
      cli.options, app app.local app.local.games app.local.files app.local.host app.local.settings bot drill game game.bot game.record gtp.client record session settings storage text tui.canvas tui.keys tui.theme
      """;

  private static JavaClasses program;

  /** The packages, of the program and of others, that each package uses or imports for Javadoc. */
  private static final Map<String, Set<String>> USED = new TreeMap<>();

  @BeforeAll
  static void readTheProgram() throws IOException {
    program = ProgramClasses.get();
    for (JavaClass one : program) {
      Set<String> used = USED.computeIfAbsent(one.getPackageName(), name -> new TreeSet<>());
      for (Dependency dependency : one.getDirectDependenciesFromSelf()) {
        used.add(dependency.getTargetClass().getBaseComponentType().getPackageName());
      }
    }
    Pattern imports = Pattern.compile("(?m)^import (?:static )?(dev\\.banmen\\.[a-z.]+)\\.[A-Z]");
    for (Map.Entry<String, Set<String>> one : USED.entrySet()) {
      try (Stream<Path> files = Files.list(Path.of("src/main/java", one.getKey().split("\\.")))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          imports
              .matcher(Files.readString(file))
              .results()
              .forEach(r -> one.getValue().add(r.group(1)));
        }
      }
      one.getValue().removeAll(List.of(one.getKey(), "")); // int and the like are in no package
    }
  }

  /** The packages of the program that one of them uses, without the root of their names. */
  private static Set<String> seen(String seer) {
    return USED.get(ROOT + seer).stream()
        .filter(one -> one.startsWith(ROOT))
        .map(one -> one.substring(ROOT.length()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> families() {
    return Catalog.ALL.families().stream().map(Family::id).toList();
  }

  /** An arrow that nothing needs fails as one that is missing does. */
  @ParameterizedTest
  @CsvSource(textBlock = ARROWS)
  void aPackageSeesExactlyWhatItsArrowsName(String seer, String seen) {
    String all = seen;
    for (Map.Entry<String, String> group : GROUPS.entrySet()) {
      all = all.replace(group.getKey(), group.getValue());
    }
    List<String> allowed = all.isEmpty() ? List.of() : List.of(all.split(" "));
    assertThat(seen(seer)).containsExactlyInAnyOrderElementsOf(allowed);
  }

  @Test
  void eachPackageHasItsArrows() {
    List<String> seers =
        new ArrayList<>(ARROWS.lines().map(row -> row.split(",", 2)[0].strip()).toList());
    seers.add("catalog");
    families().forEach(family -> seers.add("games." + family));
    assertThat(seers.stream().map(ROOT::concat)).containsExactlyInAnyOrderElementsOf(USED.keySet());
  }

  @Test
  void theKernelNeedsNothingButTheLanguage() {
    Set<String> needed = new TreeSet<>();
    for (String kernel : List.of("text", "game", "game.facet")) {
      for (JavaClass one : program.getPackage(ROOT + kernel).getClasses()) {
        for (Dependency dependency : one.getDirectDependenciesFromSelf()) {
          JavaClass used = dependency.getTargetClass().getBaseComponentType();
          String place = used.getPackageName();
          if (!place.startsWith(ROOT) && !place.isEmpty()) {
            needed.add(place.equals("java.io") ? used.getName() : place);
          }
        }
      }
    }
    assertThat(needed).isEqualTo(OF_THE_LANGUAGE);
  }

  /** Capture Go uses Go's board: the one game that uses another's package. */
  @Test
  void aGameSeesTheKernelAndTheLanguageOnly() {
    for (String family : families()) {
      String whole = ROOT + "games." + family;
      List<String> all = new ArrayList<>(List.of("java", ROOT + "text", ROOT + "game", whole));
      if (family.equals("capture")) {
        assertThat(USED.get(whole)).contains(ROOT + "games.go");
        all.add(ROOT + "games.go");
      }
      USED.forEach(
          (seer, used) -> {
            if (isIn(seer, whole)) {
              assertThat(used).as(seer).allMatch(one -> all.stream().anyMatch(w -> isIn(one, w)));
            }
          });
    }
  }

  @Test
  void theCatalogSeesTheKernelAndAllGames() {
    Set<String> games = families().stream().map("games."::concat).collect(Collectors.toSet());
    games.add("game");
    assertThat(seen("catalog")).isEqualTo(games);
  }

  /** Each library, or package, with exactly the packages that may and do use it. */
  @ParameterizedTest
  @CsvSource({
    "com.googlecode.lanterna, dev.banmen.tui",
    "org.jline, dev.banmen.tui.term dev.banmen.shell.line",
    "picocli, dev.banmen.cli",
    "org.commonmark, dev.banmen.lesson",
    "org.tomlj, dev.banmen.settings",
    "org.slf4j, dev.banmen.server.monitor",
    "java.sql, dev.banmen.server.store.sql dev.banmen.server.store.sqlite"
        + " dev.banmen.server.store.postgres",
    "org.postgresql, dev.banmen.server.store.postgres",
    "org.sqlite, dev.banmen.server.store.sqlite",
    "io.prometheus, dev.banmen.server.monitor",
    "com.google.gson, dev.banmen.picture dev.banmen.survey dev.banmen.server dev.banmen.cli",
    "dev.banmen.catalog, dev.banmen.cli",
    "dev.banmen.app.local, dev.banmen.cli",
    "dev.banmen.cli,"
  })
  void onlyTheseSee(String library, String only) {
    Set<String> seers = new TreeSet<>();
    USED.forEach(
        (seer, used) -> {
          if (!isIn(seer, library) && used.stream().anyMatch(one -> isIn(one, library))) {
            seers.add(seer);
          }
        });
    List<String> all = only == null ? List.of() : List.of(only.split(" "));
    assertThat(seers).allMatch(seer -> all.stream().anyMatch(one -> isIn(seer, one)));
    assertThat(all).allMatch(one -> seers.stream().anyMatch(seer -> isIn(seer, one)));
  }

  private static boolean isIn(String one, String whole) {
    return (one + ".").startsWith(whole + ".");
  }

  /** So that its name alone says which class is meant, in a document too. */
  @Test
  void noTwoClassesOfTheProgramHaveOneName() {
    assertThat(program.stream().filter(JavaClass::isTopLevelClass).map(JavaClass::getSimpleName))
        .filteredOn(name -> !name.equals("package-info"))
        .doesNotHaveDuplicates();
  }

  @Test
  void noPackagesGoInCircles() {
    Map<String, Set<String>> left = new TreeMap<>(USED);
    while (left.keySet().removeIf(one -> Collections.disjoint(left.get(one), left.keySet()))) {
      // Those that use none of the others are in no circle; then others use none of the rest.
    }
    assertThat(left).isEmpty();
  }

  @Test
  void architectureListsEachPackageOrItsGroup() throws IOException {
    String map = Files.readString(Path.of("ARCHITECTURE.md")).split("```")[1];
    List<String> listed =
        map.lines()
            .flatMap(line -> Stream.of(line.split(" {2,}|(?<!,) ")[0].split(", ")))
            .filter(one -> !one.isEmpty())
            .toList();
    for (String one : USED.keySet()) {
      String name = one.substring(ROOT.length());
      assertThat(listed).anyMatch(entry -> isListed(name, entry));
    }
    for (String entry : listed) {
      assertThat(USED.keySet()).anyMatch(one -> isListed(one.substring(ROOT.length()), entry));
    }
  }

  /** Whether an entry is a package, or a group such as {@code games.*} that it is in. */
  private static boolean isListed(String name, String entry) {
    return name.equals(entry)
        || entry.endsWith(".*") && name.startsWith(entry.substring(0, entry.length() - 1));
  }

  @Test
  void eachPackageUnderGamesIsRegistered() throws IOException {
    List<String> registered = Catalog.ALL.families().stream().map(Family::id).toList();
    assertThat(registered).doesNotHaveDuplicates();
    try (Stream<Path> games = Files.list(SOURCES.resolve("games"))) {
      assertThat(games.filter(Files::isDirectory).map(p -> p.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(registered);
    }
    for (Family family : Catalog.ALL.families()) {
      assertThat(family.getClass().getPackageName()).isEqualTo(ROOT + "games." + family.id());
    }
  }

  @Test
  void eachPackageSaysWhatItIs() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<Path> packages =
          files
              .filter(f -> f.toString().endsWith(".java"))
              .map(Path::getParent)
              .distinct()
              .toList();
      assertThat(packages)
          .isNotEmpty()
          .allMatch(folder -> Files.exists(folder.resolve("package-info.java")));
    }
  }

  /** Here, where the program's classes have been read. */
  @Nested
  final class Host extends HostLaws {}
}
