package dev.banmen.lesson.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.SolverGoal;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.reader.Fixture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Another program, GNU Go 3.8, says of the Go problems what the lessons claim: that the side to
 * move captures, kills or lives. Skipped where it is not installed.
 */
class GnuGoAgreesTest {
  private static final Path GNU_GO = Path.of("/usr/games/gnugo");
  private static final long MOST_SECONDS = 300;

  /** Its reading of life and death has no seki, and misses one snapback. */
  private static final List<String> KNOWN =
      List.of(
          "go/14-snapback#see-it-coming", "go/18-seki#make-a-seki", "go/18-seki#on-the-other-side");

  @TempDir Path folder;

  @Test
  void anotherProgramSaysTheSame() throws Exception {
    assumeTrue(Files.isExecutable(GNU_GO), "GNU Go is not installed");
    List<String> asked = new ArrayList<>();
    StringBuilder commands = new StringBuilder();
    for (Lesson lesson : Fixture.of(Path.of("recordings", "lessons"), Locale.ROOT)) {
      for (Step step : lesson.steps()) {
        Optional<SolverGoal> goal =
            step.task()
                .filter(task -> lesson.game().id().equals("go") && task instanceof Answers)
                .flatMap(task -> ((Answers) task).claim())
                .flatMap(claim -> claim.goal());
        boolean isFight =
            goal.filter(it -> it.kind() != GoalKind.LEAVES && it.targets().size() == 1).isPresent();
        if (isFight) {
          asked.add(lesson.id() + "#" + step.name());
          ask(commands, asked.size(), step.end(), goal.get());
        }
      }
    }
    List<String> said = said(commands.append("quit\n").toString());
    List<String> differing = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      String answer = "";
      for (String line : said) {
        answer =
            line.startsWith("=" + (i + 1) + " ") ? line.substring(line.indexOf(' ') + 1) : answer;
      }
      if (answer.isEmpty() || answer.startsWith("0")) {
        differing.add(asked.get(i));
      }
    }
    assertThat(asked).hasSizeGreaterThan(50);
    assertThat(differing).isSubsetOf(KNOWN);
  }

  /** Sets the position up, and asks with this number. */
  private static void ask(StringBuilder commands, int number, Position at, SolverGoal goal) {
    commands.append("boardsize ").append(at.lattice().rows()).append("\nclear_board\n");
    for (int i = 0; i < at.lattice().size(); i++) {
      Site site = at.lattice().site(i);
      if (at.at(site) != Mark.EMPTY) {
        String colour = at.at(site) == Mark.BLACK ? "black " : "white ";
        commands.append("play ").append(colour).append(name(at, site)).append('\n');
      }
    }
    String command =
        switch (goal.kind()) {
          case CAPTURES -> "attack ";
          case LIVES -> "owl_defend ";
          default -> "owl_attack ";
        };
    String target = name(at, goal.targets().get(0));
    commands.append(number).append(' ').append(command).append(target).append('\n');
  }

  private static String name(Position at, Site site) {
    char letter = (char) ('A' + site.col());
    return (letter >= 'I' ? (char) (letter + 1) : letter) + "" + (at.lattice().rows() - site.row());
  }

  private List<String> said(String commands) throws Exception {
    Path in = Files.writeString(folder.resolve("in.txt"), commands);
    Path out = folder.resolve("out.txt");
    Process process =
        new ProcessBuilder(GNU_GO.toString(), "--mode", "gtp", "--chinese-rules")
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    boolean isOver = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(isOver).isTrue();
    return Files.readAllLines(out);
  }
}
