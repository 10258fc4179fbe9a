package dev.banmen.laws;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.ref.SoftReference;

/** The compiled classes of the program without its tests, read once for all laws about them. */
final class ProgramClasses {
  private static SoftReference<JavaClasses> read = new SoftReference<>(null);

  private ProgramClasses() {}

  static synchronized JavaClasses get() {
    JavaClasses classes = read.get();
    if (classes == null) {
      // Of other classes the laws need names alone; to read them too takes longer than the program.
      ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
      classes =
          new ClassFileImporter()
              .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
              .importPackages("dev.banmen");
      read = new SoftReference<>(classes);
    }
    return classes;
  }
}
