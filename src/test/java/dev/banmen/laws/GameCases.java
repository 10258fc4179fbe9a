package dev.banmen.laws;

import dev.banmen.game.Family;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Finds the {@link GameCase} of a game in the tests of its package. */
public final class GameCases {
  private static final Map<String, GameCase> FOUND = new ConcurrentHashMap<>();

  private GameCases() {}

  /** The case of this game; one of the same id that was made with other options will do. */
  public static GameCase of(Family family) {
    return FOUND.computeIfAbsent(family.id(), id -> found(family.getClass().getPackageName()));
  }

  /** Options as on the command line, each by its key. */
  public static Map<String, String> options(String chosen) {
    Map<String, String> options = new HashMap<>();
    for (String option : chosen.split(" ")) {
      int equals = option.indexOf('=');
      if (equals > 0) {
        options.put(option.substring(0, equals), option.substring(equals + 1));
      }
    }
    return options;
  }

  /** The case of the game with this id, which is one of {@link Subjects#families}. */
  static GameCase of(String id) {
    return Subjects.families().stream()
        .filter(family -> family.id().equals(id))
        .findFirst()
        .map(GameCases::of)
        .orElseThrow(() -> new AssertionError("no game " + id));
  }

  private static GameCase found(String packageName) {
    List<Class<?>> cases =
        names(packageName)
            .<Class<?>>map(name -> loaded(packageName + "." + name))
            .filter(GameCase.class::isAssignableFrom)
            .filter(type -> !Modifier.isAbstract(type.getModifiers()))
            .toList();
    if (cases.size() != 1) {
      throw new AssertionError(
          "one class of the tests in " + packageName + " must implement GameCase, not " + cases);
    }
    return made(cases.get(0));
  }

  private static Stream<String> names(String packageName) {
    try {
      Path classes =
          Path.of(GameCase.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path folder = classes.resolve(packageName.replace('.', '/'));
      if (!Files.isDirectory(folder)) {
        return Stream.empty(); // the game has no tests
      }
      try (Stream<Path> files = Files.list(folder)) {
        return files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(".class") && !name.startsWith("package-info"))
            .map(name -> name.substring(0, name.length() - ".class".length()))
            .toList()
            .stream();
      }
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> loaded(String name) {
    try {
      return Class.forName(name, false, GameCase.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static GameCase made(Class<?> type) {
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return (GameCase) constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(type + " needs a constructor without parameters", e);
    }
  }
}
