package dev.banmen.shell;

import java.util.List;

/** Lines of a talk of which only the newest are kept. Stateless. */
public final class HeardLines {
  private HeardLines() {}

  /** The lines of a talk that were not there when it was heard last. */
  public static List<String> since(List<String> before, List<String> now) {
    for (int added = 0; added < now.size(); added++) {
      List<String> old = now.subList(0, now.size() - added);
      boolean isKnown =
          old.size() <= before.size()
              && before.subList(before.size() - old.size(), before.size()).equals(old);
      if (isKnown) {
        return List.copyOf(now.subList(old.size(), now.size()));
      }
    }
    return now;
  }
}
