package dev.banmen.threads;

import dev.banmen.threads.LockedCode.Body;
import dev.banmen.threads.LockedCode.Call;
import dev.banmen.threads.LockedCode.Method;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Which locks may be taken while which are held, through all that may be called then: every method
 * of that name in the classes below the one that is named. What a function does that was given and
 * kept, such as a listener, is not followed: calling it is noted instead.
 */
final class LockNestings {
  /** Stands among the locks that are taken for a function that was given. */
  static final String GIVEN = "a given function";

  private static final String PROGRAM = "dev/banmen/";

  /** Calls that aren't made while a lock is held, each with the reason. */
  private static final Map<String, String> NEVER_HELD =
      Map.of(
          "LiveSession.settle > LiveSession.tell",
          "it has nothing to tell if its thread holds the turn already");

  /** Locks that are only ever the same object's again, though others call in between. */
  private static final Set<String> ONE = Set.of("LiveSession.lock"); // by a save of its own

  private final Map<String, LockedCode> classes = new HashMap<>();
  private final Map<Method, Body> bodies = new LinkedHashMap<>();
  private final Map<String, Set<Method>> lambdas = new HashMap<>(); // by interface
  private final Map<String, Set<String>> below = new HashMap<>(); // classes, by what is above them
  private final Map<Method, Map<String, List<Method>>> taken = new HashMap<>(); // and the way there

