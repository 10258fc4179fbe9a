package dev.banmen.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The laws of the ports that the screen and line mode rely on: what was saved is found again, and a
 * refusal changes nothing. Every implementation of the ports runs these tests.
 */
public abstract class PortLaws {
  private static final Terms GO = Terms.of("go", Map.of("size", "9"));
  private static final Terms OTHELLO = Terms.of("othello", Map.of());

  /**
   * A person with nothing saved, who can play all games. In the same test, the next call gives the
   * same person as after a restart of the program.
   */
  protected abstract Person person() throws Exception;

  /** The name of a file of this person's with one recorded game in it, not read-only. */
  protected abstract String recordingFile() throws Exception;

  /** A name for a new file, with this extension. */
  protected abstract String newFile(String extension);

  private static LiveSession begun(Person person, Terms terms) throws Exception {
    LiveSession live = person.room().begin(terms);
    live.submit(person.me(), new Event.Try(new Place(Side.BLACK, new Site(2, 3))));
    assertThat(live.now().position().ply()).isOne();
    return live;
  }

  /** Starts a game, plays a move and leaves it. */
  private static void left(Person person, Terms terms) throws Exception {
    person.room().leave(begun(person, terms));
  }

  private static Recording game(OpenedFile file) throws Exception {
    return file.archive().game(0, Note.UNHEARD);
  }

  private static Recording commented(Recording game, String comment) {
    return game.with(game.tree().with(RecordTree.ROOT, Property.of("C", comment)));
  }

  private static String comment(Recording game) {
    return game.tree().property(RecordTree.ROOT, "C").map(Property::value).orElse("");
  }

  @Test
  void aGameThatWasLeftIsUnfinishedAndIsResumed() throws Exception {
    assertThat(person().room().unfinished()).isEmpty();
    left(person(), GO);
    Person later = person();
    List<UnfinishedGame> unfinished = later.room().unfinished();
    assertThat(unfinished).extracting(UnfinishedGame::family).containsExactly("go");
    assertThat(unfinished).extracting(UnfinishedGame::moves).containsExactly(1);
    LiveSession resumed = later.room().resume(unfinished.get(0));
    assertThat(resumed.now().position().ply()).isOne();
    later.room().leave(resumed);
    assertThat(person().room().unfinished()).hasSize(1);
  }

  @Test
  void aGameThatWasLeftTakesNoMoveAnyMore() throws Exception {
    Person person = person();
    LiveSession live = begun(person, GO);
    person.room().leave(live);
    Event move = new Event.Try(new Place(Side.WHITE, new Site(4, 4)));
    assertThatThrownBy(() -> live.submit(person.me(), move)).isInstanceOf(LiveSession.Closed.class);
    assertThat(person.room().unfinished()).extracting(UnfinishedGame::moves).containsExactly(1);
  }

  @Test
  void aGameThatIsPlayedOpensAsARecordingOfNoFile() throws Exception {
    Person person = person();
    LiveSession live = begun(person, GO);
    OpenedFile opened = person.files().openPlayed(live.now());
    assertThat(opened.isReadOnly()).isTrue();
    assertThat(game(opened).tree().size()).isEqualTo(live.now().tree().size());
    live.submit(person.me(), new Event.Try(new Place(Side.WHITE, new Site(4, 4))));
    assertThat(game(opened).tree().size()).as("as it was").isLessThan(live.now().tree().size());
    Recording changed = commented(game(opened), "kept");
    person.files().saveAs(newFile("sgf"), changed);
    assertThat(comment(game(person.files().open(newFile("sgf"))))).isEqualTo("kept");
  }

  @Test
  void whatIsOnlyShownIsClosedLikeAnyFileAlsoAfterAnother() throws Exception {
    Person person = person();
    LiveSession live = begun(person, GO);
    OpenedFile opened = person.files().openPlayed(live.now());
    OpenedFile shown = person.files().openShown(game(opened));
    assertThat(shown.isReadOnly()).isTrue();
    person.files().close(shown);
    person.files().close(opened);
  }

  @Test
  void theLastGameOfAFamilyIsResumed() throws Exception {
    left(person(), GO);
    left(person(), OTHELLO);
    GameRoom room = person().room();
    LiveSession go = room.resumeLast(Optional.of("go"));
    assertThat(go.now().position().game().id()).isEqualTo("go");
    room.leave(go);
    assertRefused(() -> room.resumeLast(Optional.of("dots")));
    assertThat(room.unfinished()).hasSize(2);
  }

  @Test
  void aRefusedGameChangesNothing() throws Exception {
    left(person(), GO);
    Person person = person();
    List<UnfinishedGame> before = person.room().unfinished();
    assertRefused(() -> person.room().begin(Terms.of("go", Map.of("size", "0"))));
    assertRefused(() -> person.room().continueFrom(newFile("banmen")));
    assertRefused(
        () -> person.room().resume(new UnfinishedGame("none", "go", "Go", "", 1, "today")));
    assertThat(person.room().unfinished()).isEqualTo(before);
    assertThat(person().room().unfinished()).isEqualTo(before);
  }

