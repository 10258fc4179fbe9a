package dev.banmen.server.people;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.EndRow;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.session.text.Results;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The games of people that others have ended, until they have read that. For any thread. */
public record EndedGames(Store store, OnlinePeople people, NodeNotes notes) {
  private static final String COUNTED = ": "; // a reason stands behind a space

  /** What became of a game for this person, and against whom, by number: names are not copied. */
  private static final Pattern OVER = Pattern.compile("(\\d+)=(\\S+) (\\d+)");

  /** The line of a game that has no result, whoever has ended it. */
  private static final Pattern SAID =
      Pattern.compile("(\\d{1,18})(?:| .*|" + COUNTED + Pattern.quote(Results.NONE) + ")");

  /** The line of a game that the owner has ended. */
  private static final Pattern BY_OWNER = Pattern.compile("\\d{1,18}(?: .*)?");

  /** What other nodes are told: the people, and on the next line that of the game. */
  private static final Pattern NOTE = Pattern.compile("(\\d{1,18}(?: \\d{1,18}){0,9})\n(.+)");

  private static final int MOST = 3;

  /** The line of a game that the owner has ended. */
  public static String endedByOwner(long table, String reason) {
    return (table + " " + reason).strip();
  }

  /** The line of a game that the program counted, as a player was away. */
  public static String counted(long table, String result) {
    return table + COUNTED + result;
  }

  /** The line of a game that is over while this player was away: won, lost or a draw, and why. */
  public static String over(long table, String how, long opponent) {
    return table + "=" + how + " " + opponent;
  }

  private static CompletableFuture<String> text(Store store, String line, Words words) {
    Matcher over = OVER.matcher(line);
    if (!over.matches()) {
      return CompletableFuture.completedFuture(text(line, words));
    }
    long opponent = Long.parseLong(over.group(3));
    return store
        .person(opponent)
        .thenApply(
            found -> {
              String name = NameRule.nameOf(opponent, found.map(PersonRow::name).orElse(""));
              return words.text("table.over." + over.group(2), over.group(1), name);
            });
  }

  /** The text that somebody reads of a game that the owner has ended, or the program. */
  public static String text(String line, Words words) {
    int counted = line.indexOf(COUNTED);
    if (counted > 0 && counted < line.indexOf(' ')) {
      String result = line.substring(counted + COUNTED.length());
      String key = result.equals(Results.NONE) ? "table.uncounted" : "table.counted";
      return words.text(key, line.substring(0, counted), result);
    }
    String[] parts = line.split(" ", 2);
    return parts.length < 2
        ? words.text("table.ended", parts[0])
        : words.text("table.ended.why", parts[0], parts[1]);
  }

  /** The table at which a line is read as well; empty if its result says enough there. */
  public static Optional<Long> saidAtTable(String line) {
    Matcher said = SAID.matcher(line);
    return said.matches() ? Optional.of(Long.valueOf(said.group(1))) : Optional.empty();
  }

  /** Whether a line is for those, too, who look at the game's table: the owner has ended it. */
  public static boolean isForAll(String line) {
    return BY_OWNER.matcher(line).matches();
  }

  /** The text for somebody who comes and has these settings. */
  static CompletableFuture<String> letter(Store store, Map<String, String> settings, Words words) {
    return settings
        .getOrDefault(AccountStore.ENDED, "")
        .lines()
        .map(line -> text(store, line, words))
        .reduce((all, next) -> all.thenCombine(next, (above, text) -> above + "\n" + text))
        .orElse(CompletableFuture.completedFuture(""));
  }

  /** Has a person read, now or when they come, that a game has ended; returns whether it is now. */
  public CompletableFuture<Boolean> tell(EndRow end) {
    return store
        .tellEnd(end, MOST)
        .thenApply(
            isFirst -> {
              if (isFirst) {
                String note = end.person() + "\n" + end.line();
                if (NodeNote.fits(note)) { // else they read it when they come
                  notes.tell(NodeTopic.ENDED, note);
                }
                announce(List.of(end.person()), end.line());
              }
              return isFirst;
            });
  }

  private void announce(Collection<Long> players, String line) {
    people.each(one -> players.contains(one.id()), one -> show(one, line));
  }

  /** Has somebody read that a game has ended, once, however often that is heard. */
  public void show(OnlinePerson one, String line) {
    FaultBarrier.watch(
        text(store, line, one.words()).thenAccept(text -> one.letter().announceStored(line, text)));
  }

  /**
   * Has people here read that a game has ended, as another node tells.
   *
   * @return the line of that game; empty if it is none
   */
  public Optional<String> heard(String note) {
    Matcher parts = NOTE.matcher(note);
    if (!parts.matches() || !Printable.of(parts.group(2)).equals(parts.group(2))) {
      return Optional.empty();
    }
    announce(Stream.of(parts.group(1).split(" ")).map(Long::valueOf).toList(), parts.group(2));
    return Optional.of(parts.group(2));
  }

  /** Notes that a person has read these lines; others may have come meanwhile. */
  public void read(long person, Set<String> lines) {
    if (!lines.isEmpty()) {
      store.readEnds(person, lines);
    }
  }
}
