package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Refusal;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.term.Clipboard;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.TypedKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Copying to the terminal's clipboard. */
class CopyTest {
  /** A clipboard in memory. */
  private static final class Copies implements Clipboard {
    private final List<String> texts = new ArrayList<>();
    private boolean canCopy = true;

    @Override
    public boolean canCopy() {
      return canCopy;
    }

    @Override
    public void copy(String text) {
      texts.add(text);
    }
  }

  private final TestHouse house = new TestHouse(0);
  private final Copies clipboard = new Copies();
  private Pages pages;

  @BeforeEach
  void begin() throws Refusal {
    LiveSession live = house.begin(Terms.of("go", Map.of("size", "5")));
    pages = PageMaker.of(house, house.language().words(Viewer.class), live);
    pages.copyingTo(clipboard);
  }

  private void type(String keys) {
    for (Input input : new TypedKeys().type(keys)) {
      pages.take(input, Extent.of(80, 24));
    }
  }

  @Test
  void theGameIsCopied() {
    type(":C3\r:copy\r");
    assertThat(clipboard.texts).singleElement().asString().contains("size=5").contains("C3");
  }

  @Test
  void theBoardIsCopiedAsItIsDrawnInTexts() {
    type(":C3\r:B2\r:copy board\r");
    assertThat(clipboard.texts).hasSize(1);
    List<String> lines = clipboard.texts.get(0).lines().map(String::stripTrailing).toList();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(0).strip()).isEqualTo("A B C D E");
    assertThat(lines.get(3)).startsWith("3 ").contains("●");
    assertThat(lines.get(4)).startsWith("2 ").contains("(○)");
  }

  @Test
  void nothingElseIsCopied() {
    type(":copy moves\r");
    assertThat(clipboard.texts).isEmpty();
  }

  @Test
  void aTerminalWithoutAClipboardIsSaidOnce() {
    clipboard.canCopy = false;
    type(":copy\r:copy board\r");
    assertThat(clipboard.texts).isEmpty();
    assertThat(pages.clipboard()).isEmpty();
  }

  @Test
  void aLineThatCannotBeCopiedIsSelected() {
    clipboard.canCopy = false;
    Copy line = (Copy) Copy.line("12 of 20", pages.shown());
    assertThatThrownBy(() -> line.run(pages, house)).hasMessageContaining("select the line");
  }

  @Test
  void aTextIsCopiedUpToTheLimitAndNoLonger() throws Refusal {
    String most = "x".repeat(Clipboard.MOST_BYTES);
    pages.follow(new Copy(person -> Optional.of(most), pages.shown()));
    assertThat(clipboard.texts).containsExactly(most);
    for (String more : List.of(most + "x", "黒".repeat(Clipboard.MOST_BYTES / 3 + 1))) {
      pages.follow(new Copy(person -> Optional.of(more), pages.shown()));
    }
    assertThat(clipboard.texts).hasSize(1);
  }
}
