package dev.banmen.laws;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds mutable state in a value and in all that it holds. A private array counts as a table that
 * its class only reads. For one value.
 */
final class Frozen {
  /** Types of the JDK and of libraries whose objects never change. */
  private static final List<Class<?>> KNOWN =
      List.of(
          Byte.class,
          Short.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          Boolean.class,
          Character.class,
          String.class,
          Class.class,
          BigInteger.class,
          BigDecimal.class,
          Pattern.class,
          Locale.class,
          Charset.class,
          Path.class,
          com.googlecode.lanterna.TextCharacter.class,
          com.googlecode.lanterna.TextColor.class);

  /** Fields that change invisibly, each with the reason. */
  private static final Map<String, String> HIDDEN =
      Map.of(
          "dev.banmen.session.RefusedMoves.form",
          "the same moves in another form",
          "dev.banmen.record.charset.RankedProfile.encoder",
          "used under a lock, and begun anew each time",
          "dev.banmen.games.go.SharedNetwork.network",
          "read under a lock from one file, and never again",
          "dev.banmen.games.othello.OthelloFamily.options",
          "made when it is asked for; two threads would make equal ones");

  private static final List<String> COLLECTIONS =
      List.of("java.util.ImmutableCollections$", "java.util.Collections$");

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<String> faults = new ArrayList<>();

  private Frozen() {}

  /** Each place in a value where something can change; empty if it is immutable. */
  static List<String> faults(Object value) {
    Frozen frozen = new Frozen();
    frozen.look("", value, false);
    return frozen.faults;
  }

  /** The same for the value of a static field. */
  static List<String> faults(Field field) throws IllegalAccessException {
    field.setAccessible(true);
    Frozen frozen = new Frozen();
    frozen.look("", field.get(null), Modifier.isPrivate(field.getModifiers()));
    return frozen.faults;
  }

  private void look(String place, Object value, boolean isPrivate) {
    if (value == null || KNOWN.stream().anyMatch(known -> known.isInstance(value))) {
      return;
    } else if (!seen.add(value)) {
      return;
    } else if (value.getClass().isArray()) {
      array(place, value, isPrivate);
    } else if (value instanceof Collection<?> all && isClosed(value)) {
      all.forEach(one -> look(place + "[]", one, false));
    } else if (value instanceof Map<?, ?> map && isClosed(value)) {
      map.forEach((key, one) -> look(place + "{}", List.of(key, one), false));
    } else if (value instanceof Optional<?> optional) {
      look(place, optional.orElse(null), false);
    } else if (value.getClass().getPackageName().startsWith("java.")) {
      if (!value.getClass().isSynthetic() && !value.getClass().isEnum()) {
        faults.add(place + " is a " + value.getClass().getName());
      }
    } else {
      fields(place, value);
    }
  }

  private static boolean isClosed(Object value) {
    return COLLECTIONS.stream().anyMatch(value.getClass().getName()::startsWith)
        && !value.getClass().getName().contains("Synchronized")
        && !value.getClass().getName().contains("SetFromMap");
  }

  private void array(String place, Object array, boolean isPrivate) {
    if (!isPrivate && Array.getLength(array) > 0) {
      faults.add(place + " is an array that others can change");
    }
    for (int i = 0; i < Array.getLength(array); i++) {
      look(place + "[" + i + "]", Array.get(array, i), true);
    }
  }

  private void fields(String place, Object value) {
    for (Class<?> type = value.getClass(); type != Object.class; type = type.getSuperclass()) {
      if (type == Enum.class || type.getPackageName().startsWith("java.")) {
        return;
      }
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field(place + "." + field.getName(), field, value);
        }
      }
    }
  }

  private void field(String place, Field field, Object value) {
    if (HIDDEN.containsKey(field.getDeclaringClass().getName() + "." + field.getName())) {
      return;
    } else if (!Modifier.isFinal(field.getModifiers())) {
      faults.add(place + " of " + field.getDeclaringClass().getName() + " is not final");
      return;
    }
    try {
      if (value.getClass().isHidden()) {
        return; // a lambda: what it holds is final
      }
      field.setAccessible(true);
      look(place, field.get(value), Modifier.isPrivate(field.getModifiers()));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