  /** Reads all class files in a folder. */
  LockNestings(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.filter(file -> file.toString().endsWith(".class")).sorted().forEach(this::add);
    }
    for (String name : classes.keySet()) {
      above(name).forEach(one -> below.computeIfAbsent(one, key -> new TreeSet<>()).add(name));
    }
  }

  private void add(Path file) {
    try {
      LockedCode code = LockedCode.read(Files.readAllBytes(file));
      classes.put(code.name(), code);
      code.bodies().forEach(body -> bodies.put(body.method(), body));
      code.lambdas()
          .forEach(
              one ->
                  lambdas.computeIfAbsent(one.of(), key -> new LinkedHashSet<>()).add(one.body()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A class and all that we know above it. */
  private Set<String> above(String name) {
    Set<String> all = new LinkedHashSet<>();
    Deque<String> left = new ArrayDeque<>(List.of(name));
    while (!left.isEmpty()) {
      String next = left.remove();
      if (all.add(next) && classes.containsKey(next)) {
        left.addAll(classes.get(next).above());
      }
    }
    return all;
  }

  /** All locks. */
  Set<String> locks() {
    Set<String> locks = new TreeSet<>();
    bodies.values().forEach(body -> body.takings().forEach(taking -> locks.add(taking.lock())));
    return locks;
  }

  /** The methods of the program that a call may run. */
  private Set<Method> targets(Method caller, Call call) {
    Method target = call.target();
    Set<Method> targets = new LinkedHashSet<>();
    if (NEVER_HELD.containsKey(caller + " > " + target)) {
      return targets;
    }
    String owner = target.owner();
    boolean isOurs = owner.startsWith(PROGRAM);
    above(owner).stream() // the first is the one that is inherited
        .map(name -> new Method(name, target.name(), target.signature()))
        .filter(bodies::containsKey)
        .findFirst()
        .ifPresent(targets::add);
    for (String name : call.isExact() ? Set.<String>of() : below.getOrDefault(owner, Set.of())) {
      Method own = new Method(name, target.name(), target.signature());
      // What is behind a Closeable of the JDK's is of the package that closes it.
      boolean isNear = owner.endsWith("Closeable") && isOfOnePackage(name, caller.owner());
      if ((isOurs || isNear) && bodies.containsKey(own)) {
        targets.add(own);
      }
    }
    if (isOurs && !call.isExact()) {
      targets.addAll(lambdas.getOrDefault(owner, Set.of()));
    }
    targets.retainAll(bodies.keySet());
    return targets;
  }

  private static boolean isOfOnePackage(String one, String other) {
    return one.substring(0, one.lastIndexOf('/'))
        .equals(other.substring(0, other.lastIndexOf('/')));
  }

  /** Whether a call is of something that was given and kept; a clock is harmless. */
  private static boolean isOfGiven(Call call) {
    String owner = call.target().owner();
    return owner.equals("java/lang/Runnable")
        || owner.equals("java/util/concurrent/Executor")
        || owner.startsWith("java/util/function/") && !owner.endsWith("LongSupplier");
  }

  /** The locks that a method may take, each with the calls that lead there. */
  private Map<String, List<Method>> takenIn(Method start) {
    Map<String, List<Method>> known = taken.get(start);
    if (known != null) {
      return known;
    }
    Map<String, List<Method>> all = new LinkedHashMap<>();
    Map<Method, List<Method>> ways = new LinkedHashMap<>(Map.of(start, List.of(start)));
    Deque<Method> left = new ArrayDeque<>(List.of(start));
    while (!left.isEmpty()) {
      Method next = left.remove();
      List<Method> way = ways.get(next);
      Body body = bodies.get(next);
      body.takings().forEach(taking -> all.putIfAbsent(taking.lock(), way));
      for (Call call : body.calls()) {
        if (isOfGiven(call) && !call.target().owner().startsWith("java/util/function/")) {
          all.putIfAbsent(GIVEN, way); // other functions were mostly given by this very caller
        }
        for (Method target : targets(next, call)) {
          if (!ways.containsKey(target)) {
            ways.put(target, with(way, target));
            left.add(target);
          }
        }
      }
    }
    taken.put(start, all);
    return all;
  }

  private static List<Method> with(List<Method> way, Method last) {
    List<Method> longer = new ArrayList<>(way);
    longer.add(last);
    return longer;
  }

  /** A lock that may be taken while another is held, and one way there. */
  record Nesting(String held, String taken, List<Method> way) {
    /** Whether it is the same object's, as nothing but its own class comes between. */
    boolean isAgain() {
      return held.equals(taken)
          && (ONE.contains(held) || way.stream().map(Method::owner).distinct().count() == 1);
    }

    @Override
    public String toString() {
      return held + " is held, " + taken + " is taken: " + way;
    }
  }

  /** All of them, each once. */
  List<Nesting> all() {
    Map<String, Nesting> all = new TreeMap<>();
    for (Body body : bodies.values()) {
      List<Method> start = List.of(body.method());
      body.takings().forEach(one -> note(all, one.held(), one.lock(), start));
      for (Call call : body.calls()) {
        if (isOfGiven(call)) {
          note(all, call.held(), GIVEN, start);
        }
        if (!call.held().isEmpty()) {
          for (Method target : targets(body.method(), call)) {
            takenIn(target)
                .forEach(
                    (lock, way) -> {
                      List<Method> whole = new ArrayList<>(start);
                      whole.addAll(way);
                      note(all, call.held(), lock, whole);
                    });
          }
        }
      }
    }
    return List.copyOf(all.values());
  }

  private static void note(
      Map<String, Nesting> all, Set<String> held, String taken, List<Method> way) {
    for (String lock : held) {
      Nesting nesting = new Nesting(lock, taken, way);
      String name = lock + " " + taken + (nesting.isAgain() ? " again" : "");
      all.merge(name, nesting, (one, other) -> one.way.size() <= other.way.size() ? one : other);
    }
  }

  /**
   * The nestings that an order forbids.
   *
   * @param lines of locks: while one is held, only those of later lines may be taken
   * @param giving those that may call what was given
   */
  List<Nesting> faults(List<Set<String>> lines, Set<String> giving) {
    return all().stream().filter(one -> !one.isAgain() && !isAllowed(one, lines, giving)).toList();
  }

  private static boolean isAllowed(Nesting one, List<Set<String>> lines, Set<String> giving) {
    Optional<Integer> held = line(one.held, lines);
    Optional<Integer> taken = line(one.taken, lines);
    return one.taken.equals(GIVEN)
        ? giving.contains(one.held)
        : held.isPresent() && taken.isPresent() && held.get() < taken.get();
  }

  private static Optional<Integer> line(String lock, List<Set<String>> lines) {
    return Stream.iterate(0, i -> i < lines.size(), i -> i + 1)
        .filter(i -> lines.get(i).contains(lock))
        .findFirst();
  }
}