  @Test
  void aFileThatExistsIsNotWrittenOver() throws Exception {
    Person person = person();
    LiveSession live = begun(person, GO);
    String name = newFile("banmen");
    assertThat(person.files().save(name, live.now())).isEmpty();
    assertRefused(() -> person.files().save(name, live.now()));
    Recording game = game(person.files().open(recordingFile()));
    String other = newFile("sgf");
    person.files().saveAs(other, commented(game, "one"));
    assertRefused(() -> person.files().saveAs(other, commented(game, "two")));
    assertThat(comment(game(person().files().open(other)))).isEqualTo("one");
  }

  @Test
  void whatAGameWasStartedWithLastIsFoundAgain() throws Exception {
    assertThat(person().preferences().lastUsed()).isEmpty();
    Map<String, String> chosen = Map.of("size", "9", "black", "Anna = Ann");
    person().preferences().use("go", Map.of("size", "13"));
    person().preferences().use("othello", Map.of("time", "10m"));
    person().preferences().use("go", chosen);
    assertThat(person().preferences().lastUsed())
        .isEqualTo(Map.of("go", chosen, "othello", Map.of("time", "10m")));
    person().preferences().use("othello", Map.of());
    assertThat(person().preferences().lastUsed().getOrDefault("othello", Map.of())).isEmpty();
  }

  @Test
  void aDraftIsFoundAgainUntilItIsDeletedOrTheGameIsSaved() throws Exception {
    FileStore files = person().files();
    OpenedFile opened = files.open(recordingFile());
    assertThat(files.draft(opened, 0, game(opened))).isEmpty();
    files.saveDraft(opened, 0, Optional.of(commented(game(opened), "draft")));
    files.close(opened);

    FileStore later = person().files();
    OpenedFile again = later.open(recordingFile());
    assertThat(comment(game(again))).as("the file itself").isNotEqualTo("draft");
    assertThat(later.draft(again, 0, game(again)).map(PortLaws::comment)).contains("draft");
    assertThat(later.isDraftOutdated(again, 0)).isFalse();
    later.saveDraft(again, 0, Optional.empty());
    assertThat(later.draft(again, 0, game(again))).isEmpty();

    Recording changed = commented(game(again), "saved");
    later.saveDraft(again, 0, Optional.of(changed));
    OpenedFile saved = later.save(again, 0, changed);
    assertThat(later.draft(saved, 0, game(saved))).isEmpty();
    later.close(saved);
    assertThat(comment(game(person().files().open(recordingFile())))).isEqualTo("saved");
  }

  @Test
  void aDraftWithLaterChangesThanWereSavedStays() throws Exception {
    FileStore files = person().files();
    OpenedFile opened = files.open(recordingFile());
    Recording changed = commented(game(opened), "saved");
    files.saveDraft(opened, 0, Optional.of(commented(changed, "later")));
    OpenedFile saved = files.save(opened, 0, changed);
    assertThat(comment(game(saved))).isEqualTo("saved");
    assertThat(files.draft(saved, 0, game(saved)).map(PortLaws::comment)).contains("later");
    assertThat(files.isDraftOutdated(saved, 0)).isFalse();
  }

  @Test
  void aFileThatIsNotThereIsRefused() throws Exception {
    FileStore files = person().files();
    String name = newFile("sgf");
    assertRefused(() -> files.open(name));
    assertRefused(() -> files.openAsync(name).outcome());
    assertThat(files.isRecording(name)).isFalse();
    assertThat(files.preview(name)).isEmpty();
  }

  @Test
  void whatWasLearnedIsFoundAgain() throws Exception {
    assertThat(person().lessons().progress().tries()).isEmpty();
    StepResult tried = new StepResult("go-capture", "one", StepOutcome.RIGHT);
    LessonStore lessons = person().lessons();
    lessons.remember(tried);
    for (LessonStore each : List.of(lessons, person().lessons())) {
      assertThat(each.progress().tries()).hasSize(1);
      assertThat(each.progress().tries().get(0).tried()).isEqualTo(tried);
      assertThat(each.progress().tries().get(0).at().toLocalDate()).isEqualTo(lessons.today());
    }
  }

  @Test
  void aPreferenceIsListedAsItWasChosenAndNothingElseChanges() throws Exception {
    List<Preference> before = person().preferences().all();
    for (int i = 0; i < before.size(); i++) {
      Preference chosen = person().preferences().all().get(i).stepped(1);
      PreferenceStore preferences = person().preferences();
      preferences.prefer(chosen);
      assertThat(preferences.all().get(i).value()).as(chosen.name()).isEqualTo(chosen.value());
      preferences.prefer(before.get(i));
      assertThat(person().preferences().all()).as("after " + chosen.name()).isEqualTo(before);
    }
  }

  @Test
  void aChoiceOfKeysCountsAtOnce() throws Exception {
    Preference keys =
        person().preferences().all().stream()
            .filter(one -> one.name().equals("keys"))
            .findFirst()
            .orElseThrow();
    PreferenceStore preferences = person().preferences();
    assertThat(preferences.keys()).isEqualTo(KeyChoice.DEFAULT);
    preferences.prefer(keys.stepped(1));
    assertThat(preferences.keys().set()).isEqualTo(keys.stepped(1).value());
  }

  private interface PortCall {
    void run() throws Exception;
  }

  /** Checks that something is refused, in one line. */
  private static void assertRefused(PortCall asked) {
    assertThatThrownBy(asked::run)
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> assertThat(refusal.getMessage()).isNotBlank().doesNotContain("\n"));
  }
}
