package dev.banmen.say;

import dev.banmen.app.FileStore;
import dev.banmen.app.GameSearch;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.List;
import java.util.stream.Collectors;

/** The sentences about games that are looked for. Immutable. */
public record FoundSentences(Words words) {
  private static final String BETWEEN = "  ";

  /**
   * What a found game is called: its file with its number there.
   *
   * @param folder where it was looked for, which isn't named
   */
  public static String name(FoundGame game, String folder) {
    for (String start : List.of(FileStore.PAST, FileStore.INCLUDED, folder, FileStore.LIBRARY)) {
      String above = start.endsWith("/") ? start : start + "/";
      if (game.file().startsWith(above)) {
        return name(game.file().substring(above.length()), game);
      }
    }
    return name(game.file(), game);
  }

  private static String name(String file, FoundGame game) {
    return Printable.of(file) + (isPast(game) ? "" : "#" + game.game());
  }

  /** Whether a game's name says all there is. */
  private static boolean isPast(FoundGame game) {
    return game.file().startsWith(FileStore.PAST + "/");
  }

  /** What is known of the date, the players and the result of a game. */
  public static String facts(FoundGame game) {
    List<String> parts =
        isPast(game) ? List.of() : List.of(game.date(), game.black(), game.white(), game.result());
    return parts.stream()
        .map(part -> Printable.of(part).strip().replaceAll("\\s+", " "))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(BETWEEN));
  }

  /** How far a search is, and how many games it has found: a few words. */
  public String state(GameSearch search) {
    int size = search.size();
    if (search.isFull()) {
      return words.text("found.most", size);
    }
    return search.isOver()
        ? words.text(search.isCut() ? "found.part" : "found.count", size)
        : words.text("found.searching", size, search.percent());
  }

  /** Why a search can't find anything, or not all, in a sentence; often empty. */
  public String fault(GameSearch search) {
    return search.fault().map(this::fault).orElseGet(search::refusal);
  }

  /** Says which word of a question can't be understood, and why. */
  public String fault(QueryFault fault) {
    return words.text("found.fault", Printable.of(fault.word()), fault.getMessage());
  }
}
