package dev.banmen.server.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.AskedQuestion;
import dev.banmen.game.Site;
import dev.banmen.server.teaching.LessonNote.Asked;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The question of a teaching table as several nodes hear of it. */
class SharedQuestionTest {
  private static final Site D4 = new Site(5, 3);
  private static final Site E5 = new Site(4, 4);
  private final SharedQuestion here = new SharedQuestion();
  private final SharedQuestion there = new SharedQuestion();
  private final List<Asked> told = new ArrayList<>();

  private boolean tell(SharedQuestion from, SharedQuestion to) {
    boolean isNews = false;
    for (LessonNote note : from.states("c")) {
      isNews |= to.hear((Asked) note, person -> true);
    }
    return isNews;
  }

  private static Optional<AskedQuestion> seen(SharedQuestion question) {
    return question.seen(1, true, Set.of());
  }

  @Test
  void bothHaveTheAnswersOfBoth() {
    here.ask();
    tell(here, there);
    here.answer(2, D4);
    there.answer(3, E5);
    assertThat(tell(here, there)).isTrue();
    assertThat(tell(there, here)).isTrue();
    assertThat(tell(there, here)).as("a second time").isFalse();
    assertThat(seen(here).orElseThrow().counts()).isEqualTo(Map.of(D4, 1, E5, 1));
    assertThat(seen(there)).isEqualTo(seen(here));
  }

  @Test
  void anOldAnswerIsLateInVain() {
    here.ask();
    here.answer(2, D4);
    Asked old = here.state("c", 2);
    here.answer(2, E5);
    assertThat(there.hear(here.state("c", 2), person -> true)).isTrue();
    assertThat(there.hear(old, person -> true)).isFalse();
    assertThat(seen(there).orElseThrow().counts()).isEqualTo(Map.of(E5, 1));
  }

  @Test
  void aQuestionThatIsOverStaysSoAndTheNextIsAnother() {
    here.ask();
    here.answer(2, D4);
    Asked open = here.state("c", 2);
    there.hear(open, person -> true);
    there.ask();
    there.ask();
    assertThat(there.hear(open, person -> true)).isFalse();
    assertThat(seen(there)).isEmpty();
    there.ask();
    assertThat(there.hear(open, person -> true)).isFalse();
    assertThat(seen(there).orElseThrow().answers()).isZero();
    tell(there, here);
    assertThat(seen(here).orElseThrow().number()).isEqualTo(2);
    assertThat(seen(here).orElseThrow().answers()).isZero();
  }

  @Test
  void whoeverIsNotWelcomeIsNotCounted() {
    here.ask();
    here.answer(2, D4);
    here.answer(3, D4);
    there.hear(here.state("c", 2), person -> person != 3);
    assertThat(there.hear(here.state("c", 3), person -> person != 3)).isFalse();
    assertThat(seen(there).orElseThrow().answers()).isEqualTo(1);
  }

  @Test
  void theAnswersOfManyNeedSeveralNotes() {
    here.ask();
    for (int person = 2; person < 2 * LessonNote.MOST + 3; person++) {
      here.answer(person, D4);
    }
    assertThat(here.states("c")).hasSize(4);
    tell(here, there);
    assertThat(seen(there)).isEqualTo(seen(here));
    assertThat(new SharedQuestion().states("c")).as("nothing was asked yet").isEmpty();
  }

  /** The notes of both, lost, doubled and late; what is told again then makes them equal. */
  @Test
  void bothAreEqualInTheEndWhateverIsLost() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      List<SharedQuestion> both = List.of(new SharedQuestion(), new SharedQuestion());
      told.clear();
      for (int step = 0; step < 40; step++) {
        step(both.get(random.nextInt(2)), random);
        Collections.shuffle(told, random);
        told.subList(0, told.size() / 2)
            .forEach(note -> both.get(random.nextInt(2)).hear(note, person -> true));
      }
      tell(both.get(0), both.get(1));
      tell(both.get(1), both.get(0));
      assertThat(seen(both.get(0))).as("seed %d", seed).isEqualTo(seen(both.get(1)));
    }
  }

  private void step(SharedQuestion question, Random random) {
    long person = 2 + random.nextInt(3);
    if (random.nextInt(4) == 0) {
      question.ask();
      told.add(question.state("c"));
    } else if (question.isOpen() && question.answer(person, new Site(0, random.nextInt(3)))) {
      told.add(question.state("c", person));
    }
  }
}
