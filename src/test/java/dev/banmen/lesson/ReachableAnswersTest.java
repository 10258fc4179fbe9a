package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.reader.LessonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A block of answers is accepted only if each of its sentences can be shown to a learner. */
class ReachableAnswersTest {
  private static final List<String> MOVES = List.of("A1", "B1", "C1", "A3");
  private static final String HEAD = "---\ngame: go\nset: size=3\n---\n# T\n\n## S\n\n";
  private static final String BOARD = "```board black\n. . .\n. . .\n. . .\n```\n\n";

  @Test
  void everySentenceOfAnAcceptedBlockIsReached() {
    Random random = new Random(14);
    int accepted = 0;
    for (int i = 0; i < 5_000; i++) {
      List<String> lines = lines(random);
      String text = HEAD + BOARD + "```answers\n" + String.join("\n", lines) + "\n```\n";
      LessonReader.ReadLesson read = Fixture.read(text);
      if (read.lesson().isPresent()) {
        accepted++;
        List<String> said = new ArrayList<>();
        Step step = read.lesson().get().steps().get(0);
        collect(((Answers) step.task().orElseThrow()).first(), said);
        for (int line = 0; line < lines.size(); line++) {
          assertThat(said).as(text).contains("s" + line);
        }
      }
    }
    assertThat(accepted).isGreaterThan(100);
  }

  private static List<String> lines(Random random) {
    List<String> lines = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      StringBuilder line = new StringBuilder(i == 0 || random.nextInt(3) == 0 ? "right" : "wrong");
      int moves = random.nextInt(4);
      for (int move = 0; move < moves; move++) {
        line.append(' ').append(MOVES.get(random.nextInt(MOVES.size())));
      }
      lines.add(line.append(moves == 0 || random.nextInt(4) == 0 ? " *" : "") + ": s" + i);
    }
    return lines;
  }

  private static void collect(Branch branch, List<String> said) {
    branch.other().ifPresent(other -> said.add(other.sentence()));
    for (MoveReply reply : branch.replies().values()) {
      said.add(reply.sentence());
      if (reply instanceof MoveReply.Right right) {
        right.next().ifPresent(next -> collect(next, said));
      }
    }
  }
}
