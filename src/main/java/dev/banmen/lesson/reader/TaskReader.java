package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Side;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.ChoiceQuestion.Choice;
import dev.banmen.lesson.Goal;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.Task;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads questions and practice. For one block. */
final class TaskReader {
  private final Faults faults;
  private final List<Choice> choices = new ArrayList<>();
  private final List<String> hints = new ArrayList<>();
  private Optional<Goal> goal = Optional.empty();

  private TaskReader(FencedBlock fence, Faults faults) {
    this.faults = faults;
    fence.words().forEach(word -> faults.add(word, "fence.word", word.text()));
  }

  /** Reads a question; empty if it has faults. */
  static Optional<Task> choices(FencedBlock fence, Faults faults) {
    int before = faults.count();
    TaskReader reader = new TaskReader(fence, faults);
    fence.lines().forEach(reader::choice);
    List<Choice> all = reader.choices;
    if (faults.count() == before && (all.size() < 2 || all.size() > ChoiceQuestion.MOST)) {
      faults.add(fence.info(), "choices.count", all.size(), ChoiceQuestion.MOST);
    } else if (faults.count() == before && all.stream().noneMatch(Choice::isRight)) {
      faults.add(fence.info(), "choices.none");
    }
    return faults.ifNoneSince(
        before, () -> new ChoiceQuestion(all, reader.hints, Optional.empty()));
  }

  private void choice(LocatedText line) {
    LocatedText before = line.beforeColon();
    List<LocatedText> words = before.words();
    String key = words.isEmpty() ? "" : words.get(0).text();
    if (key.equals("hint") && words.size() == 1) {
      hints.add(line.afterColon().text());
    } else if (!key.equals("right") && !key.equals("wrong")) {
      faults.add(line, "choices.key", key);
    } else {
      LocatedText text = before.part(key.length(), before.text().length());
      boolean isThere = choices.stream().anyMatch(other -> text.is(other.text()));
      if (text.isEmpty()) {
        faults.add(line, "choices.empty");
      } else if (isThere) {
        faults.add(text, "choices.twice", text.text());
      }
      choices.add(new Choice(text.text(), key.equals("right"), line.afterColon().text()));
    }
  }

  /** Reads free practice; empty if it has faults. */
  static Optional<Task> practice(FencedBlock fence, Game game, Faults faults) {
    int before = faults.count();
    TaskReader reader = new TaskReader(fence, faults);
    fence.lines().forEach(line -> reader.practice(line, game));
    return faults.ifNoneSince(before, () -> new Practice(reader.goal, reader.hints));
  }

  private void practice(LocatedText line, Game game) {
    LocatedText key = line.beforeColon();
    LocatedText value = line.afterColon();
    if (key.is("hint")) {
      hints.add(value.text());
    } else if (!key.is("goal")) {
      faults.add(line, "practice.key", key.text());
    } else if (goal.isPresent()) {
      faults.add(line, "practice.twice");
    } else {
      goal = goal(value, game);
      if (goal.isEmpty()) {
        faults.add(value, "practice.goal", value.text());
      }
    }
  }

  private Optional<Goal> goal(LocatedText text, Game game) {
    List<String> words = text.words().stream().map(LocatedText::text).toList();
    if (words.equals(List.of("game", "over"))) {
      return Optional.of(Goal.over());
    } else if (words.size() == 2 && words.get(0).equals("moves")) {
      return count(text.words().get(1)).map(Goal::moves);
    } else if (words.size() == 2 && words.get(0).equals("miss")) {
      return refused(text.words().get(1), game);
    }
    Optional<Side> side = words.isEmpty() ? Optional.empty() : MoveReader.side(words.get(0), game);
    if (side.isEmpty() || words.size() < 2) {
      return Optional.empty();
    } else if (words.size() == 2) {
      return side.filter(known -> words.get(1).equals("wins")).map(Goal::wins);
    }
    Optional<Integer> count = words.size() == 3 ? count(text.words().get(2)) : Optional.empty();
    return switch (words.get(1)) {
      case "captures" -> count.map(number -> Goal.captures(side.get(), number));
      case "scores" -> count.map(number -> Goal.scores(side.get(), number));
      default -> Optional.empty();
    };
  }

  private static Optional<Integer> count(LocatedText text) {
    return Optional.of(text.number()).filter(number -> number > 0);
  }

  private Optional<Goal> refused(LocatedText title, Game game) {
    for (Miss miss : game.misses()) {
      if (title.is(miss.title())) {
        return Optional.of(Goal.refused(miss));
      }
    }
    List<String> titles = game.misses().stream().map(Miss::title).toList();
    String all = WordList.of(game.words().language(), titles);
    faults.add(title, "practice.miss", title.text(), all);
    return Optional.of(Goal.over()); // already reported
  }
}
