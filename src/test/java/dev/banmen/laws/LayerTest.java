package dev.banmen.laws;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arrows between the packages point upward only. */
class LayerTest {
  private static final String ROOT = "dev.banmen.";
  private static final Path SOURCES = Path.of("src", "main", "java", "dev", "banmen");

  private static JavaClasses program;

  @BeforeAll
  static void readTheProgram() {
    program =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.banmen");
  }

  @Test
  void theKernelNeedsNothingButTheLanguage() {
    DescribedPredicate<JavaClass> allowed =
        resideInAnyPackage(
                "dev.banmen.game",
                "java.lang..",
                "java.util",
                "java.util.stream",
                "java.util.function",
                "java.util.concurrent..",
                "java.nio.charset")
            .or(
                DescribedPredicate.describe(
                    "IOException", c -> c.isEquivalentTo(IOException.class)))
            .or(DescribedPredicate.describe("an array", JavaClass::isArray));
    classes()
        .that()
        .resideInAPackage("dev.banmen.game")
        .should()
        .onlyDependOnClassesThat(allowed)
        .check(program);
  }

  /** Each package with the packages of the program that it may see, and itself. */
  @ParameterizedTest
  @CsvSource({
    "session, game",
    "judge, game",
    "record.., game",
    "tui, game session tui.term",
    "tui.term, tui"
  })
  void aPackageSeesOnlyWhatStandsAboveIt(String seer, String seen) {
    String[] allowed =
        Stream.of((seer + " " + seen).split(" ")).map(ROOT::concat).toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(ROOT + seer)
        .should()
        .onlyDependOnClassesThat(
            not(resideInAPackage("dev.banmen..")).or(resideInAnyPackage(allowed)))
        .allowEmptyShould(true)
        .check(program);
  }

  /** Capture Go stands on Go's board: the one game that sees another's package. */
  @Test
  void aGameSeesTheKernelAndTheLanguageOnly() {
    for (Family family : Catalog.ALL.families()) {
      String other = family.id().equals("capture") ? "games.go" : "game";
      classes()
          .that()
          .resideInAPackage(ROOT + "games." + family.id())
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  ROOT + "games." + family.id(), ROOT + "game", ROOT + other, "java.."))
          .check(program);
    }
  }

  /** Each library with the only packages that may see it. */
  @ParameterizedTest
  @CsvSource({
    "com.googlecode.lanterna.., dev.banmen.tui..",
    "org.jline.., dev.banmen.tui.term..",
    "picocli.., dev.banmen.cli..",
    "dev.banmen.catalog.., dev.banmen.cli.."
  })
  void onlyOnePackageSees(String library, String only) {
    noClasses()
        .that()
        .resideOutsideOfPackages(only, library)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(program);
  }

  @Test
  void noPackagesGoInCircles() {
    slices().matching("dev.banmen.(*)..").should().beFreeOfCycles().check(program);
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
}
