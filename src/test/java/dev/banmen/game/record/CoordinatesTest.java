package dev.banmen.game.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoordinatesTest {
  private final Notation fromOne = new Coordinates(1);

  @Test
  void theFirstRowAndColumnHaveTheNumberThatIsAsked() {
    assertThat(fromOne.name(new Site(0, 4))).isEqualTo("(1,5)");
    assertThat(new Coordinates(0).name(new Site(0, 4))).isEqualTo("(0,4)");
    assertThat(fromOne.row(2) + " " + fromOne.column(3)).isEqualTo("3 4");
  }

  @Test
  void aNameIsReadBackOnTheBoardAndOffIt() {
    for (Site site : List.of(new Site(0, 0), new Site(18, 3), new Site(-2, 700))) {
      assertThat(fromOne.parse(fromOne.name(site))).contains(site);
    }
    for (String nonsense :
        List.of(
            "",
            "1,2",
            "(1,2",
            "(1)",
            "(1,2,3)",
            "(a,1)",
            "(\u0661,1)",
            "()",
            "(,)",
            "(1,)",
            "(,2)",
            "(-,2)",
            "(1,--2)",
            "(1234567890,2)",
            "((1,2)")) {
      assertThat(fromOne.parse(nonsense)).as(nonsense).isEmpty();
    }
  }
}
