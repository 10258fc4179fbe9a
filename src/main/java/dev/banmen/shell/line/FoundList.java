package dev.banmen.shell.line;

import dev.banmen.app.GameSearch;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.command.TypedCommand;
import dev.banmen.say.FoundSentences;
import dev.banmen.shell.Answer;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/** The games that were looked for last in line mode, numbered from 1. Mutable, one thread. */
final class FoundList {
  /** How many are listed at once. */
  private static final int MOST = 20;

  private static final long PROGRESS_MILLIS = 1_000;

  private final Person person;
  private final Words words;
  private final OpenActivity open;
  private String folder = ""; // where games were looked for
  private GameSearch search = GameSearch.none();
  private int listed; // how many of them, those before included
  private GameSearch former = search; // stays if a question is a fault
  private int formerListed;

  FoundList(Person person, Words words, OpenActivity open) {
    this.person = person;
    this.words = words;
    this.open = open;
  }

  /** Looks for games, and lists the first ones as they are found. */
  Answer find(String question) {
    folder = person.files().list("").name();
    former = search;
    formerListed = listed;
    search = GameSearch.below(folder, GameQuery.words(question), person, search);
    listed = 0;
    Answer first = awaited();
    boolean isSilent = first.lines().isEmpty() && first.rest().isPresent();
    return isSilent ? Answer.of(new FoundSentences(words).state(search)).and(first) : first;
  }

  /** The players of the games that were found. */
  List<String> players() {
    return FoundGame.players(search.found());
  }

  private Answer awaited() {
    search.await(PROGRESS_MILLIS);
    boolean isOver = search.isOver(); // before it is asked what it has found
    if (Thread.currentThread().isInterrupted()) {
      search.giveUp();
      isOver = true;
    }
    Answer rows = rows(MOST);
    return isOver ? rows.and(end()) : rows.then(this::awaited);
  }

  /** Lists further ones, up to a number. */
  private Answer rows(int most) {
    List<FoundGame> found = search.found();
    List<String> lines = new ArrayList<>();
    for (; listed < Math.min(most, found.size()); listed++) {
      FoundGame game = found.get(listed);
      String facts = FoundSentences.facts(game);
      String name = FoundSentences.name(game, folder);
      lines.add(words.text("found.row", listed + 1, facts.isEmpty() ? name : name + "  " + facts));
    }
    return Answer.lines(lines);
  }

  private Answer end() {
    String fault = new FoundSentences(words).fault(search);
    if (!fault.isEmpty()) {
      if (search.fault().isPresent()) {
        search = former;
        listed = formerListed;
      }
      return Answer.fault(fault);
    }
    int size = search.size();
    String key = listed < size ? "found.more" : "found.open";
    if (search.isFull()) {
      return Answer.of(words.text(key + ".first", size));
    }
    Answer end = Answer.of(size == 0 ? words.text("found.none") : words.text(key, size));
    return search.isCut() ? end.and(Answer.of(words.text("found.cut"))) : end;
  }

  /** Lists further games, or opens one by its number. */
  Answer on(String number) throws Refusal {
    if (number.isEmpty()) {
      if (!search.isAsked()) {
        return Answer.fault(words.text("found.nothing"));
      }
      listed = listed >= search.size() ? 0 : listed;
      return rows(listed + MOST).and(end());
    }
    List<FoundGame> found = search.found();
    int game = TypedCommand.number(number).orElse(0);
    return game < 1 || game > found.size()
        ? Answer.fault(words.text("found.number", number, found.size()))
        : open.found(found.get(game - 1));
  }
}
