package dev.banmen.server.teaching;

import dev.banmen.app.AskedQuestion;
import dev.banmen.game.Site;
import dev.banmen.server.teaching.LessonNote.Asked;
import dev.banmen.server.teaching.LessonNote.Asked.Answer;
import dev.banmen.server.teaching.LessonNote.Asked.Phase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongPredicate;

/**
 * The question "where?" of a teaching table, which all nodes come to know alike, in whatever order
 * they hear of it: of two questions the later holds, of its phases the last, of a person's answers
 * the newest. Not for more than one thread at a time.
 */
final class SharedQuestion {
  private int number; // which of the table, from 1; 0 for none yet
  private Phase phase = Phase.OVER;
  private final Map<Long, Answer> answers = new HashMap<>(); // by person

  /** Asks, then shows the answers to all, then ends the question. */
  void ask() {
    switch (phase) {
      case OPEN -> phase = Phase.SHOWN;
      case SHOWN -> end();
      case OVER -> {
        number++;
        phase = Phase.OPEN;
      }
    }
  }

  /** Ends the question; returns whether there was one. */
  boolean end() {
    boolean wasThere = isThere();
    phase = Phase.OVER;
    answers.clear();
    return wasThere;
  }

  private boolean isThere() {
    return phase != Phase.OVER;
  }

  /** Whether people answer. */
  boolean isOpen() {
    return phase == Phase.OPEN;
  }

  /** Takes an answer to the open question; returns whether it is another than before. */
  boolean answer(long person, Site site) {
    Answer before = answers.get(person);
    if (before != null && before.site().equals(site)) {
      return false;
    }
    answers.put(person, new Answer(before == null ? 1 : before.turn() + 1, site));
    return true;
  }

  /** Drops what a person has answered. */
  void forget(long person) {
    answers.remove(person);
  }

  /** Hears of it from another node; returns whether anything is new. */
  boolean hear(Asked told, LongPredicate isWelcome) {
    boolean isNew = told.number() > number;
    boolean isLater = told.number() == number && told.phase().compareTo(phase) > 0;
    if (isNew) {
      answers.clear();
    }
    if (isNew || isLater) {
      number = told.number();
      phase = told.phase();
    }
    boolean isHeard = isNew || isLater;
    if (!isThere()) {
      answers.clear();
    } else if (told.number() == number) {
      for (Map.Entry<Long, Answer> one : told.answers().entrySet()) {
        Answer before = answers.get(one.getKey());
        if (isWelcome.test(one.getKey()) && isNewer(one.getValue(), before)) {
          answers.put(one.getKey(), one.getValue());
          isHeard = true;
        }
      }
    }
    return isHeard;
  }

  /** Whether an answer counts rather than another; of two given at once, all take the same. */
  private static boolean isNewer(Answer next, Answer before) {
    return before == null
        || next.turn() > before.turn()
        || next.turn() == before.turn() && next.site().compareTo(before.site()) > 0;
  }

  /** How it stands, without the answers. */
  Asked state(String code) {
    return new Asked(code, number, phase, Map.of());
  }

  /** How it stands, and what a person has answered. */
  Asked state(String code, long person) {
    return new Asked(code, number, phase, Map.of(person, answers.get(person)));
  }

  /** All there is to know of it, in as many notes as it needs; none if nobody has asked yet. */
  List<LessonNote> states(String code) {
    if (number == 0) {
      return List.of();
    }
    List<LessonNote> all = new ArrayList<>(List.of(state(code)));
    Map<Long, Answer> some = new HashMap<>();
    for (Map.Entry<Long, Answer> one : answers.entrySet()) {
      some.put(one.getKey(), one.getValue());
      if (some.size() == LessonNote.MOST) {
        all.add(new Asked(code, number, phase, some));
        some = new HashMap<>();
      }
    }
    if (!some.isEmpty()) {
      all.add(new Asked(code, number, phase, some));
    }
    return all;
  }

  /**
   * The question as one person sees it.
   *
   * @param followers the people who follow
   */
  Optional<AskedQuestion> seen(long person, boolean isLeader, Set<Long> followers) {
    if (!isThere()) {
      return Optional.empty();
    }
    boolean isShown = phase == Phase.SHOWN;
    Map<Site, Integer> counts = new TreeMap<>();
    if (isLeader || isShown) {
      answers.values().forEach(answer -> counts.merge(answer.site(), 1, Integer::sum));
    }
    Set<Long> asked = new HashSet<>(followers);
    asked.addAll(answers.keySet()); // whoever has answered and left was asked, too
    return Optional.of(
        new AskedQuestion(
            number,
            Optional.ofNullable(answers.get(person)).map(Answer::site),
            counts,
            answers.size(),
            asked.size(),
            isShown));
  }
}
