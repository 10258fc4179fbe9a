package dev.banmen.app;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A search for the games that answer a question, on a thread of its own: those found so far, in the
 * order of their files. For any thread.
 */
public final class GameSearch {
  /** How many games are found at most. */
  public static final int MOST = 10_000;

  private final List<FoundGame> found = new ArrayList<>(); // under it, as what follows
  private final BitSet numbers = new BitSet(); // of those in an open file, which may be many
  private final boolean isOfFile;
  private final Optional<Person> person; // who asks
  private final Pending<Boolean> pending;
  private volatile boolean isCut;
  private volatile Optional<QueryFault> fault = Optional.empty();

  /** Looks through games; false if there is more than can be looked through. */
  private interface Source {
    boolean find(GameQuery query, GameSearch into, Pending.Watch watch) throws Refusal;
  }

  private GameSearch() {
    isOfFile = true;
    person = Optional.empty();
    pending = Pending.completed(watch -> true);
  }

  private GameSearch(
      boolean isOfFile, Person person, GameSearch before, List<String> words, Source source) {
    before.giveUp();
    this.isOfFile = isOfFile;
    this.person = Optional.of(person);
    pending =
        Pending.after(
            before.pending.future(),
            "find",
            watch -> search(person, words, source, watch),
            unwanted -> {});
  }

  /** A search for nothing, which is over. */
  public static GameSearch none() {
    return new GameSearch();
  }

  /**
   * Looks in a folder and below it, once an earlier search is over, which is given up.
   *
   * @param folder as {@link FileStore#list} takes it
   * @param words of the question
   */
  public static GameSearch below(
      String folder, List<String> words, Person person, GameSearch before) {
    FileStore files = person.files();
    return new GameSearch(
        false,
        person,
        before,
        words,
        (query, into, watch) -> files.find(folder, query, into::add, watch));
  }

  /**
   * Looks in an open file, once an earlier search is over, which is given up: only the {@link
   * #numbers} of what is found there are kept.
   */
  public static GameSearch in(
      Archive archive, List<String> words, Person person, GameSearch before) {
    return new GameSearch(
        true,
        person,
        before,
        words,
        (query, into, watch) -> {
          for (int game = 0; game < archive.size() && !watch.isGivenUp(); game++) {
            watch.came(game, archive.size());
            find(archive, game, "", query).ifPresent(into::add);
          }
          return true;
        });
  }

  /**
   * Looks among the games of an index, once an earlier search is over, which is given up: only the
   * {@link #numbers} of what is found there are kept.
   */
  public static GameSearch among(
      IndexedGames index, List<String> words, Person person, GameSearch before) {
    FileStore files = person.files();
    return new GameSearch(
        true,
        person,
        before,
        words,
        (query, into, watch) -> {
          into.add(files.matching(index, query, watch));
          return true;
        });
  }

  /** Returns a game of a file, from 0, if a question holds for it; opening it says why it can't. */
  public static Optional<FoundGame> find(Archive archive, int game, String file, GameQuery query) {
    try {
      return query.found(file, game + 1, archive.game(game, Note.UNHEARD));
    } catch (InputFault | IOException | RuntimeException | StackOverflowError fault) {
      return Optional.empty();
    }
  }

  private boolean search(Person person, List<String> words, Source source, Pending.Watch watch)
      throws Refusal {
    FileStore files = person.files();
    Words sentences = person.language().words(GameSearch.class);
    SearchWatch one = files.searching(watch);
    Pending.Watch all = untilFull(one);
    try {
      GameQuery query =
          GameQuery.of(
              words,
              person.games(),
              (file, game) -> {
                if (all.isGivenUp()) {
                  throw new QueryFault(file, sentences.text("search.long"));
                }
                return files.asked(file, game);
              });
      isCut = !source.find(query, this, all);
    } catch (QueryFault e) {
      if (!all.isGivenUp()) {
        fault = Optional.of(e);
      }
    } finally {
      files.searched(one);
    }
    one.check(sentences);
    return fault.isEmpty();
  }

  /** Gives a search up when it has found enough, too. */
  private Pending.Watch untilFull(SearchWatch search) {
    return new Pending.Watch() {
      @Override
      public void came(long done, long all) {
        search.came(done, all);
      }

      @Override
      public boolean isGivenUp() {
        return search.isGivenUp() || isFull();
      }
    };
  }

  private void add(FoundGame game) {
    synchronized (found) {
      if (isOfFile) {
        numbers.set(game.game() - 1);
      } else if (found.size() < MOST) {
        found.add(game);
      }
    }
  }

  private void add(BitSet games) {
    synchronized (found) {
      numbers.or(games);
    }
  }

  /** How many games were found so far. */
  public int size() {
    synchronized (found) {
      return found.size();
    }
  }

  /** Whether there may be more games than can be listed. */
  public boolean isFull() {
    return size() == MOST;
  }

  /** Whether not all games could be looked through. */
  public boolean isCut() {
    return isCut;
  }

  /** Those that were found so far, with their files; not in an open file or an index. */
  public List<FoundGame> found() {
    synchronized (found) {
      return List.copyOf(found);
    }
  }

  /** The numbers of the games that were found in an open file or an index, from 0. */
  public BitSet numbers() {
    synchronized (found) {
      return (BitSet) numbers.clone();
    }
  }

  /** How much has been looked through, from 0 to 100. */
  public int percent() {
    return pending.percent();
  }

  /** Whether anything was asked. */
  public boolean isAsked() {
    return person.isPresent();
  }

  public boolean isOver() {
    return pending.isOver();
  }

  /** Waits until it is over, but not longer than this. */
  public void await(long millis) {
    pending.await(millis);
  }

  /** The word that can't be understood; empty if all can, or that isn't known yet. */
  public Optional<QueryFault> fault() {
    return fault;
  }

  /** Why it has ended before its end, in a sentence; often empty. */
  public String refusal() {
    try {
      if (isOver()) {
        pending.outcome();
      }
      return "";
    } catch (Refusal refusal) {
      return refusal.getMessage();
    } catch (RuntimeException fault) {
      return person.orElseThrow().language().words(GameSearch.class).text("search.fault");
    }
  }

  /** Ends it soon: nobody wants more of it. */
  public void giveUp() {
    pending.giveUp();
  }
}
