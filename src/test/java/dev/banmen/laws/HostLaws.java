package dev.banmen.laws;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.RandomAccessFile;
import java.lang.reflect.Executable;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Scanner;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What touches the machine is in one place: one class asks the process about its person, and files
 * are made by those that know for whom they are.
 */
abstract class HostLaws {
  private static final String HOST = "dev.banmen.app.local.host.HostEnvironment";

  /** Others that ask the process, each with the reason. */
  private static final Map<String, String> ALLOWED =
      Map.of(
          HOST,
          "the one that hands it down",
          "dev.banmen.tui.term.LocalTerminal",
          "TERM, of the terminal that the process itself was started in",
          "dev.banmen.storage.PrivateFolder",
          "the process's own user, where /proc doesn't tell",
          "dev.banmen.record.FileBytes",
          "the process's folder for temporary files");

  /** Methods that ask the process, by their class. */
  private static final Map<String, Set<String>> ASKING =
      Map.of(
          System.class.getName(), Set.of("getenv", "getProperty", "getProperties"),
          ZoneId.class.getName(), Set.of("systemDefault"),
          TimeZone.class.getName(), Set.of("getDefault", "setDefault"),
          Locale.class.getName(), Set.of("getDefault", "setDefault"),
          Clock.class.getName(), Set.of("systemDefaultZone"));

  private static final JavaClasses PROGRAM = ProgramClasses.get();

  private static boolean asks(JavaCodeUnitAccess<?> call) {
    JavaClass owner = call.getTargetOwner();
    boolean isNow =
        owner.isEquivalentTo(LocalDate.class) || owner.isEquivalentTo(LocalDateTime.class);
    if (isNow && call.getName().equals("now")) {
      return call.getTarget().getRawParameterTypes().isEmpty();
    }
    return ASKING.getOrDefault(owner.getName(), Set.of()).contains(call.getName());
  }

  /** The names of the classes that call such a method, or pass it on. */
  private static Set<String> callers(Predicate<JavaCodeUnitAccess<?>> such) {
    return PROGRAM.stream()
        .flatMap(HostLaws::calls)
        .filter(such)
        .map(call -> call.getOriginOwner().getName())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<JavaCodeUnitAccess<?>> calls(JavaClass type) {
    return type.getAccessesFromSelf().stream()
        .filter(JavaCodeUnitAccess.class::isInstance)
        .map(access -> (JavaCodeUnitAccess<?>) access);
  }

  @Test
  void theMachineIsAskedInOnePlace() {
    assertThat(callers(HostLaws::asks)).containsExactlyInAnyOrderElementsOf(ALLOWED.keySet());
  }

  /** Methods and constructors that take the process's locale, and can be given no other. */
  private static final Map<String, Set<String>> SPEAKING =
      Map.of(
          String.class.getName(), Set.of("formatted"),
          MessageFormat.class.getName(), Set.of("format"),
          DecimalFormat.class.getName(), Set.of("<init>"),
          Scanner.class.getName(), Set.of("<init>"),
          DateTimeFormatter.class.getName(),
              Set.of("ofLocalizedDate", "ofLocalizedTime", "ofLocalizedDateTime"));

  private static boolean takesTheLocaleThatIs(JavaCodeUnitAccess<?> call) {
    String owner = call.getTargetOwner().getName();
    List<String> given =
        call.getTarget().getRawParameterTypes().stream().map(JavaClass::getName).toList();
    return SPEAKING.getOrDefault(owner, Set.of()).contains(call.getName())
        || owner.startsWith("java.") && takesALocaleToo(owner, call.getName(), given);
  }

  /** Whether Java has the same method or constructor with a locale, besides. */
  private static boolean takesALocaleToo(String owner, String name, List<String> given) {
    Class<?> type;
    try {
      type = Class.forName(owner);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
    Stream<? extends Executable> all =
        name.equals("<init>")
            ? Stream.of(type.getConstructors())
            : Stream.of(type.getMethods()).filter(method -> method.getName().equals(name));
    return all.anyMatch(
        one -> {
          List<String> types = new ArrayList<>();
          Stream.of(one.getParameterTypes()).forEach(taken -> types.add(taken.getName()));
          return types.remove(Locale.class.getName()) && types.equals(given);
        });
  }

  /**
   * Nothing is worded as the process's locale has it unless that was handed down: so CI runs only
   * the tests of libraries, of Java's own tables and of the program's start in another locale.
   */
  @Test
  void noLocaleIsTakenUnasked() {
    assertThat(callers(HostLaws::takesTheLocaleThatIs)).isEmpty();
    JavaClasses spoken = new ClassFileImporter().importClasses(Speaking.class);
    List<String> found =
        calls(spoken.get(Speaking.class))
            .filter(HostLaws::takesTheLocaleThatIs)
            .map(call -> call.getOrigin().getName())
            .toList();
    assertThat(found).containsExactlyInAnyOrder("formats", "inLowerCase", "words", "number");
  }

  /** What the law is to find, and what not. */
  private static final class Speaking {
    static String formats(double number) {
      return String.format("%f", number);
    }

    static UnaryOperator<String> inLowerCase() {
      return String::toLowerCase;
    }

    static ResourceBundle words() {
      return ResourceBundle.getBundle("dev.banmen.words");
    }

    static String number(double number) {
      return new DecimalFormat("0.0").format(number);
    }

    static String isGivenOne(String text) {
      return String.format(Locale.ROOT, "%d", text.toLowerCase(Locale.ROOT).length());
    }
  }

  /**
   * The process's environment is made only at the program's start; another would be another
   * person's.
   */
  @Test
  void theProcesssEnvironmentIsMadeWhereTheProgramStarts() {
    Set<String> callers = new TreeSet<>();
    PROGRAM
        .get(HOST)
        .getMethod("ofProcess")
        .getCallsOfSelf()
        .forEach(call -> callers.add(call.getOriginOwner().getSimpleName()));
    assertThat(callers).containsExactly("Main");
  }

  /** No working folder except the one handed down: an empty path means the process's. */
  @Test
  void noPathIsMadeOfNothingElsewhere() throws Exception {
    Path sources = Path.of("src", "main", "java");
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        if (Files.readString(file).contains("Path.of(\"\")")) {
          found.add(file.getFileName().toString());
        }
      }
    }
    assertThat(found).containsExactly("HostEnvironment.java");
  }

