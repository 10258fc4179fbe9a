package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.lesson.reader.Fixture;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * If a sentence about a wrong answer says how many liberties the answering stones have, the number
 * is right, as counted here along the lines.
 */
class CountedLibertiesTest {
  private static final List<String> NUMBERS = List.of("none", "one", "two", "three", "four");

  private static final Pattern COUNT =
      Pattern.compile("(?<!our stones )(?:has|have|gets) (one|two|three|four) libert");

  private int counted;

  @Test
  void sentencesCountRight() throws IOException {
    for (Lesson lesson : Fixture.all()) {
      if (List.of("go", "capture").contains(lesson.game().id())) {
        for (Step step : lesson.steps()) {
          if (step.task().orElse(null) instanceof Answers answers) {
            check(lesson.id() + "#" + step.name(), answers.first());
          }
        }
      }
    }
    assertThat(counted).isGreaterThan(15);
  }

  private void check(String where, Branch branch) {
    for (MoveReply reply : branch.replies().values()) {
      if (reply instanceof MoveReply.Wrong wrong && wrong.moves().size() % 2 == 0) {
        check(where, wrong);
      } else if (reply instanceof MoveReply.Right right) {
        right.next().ifPresent(next -> check(where, next));
      }
    }
  }

  private void check(String where, MoveReply.Wrong wrong) {
    Matcher count = COUNT.matcher(wrong.sentence());
    LessonMove last = wrong.moves().get(wrong.moves().size() - 1);
    if (count.find() && last.move() instanceof Place place && !last.isRefused()) {
      counted++;
      String found = NUMBERS.get(liberties(last.after(), place.site()));
      assertThat(found).as("%s: %s", where, wrong.sentence()).isEqualTo(count.group(1));
    }
  }

  private static int liberties(Position position, Site stone) {
    BitSet seen = new BitSet();
    return walk(position, position.at(stone), stone, seen);
  }

  /** Counts the empty points beside the group that are not seen yet. */
  private static int walk(Position position, Mark colour, Site at, BitSet seen) {
    if (!position.lattice().contains(at) || seen.get(position.lattice().index(at))) {
      return 0;
    } else if (position.at(at) == Mark.EMPTY) {
      seen.set(position.lattice().index(at));
      return 1;
    } else if (position.at(at) != colour) {
      return 0;
    }
    seen.set(position.lattice().index(at));
    return walk(position, colour, at.plus(1, 0), seen)
        + walk(position, colour, at.plus(-1, 0), seen)
        + walk(position, colour, at.plus(0, 1), seen)
        + walk(position, colour, at.plus(0, -1), seen);
  }
}
