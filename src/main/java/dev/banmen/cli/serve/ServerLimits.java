package dev.banmen.cli.serve;

import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.ssh.SshLimits;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.settings.NumberSettings.LimitRange;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.TreeMap;

/** All limits of a server, and what each may be set to. Immutable. */
record ServerLimits(
    SshLimits door,
    HouseLimits house,
    PeopleLimits people,
    WaitingLimits waiting,
    TeachingLimits teaching) {
  static final ServerLimits DEFAULT =
      new ServerLimits(
          SshLimits.DEFAULT,
          HouseLimits.DEFAULT,
          PeopleLimits.DEFAULT,
          WaitingLimits.DEFAULT,
          TeachingLimits.DEFAULT);

  /** The names of all limits, and their ranges; docs/security.md has the same. */
  static final Map<String, LimitRange> RANGES = ranges();

  private static Map<String, LimitRange> ranges() {
    Map<String, LimitRange> all = new TreeMap<>();
    all.put("strangers", new LimitRange(1, 10_000));
    all.put("strangersOfAddress", new LimitRange(1, 10_000));
    all.put("tries", new LimitRange(1, 100));
    all.put("graceSeconds", new LimitRange(1, 600));
    all.put("channels", new LimitRange(1, 10));
    all.put("requests", new LimitRange(20, 100_000));
    all.put("variables", new LimitRange(4, 1_000));
    all.put("variable", new LimitRange(8, 1_024));
    all.put("cols", new LimitRange(80, 1_000));
    all.put("rows", new LimitRange(24, 1_000));
    all.put("command", new LimitRange(20, 8_000));
    all.put("window", new LimitRange(32_768, 1_048_576));
    all.put("lines", new LimitRange(0, 1_000));
    all.put("keepAliveSeconds", new LimitRange(5, 3_600));
    all.put("unanswered", new LimitRange(1, 100));
    all.put("idleHours", new LimitRange(1, 8_760));
    all.put("tables", new LimitRange(1, 1_000));
    all.put("visits", new LimitRange(1, 100));
    all.put("people", new LimitRange(1, 10_000));
    all.put("sentence", new LimitRange(1, 1_000));
    all.put("sentences", new LimitRange(1, 100));
    all.put("refusals", new LimitRange(0, 50_000));
    all.put("botMillis", new LimitRange(50, 60_000));
    all.put("linkMinutes", new LimitRange(1, 1_440));
    all.put("wrongCodes", new LimitRange(1, 100));
    all.put("wrongCodesOfAddress", new LimitRange(1, 100_000));
    all.put("backDays", new LimitRange(1, 365));
    all.put("guests", new LimitRange(0, 10_000));
    all.put("newGuests", new LimitRange(0, 10_000));
    all.put("newKeys", new LimitRange(1, 100_000));
    all.put("newcomerHours", new LimitRange(0, 8_760));
    all.put("newcomerSentences", new LimitRange(0, 100));
    all.put("reportsOfDay", new LimitRange(0, 1_000));
    all.put("countSeconds", new LimitRange(10, 3_600));
    all.put("absentSeconds", new LimitRange(30, 86_400));
    all.put("moveDays", new LimitRange(1, 365));
    all.put("disagreements", new LimitRange(1, 100));
    all.put("aloneDays", new LimitRange(1, 365));
    all.put("teachingTables", new LimitRange(0, 1_000));
    all.put("followers", new LimitRange(1, 1_000));
    all.put("recordLetters", new LimitRange(1_000, 1_000_000));
    all.put("teachingDays", new LimitRange(1, 365));
    return Map.copyOf(all);
  }

  /** The defaults, but for these values, each of which is in its range. */
  static ServerLimits of(Map<String, Long> values) {
    return new ServerLimits(
        changed(SshLimits.DEFAULT, values),
        changed(HouseLimits.DEFAULT, values),
        changed(PeopleLimits.DEFAULT, values),
        changed(WaitingLimits.DEFAULT, values),
        changed(TeachingLimits.DEFAULT, values));
  }

  /** A record of numbers with other values for some of them. */
  private static <T extends Record> T changed(T defaults, Map<String, Long> values) {
    @SuppressWarnings("unchecked")
    Class<T> type = (Class<T>) defaults.getClass();
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] all = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        Long value = values.get(components[i].getName());
        all[i] =
            value == null
                ? components[i].getAccessor().invoke(defaults)
                : types[i] == int.class ? (Object) Math.toIntExact(value) : value;
      }
      Constructor<T> constructor = type.getDeclaredConstructor(types);
      return constructor.newInstance(all);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e); // they are public records
    }
  }
}
