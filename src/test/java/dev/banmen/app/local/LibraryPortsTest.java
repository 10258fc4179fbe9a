package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.FileStore;
import dev.banmen.app.Person;
import dev.banmen.app.PortLaws;
import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.bot.PassCounterTest;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ports on the local disk. */
class LibraryPortsTest extends PortLaws {
  @TempDir Path folder;

  @Override
  protected Person person() {
    return new Library(
        HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder.resolve("state"));
  }

  @Override
  protected String recordingFile() throws Exception {
    Path file = folder.resolve("one.sgf");
    if (!Files.exists(file)) {
      Files.writeString(file, "(;GM[1]FF[4]SZ[9];B[cc];W[dd])");
    }
    return file.toString();
  }

  private void finish(Terms terms, Side resigning) throws Exception {
    Person person = person();
    LiveSession live = person.room().begin(terms);
    live.submit(person.me(), new Event.Try(new Place(Side.BLACK, new Site(2, 3))));
    live.submit(person.me(), new Event.Resign(resigning));
    person.room().leave(live);
  }

  @Test
  void finishedGamesAreAFolderWithOpponentResultAndDay() throws Exception {
    assertThat(person().files().list(FileStore.PAST).rows()).isEmpty();
    Seat ben = new Seat(Player.HERE, "Ben/1");
    Terms two = Terms.of("go", Map.of("size", "9"));
    finish(two.between(new Seat(Player.HERE, "Anna"), ben), Side.WHITE);
    Seat computer = new ComputerSeat(1, Optional.of(1L)).seat();
    finish(Terms.of("dots", Map.of()).between(Seat.AT_KEYBOARD, computer), Side.BLACK);
    FileStore files = person().files();
    List<String> rows = files.list(FileStore.PAST).rows();
    assertThat(rows).hasSize(2);
    assertThat(rows).anyMatch(row -> row.matches("\\d \\d{4}-.* B\\+R Anna vs Ben 1, Go"));
    assertThat(rows).anyMatch(row -> row.endsWith(" lost B+R vs Level 1, Dots and Boxes"));
    for (String row : rows) {
      String name = FileStore.PAST + "/" + row;
      assertThat(files.isRecording(name)).isTrue();
      assertThat(files.preview(name).orElseThrow().position().ply())
          .isBetween(1, 2); // the computer may have moved, too
      assertThat(files.open(name).isReadOnly()).isFalse();
    }
    assertThat(files.isRecording(FileStore.PAST + "/9 none")).isFalse();
    assertThat(files.absolute(FileStore.PAST)).as("it is remembered").isEqualTo(FileStore.PAST);
    assertThat(files.positions(null, FileStore.PAST).orElseThrow().outcome().games()).isEqualTo(2);
    Person still = person();
    LiveSession open = still.room().begin(two);
    open.submit(still.me(), new Event.Try(new Place(Side.BLACK, new Site(2, 3))));
    open.submit(still.me(), new Event.Resign(Side.BLACK));
    assertThat(still.files().list(FileStore.PAST).rows()).as("one is open").hasSize(2);
    still.room().leave(open);
    assertThat(still.files().list(FileStore.PAST).rows()).hasSize(3);
  }

  @Test
  void afterAPassTheCountIsNewsWithoutWhatIsDead() throws Exception {
    Queue<Runnable> thoughts = new ArrayDeque<>();
    Library person = (Library) person();
    person.room().thinkOn(thoughts::add);
    LiveSession live = person.room().begin(PassCounterTest.terms("go"));
    List<String> news = new ArrayList<>();
    Runnable deaf = person.room().listen(live, () -> news.add("count"));
    live.submit(person.me(), new Event.Try(new Pass(Side.BLACK)));
    Evening screen = new Evening(person, live, 80, 24, Glyphs.UNICODE).refreshed();
    assertThat(screen.text()).contains("stones 14-14");
    assertThat(person.room().passCount(live)).isNotDone();
    thoughts.remove().run();
    assertThat(news).containsExactly("count");
    assertThat(screen.refreshed().text()).contains(" 28-28½, 1 dead");
    assertThat(screen.types("u").text()).contains("stones 14-14");
    deaf.run();
    person.room().leave(live);
    assertThat(person.room().passCount(live)).isCompletedWithValue(Optional.empty());
  }

  @Test
  void anUnfinishedGameIsDeletedUnlessItIsPlayed() throws Exception {
    Person person = person();
    LiveSession live = person.room().begin(Terms.of("go", Map.of("size", "9")));
    live.submit(person.me(), new Event.Try(new Place(Side.BLACK, new Site(2, 3))));
    UnfinishedGame game = person().room().unfinished().get(0);
    assertThatThrownBy(() -> person().room().delete(game)).isInstanceOf(Refusal.class);
    assertThat(person().room().unfinished()).hasSize(1);
    person.room().leave(live);
    person().room().delete(game);
    assertThat(person().room().unfinished()).isEmpty();
    assertThatThrownBy(() -> person().room().delete(game)).isInstanceOf(Refusal.class);
  }

  @Override
  protected String newFile(String extension) {
    return folder.resolve("new." + extension).toString();
  }
}
