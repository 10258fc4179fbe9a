package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.drill.DrillPlan;
import dev.banmen.shell.line.Shell;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Exercises in line mode. */
class DrillInLineModeTest {
  private final List<String> said = new ArrayList<>();
  private long millis;

  private Shell shell() {
    return new Shell(
        new Visitor(Catalog.ALL) {
          @Override
          public long millis() {
            return millis;
          }
        },
        new CollectedLines(said));
  }

  private List<String> types(Shell shell, String... lines) throws IOException {
    said.clear();
    Iterator<String> typed = List.of(lines).iterator();
    shell.run(() -> typed.hasNext() ? Optional.of(typed.next()) : Optional.empty());
    return said;
  }

  @Test
  void eachAnswerIsJudgedAndExplained() throws IOException {
    assertThat(types(shell(), "drill go liberties", "0"))
        .anyMatch(line -> line.startsWith("Exercise 1: Liberties. Go"))
        .anyMatch(line -> line.matches("Wrong\\. The answer: [1-9]\\. The group at .*"))
        .anyMatch(line -> line.startsWith("Exercise 2: Liberties. Go"));
  }

  @Test
  void wordsThatMeanNothingAreRefused() throws IOException {
    assertThat(types(shell(), "drill go liberties 5"))
        .containsExactly("? 'drill' takes a game and a kind of exercise; '5' is neither.");
    assertThat(types(shell(), "drill go nothing").get(0)).startsWith("? 'nothing' isn't a kind");
  }

  @Test
  void aLookAtNoPointSaysWhatItNeeds() throws IOException {
    assertThat(types(shell(), "drill go liberties", "look").get(said.size() - 1))
        .startsWith("? 'look' needs more: look POINT, such as 'look ");
    assertThat(types(shell(), "drill go liberties", "explain").get(said.size() - 1))
        .startsWith("? 'explain' needs more: explain MOVE, such as 'explain ");
    assertThat(types(shell(), "drill go liberties", "explain middle").get(said.size() - 1))
        .startsWith("? 'middle' isn't a coordinate");
  }

  @Test
  void aRushSaysItsTimeAndLives() throws IOException {
    Shell shell = shell();
    shell.drill(DrillPlan.rush(Optional.of("othello"), 1));
    assertThat(said).anyMatch(line -> line.equals("180 seconds left, 3 lives."));
    millis = 30_000;
    assertThat(types(shell, "streak")).contains("0 of 0 right, streak 0.");
    Shell late = shell();
    late.drill(DrillPlan.rush(Optional.of("othello"), 1));
    millis += DrillPlan.RUSH_MILLIS;
    assertThat(types(late, "1", "a1")).anyMatch(line -> line.startsWith("Banmen rush: 0/0"));
  }
}
