package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Lobby;
import dev.banmen.app.NameOffer;
import dev.banmen.app.QuietLobby;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.shell.line.Shell;
import dev.banmen.shell.line.ShellOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Line mode says so when what somebody has asked for takes long to be saved. */
class SlowSavingTest {
  private static final String SLOW = "Saving is slow. Please wait.";

  private final List<String> heard = new ArrayList<>();
  private long now;
  private long step; // how far the clock goes each time it is looked whether all is saved
  private CompletableFuture<Void> saved;

  /** A save that ends when the test says so. */
  private final class LongSave extends CompletableFuture<Void> {
    @Override
    public boolean isDone() {
      boolean isDone = super.isDone();
      now += step;
      return isDone;
    }
  }

  private final Lobby place =
      new QuietLobby() {
        @Override
        public void say(String text) {
          saved = new LongSave();
        }

        @Override
        public Optional<NameOffer> nameOffer() {
          return Optional.of(new NameOffer("anna", ""));
        }

        @Override
        public void takeName(String name) {
          saved = new LongSave();
        }

        @Override
        public Optional<CompletableFuture<Void>> asked() {
          return Optional.ofNullable(saved);
        }
      };

  private final Shell shell =
      new Shell(
          new Visitor(Catalog.ALL) {
            @Override
            public Optional<Lobby> lobby() {
              return Optional.of(place);
            }

            @Override
            public long millis() {
              return now;
            }
          },
          new ShellOutput() {
            @Override
            public void say(String line) {
              hear(line);
            }

            @Override
            public void complain(long number, String line) {
              hear(line);
            }
          });

  private void hear(String line) {
    heard.add(line);
    if (line.equals(SLOW)) {
      saved.complete(null);
    }
  }

  private List<String> types(String line) {
    heard.clear();
    shell.answers(line);
    return heard;
  }

  @Test
  void whateverIsSavedSlowlyIsSaidToBeOnce() {
    step = 2_000;
    assertThat(types("say hello")).containsOnlyOnce(SLOW);
    assertThat(types("name anna")).containsOnlyOnce(SLOW);
  }

  @Test
  void whatIsSavedInTimeIsNot() {
    saved = CompletableFuture.completedFuture(null);
    assertThat(types("chat")).doesNotContain(SLOW);
  }

  @Test
  void whatIsNotSavedIsGivenUp() {
    step = 20_000;
    assertThat(types("say hello"))
        .doesNotContain(SLOW)
        .contains(
            "The server is slow to save this. It may still go through; type 'wait' to wait for"
                + " news.");
  }
}
