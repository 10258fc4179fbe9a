package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.drill.DrillListPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ListPagesTest {
  private static Input click(int col, int row) {
    return Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, col, row);
  }

  private static Evening drills(int row) {
    return EveryPage.DRILLS.open().give(click(5, row));
  }

  @Test
  void aClickOnTheLastRowInViewOpensItAndOneBelowTheListDoesNothing() {
    assertThat(drills(21).passes().shown()).isNotInstanceOf(DrillListPage.class);
    assertThat(drills(22).passes().shown()).isInstanceOf(DrillListPage.class);
  }

  @ParameterizedTest
  @EnumSource(
      value = EveryPage.class,
      names = {"REVIEW", "TABLE", "BROWSER", "LEARN", "COURSE", "DRILLS", "SETTINGS"})
  void theMouseFindsNoRowOfAListThatIsNotShown(EveryPage page) {
    Evening evening = page.open().resize(19, 8);
    ListPage before = (ListPage) evening.shown();
    for (int row = 2; row < 7; row++) {
      evening.give(Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 5, row)).give(click(5, row));
    }
    Page after = evening.shown();
    assertThat(after).isInstanceOf(before.getClass());
    assertThat(((ListPage) after).at()).isEqualTo(before.at());
  }

  @ParameterizedTest
  @EnumSource(
      value = EveryPage.class,
      names = {"BROWSER", "LEARN", "COURSE", "DRILLS", "SETTINGS"})
  void aCommandCanBeTypedOnEveryList(EveryPage page) {
    Evening evening = page.open();
    Page list = evening.shown();
    assertThat(evening.types(":").text()).contains("\n :");
    assertThat(evening.types("hel\r").text()).contains("'hel' isn't a command here");
    assertThat(evening.shown()).isInstanceOf(list.getClass());
    assertThat(evening.types(":help\r").shown()).isInstanceOf(TextPage.class);
    assertThat(evening.types("q").shown()).isInstanceOf(list.getClass());
    assertThat(evening.types(":quit\r").shown()).isNotInstanceOf(list.getClass());
  }
}