  /** The methods of Files that make one. */
  private static final Set<String> WAYS =
      Set.of("write", "writeString", "newOutputStream", "newBufferedWriter", "createFile", "copy");

  /**
   * Files are made only by WholeFile and StateFolder, which know for whom they are; and by these.
   */
  private static final Set<String> WRITERS =
      Set.of(
          "WholeFile", // all that is written whole
          "StateFolder", // all that grows in the user's own folders
          "StaleFiles", // opens to look for a lock, and makes nothing
          "Journal", // opens what StateFolder has made
          "WriterLocks", // the same
          "AppendedLines", // reads; StateFolder opens it to write
          "FileBytes", // reads; and a temporary file, which Java makes for its user alone
          "NativeLibrary", // also a temporary file, then renamed
          "ServeRun", // the lock of the folder that its user names
          "InstallFile", // what is installed is for everybody
          "Asciicast", // a film that its user names, and that grows while it is taken
          "ResultsFile", // a match that its user saves, and that grows while it is played
          "TerminalOut", // the terminal
          "StandardStreams"); // standard output

  private static ArchRule only(Set<String> writers) {
    return noClasses()
        .that(isNone(writers))
        .should()
        .accessTargetWhere(DescribedPredicate.describe("files are made", HostLaws::makesFiles));
  }

  private static DescribedPredicate<JavaClass> isNone(Set<String> names) {
    return DescribedPredicate.describe(
        "are none of " + names, type -> names.stream().noneMatch(name -> isIn(type, name)));
  }

  private static boolean isIn(JavaClass type, String name) {
    return simpleName(name).test(type)
        || type.getEnclosingClass().filter(outer -> isIn(outer, name)).isPresent();
  }

  private static boolean makesFiles(JavaAccess<?> access) {
    JavaClass owner = access.getTargetOwner();
    boolean isMade = access.getTarget().getName().equals("<init>");
    return owner.isEquivalentTo(Files.class) && WAYS.contains(access.getTarget().getName())
        || owner.isEquivalentTo(FileChannel.class) && access.getTarget().getName().equals("open")
        || isMade && owner.isEquivalentTo(FileOutputStream.class)
        || isMade && owner.isEquivalentTo(FileWriter.class)
        || isMade && owner.isEquivalentTo(RandomAccessFile.class);
  }

  @Test
  void filesAreMadeInOnePlace() {
    only(WRITERS).check(PROGRAM);
    assertThat(only(Set.of("WholeFile")).evaluate(PROGRAM).hasViolation()).isTrue();
  }
}
