package dev.banmen.laws;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Files are created only by WholeFile and StateFolder, which know for whom they are. */
class WritingTest {
  private static final Set<String> WAYS =
      Set.of("write", "writeString", "newOutputStream", "newBufferedWriter", "createFile", "copy");

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
          "KeypadReset", // the same
          "StandardStreams"); // standard output

  private static ArchRule only(Set<String> writers) {
    return noClasses()
        .that(isNone(writers))
        .should()
        .accessTargetWhere(DescribedPredicate.describe("files are made", WritingTest::makesFiles));
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
    JavaClasses program = ProgramClasses.get();
    only(WRITERS).check(program);
    assertThat(only(Set.of("WholeFile")).evaluate(program).hasViolation()).isTrue();
  }
}
