package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.FilePreview;
import dev.banmen.app.Listing;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.record.OpenedFile;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Opening, changing and saving files of recordings. */
class RecordingsTest {
  private static final String THREE =
      """
      (;GM[1]FF[4]
        SZ[9]PB[Ann] ; B[ aa ] ;W[bb])

      (;GM[1]FF[4]SZ[9]PB[Bo]
      ;B[cc];W[dd])
      (;GM[1]FF[3]SZ[9]PB[Cy]X Y;B[ee];;;W[ff]) and more
      """;

  @TempDir Path folder;

  /** The library after a restart of the program. */
  private Library library() {
    return new Library(
        HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder.resolve("state"));
  }

  private Path file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  private Path file(String name, String text, String permissions) throws Exception {
    Path file = file(name, text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }

  private static Recording game(OpenedFile file, int game) throws Exception {
    return file.archive().game(game, Note.UNHEARD);
  }

  private static Recording said(OpenedFile file, int game, String comment) throws Exception {
    Recording recording = game(file, game);
    return recording.with(recording.tree().with(RecordTree.ROOT, Property.of("C", comment)));
  }

  @Test
  void savingOneGameLeavesTheBytesOfTheOthers() throws Exception {
    Path file = file("three.sgf", THREE, "rw-r-----");
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    OpenedFile saved = library.files().save(opened, 1, said(opened, 1, "an \u00e9"));
    int second = THREE.indexOf("(;GM[1]FF[4]SZ[9]PB[Bo]");
    int after = THREE.indexOf("\n(;GM[1]FF[3]");
    assertThat(Files.readString(file))
        .startsWith(THREE.substring(0, second) + "(;")
        .contains("C[an \u00e9]")
        .endsWith(")" + THREE.substring(after));
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-r-----"));
    assertThat(saved.archive().size()).isEqualTo(3);
    assertThat(game(saved, 1).tree().text(RecordTree.ROOT, "C")).isEqualTo("an \u00e9");
    assertThat(names()).containsExactly("state", "three.sgf");
    library.files().save(saved, 0, said(saved, 0, "again"));
    assertThat(game(library().files().open(file.toString()), 0).tree().text(RecordTree.ROOT, "C"))
        .isEqualTo("again");
  }

  /** What a terminal gives of a file that is pasted. */
  private static String pasted(Path file) throws IOException {
    return Files.readString(file).replace("\r", "").replace('\n', '\r');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go-1846-ear-reddening.sgf",
        "languages-and-signs.sgf",
        "dots-long-chains.dots",
        "go-refused-attempts.banmen",
        "go-pandanet.ugi",
        "go-tygem.gib",
        "go-wbaduk.ngf",
        "othello-2007-final.txt",
        "othello-three-passes.ggf",
        "othello-endgames.obf"
      })
  void aPastedTextIsWhatItsFileIs(String name) throws Exception {
    Path file = Path.of("recordings", name);
    Library library = library();
    OpenedFile written = library.files().open(file.toString());
    OpenedFile opened = library.files().openText(pasted(file));
    assertThat(opened.format().name()).isEqualTo(written.format().name());
    assertThat(opened.archive().size()).isEqualTo(written.archive().size());
    for (int i = 0; i < written.archive().size(); i++) {
      assertThat(SameRecord.of(game(opened, i).tree(), game(written, i).tree())).isTrue();
    }
  }

  @Test
  void aPastedTextIsReadInUtf8WhateverCharsetItNames() throws Exception {
    String text = "(;GM[1]FF[4]CA[gb18030]SZ[9]PB[\u67ef\u6d01];B[aa])";
    for (String mark : List.of("", "\ufeff")) {
      OpenedFile opened = library().files().openText(mark + text + text);
      assertThat(game(opened, 0).tree().text(RecordTree.ROOT, "PB")).isEqualTo("\u67ef\u6d01");
      assertThat(game(opened, 1).tree().text(RecordTree.ROOT, "PB")).isEqualTo("\u67ef\u6d01");
    }
  }

  @Test
  void aPastedTextIsSavedOnlyInANewFile() throws Exception {
    Library library = library();
    OpenedFile opened = library.files().openText(THREE);
    assertThat(opened.hindrance()).isEqualTo("it was pasted");
    Recording changed = said(opened, 1, "mine");
    library.files().saveDraft(opened, 1, Optional.of(changed));
    assertThat(library.files().draft(opened, 1, game(opened, 1))).isEmpty();
    assertThatThrownBy(() -> library.files().save(opened, 1, changed))
        .hasMessage("pasted game is open read-only: it was pasted; :save FILE saves a copy");
    String name = folder.resolve("a.sgf").toString();
    OpenedFile saved = library.files().saveAs(name, changed);
    assertThat(game(saved, 0).tree().text(RecordTree.ROOT, "C")).isEqualTo("mine");
    library.files().close(opened);
    assertThat(library.files().recent()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n", "hello", "D4 Q16 pass", "-", "\033[2J", "()", "/etc/passwd"})
  void aTextThatIsNoRecordingIsRefused(String text) {
    assertThatThrownBy(() -> library().files().openText(text))
        .isInstanceOf(Refusal.class)
        .hasMessage("The pasted text isn't a recorded game.");
  }

  @Test
  void aPastedTextHasALimit() throws Exception {
    String start = "(;GM[1]FF[4]SZ[9]C[";
    String most = start + "x".repeat((1 << 20) - 1 - start.length() - 2) + "])";
    assertThat(library().files().openText(most).archive().size()).isEqualTo(1);
    for (String longer : List.of(most + "\n", start + "\r\n".repeat(1 << 19) + "])")) {
      assertThatThrownBy(() -> library().files().openText(longer))
          .hasMessage("The pasted text is larger than 1 MB: save it as a file and open that.");
    }
  }

  private List<String> names() throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void inAnotherCharsetTheOthersStayTheSameRecords() throws Exception {
    Charset charset = Charset.forName("GB18030");
    String text =
        "(;GM[1]FF[4]CA[gb18030]SZ[9]PB[\u67ef\u6d01];B[aa])(;GM[1]SZ[9]PB[\u53e4];B[bb])";
    Path file = Files.write(folder.resolve("a.sgf"), text.getBytes(charset));
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    OpenedFile saved = library.files().save(opened, 0, said(opened, 0, "new"));
    assertThat(game(saved, 1).tree().text(RecordTree.ROOT, "PB")).isEqualTo("\u53e4");
    assertThat(game(saved, 0).tree().text(RecordTree.ROOT, "PB")).isEqualTo("\u67ef\u6d01");
  }

  @Test
  void aFileThatSomebodyElseChangedIsNotWrittenOver() throws Exception {
    Path file = file("a.sgf", THREE);
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    Files.writeString(file, THREE + "(;GM[1])");
    assertThatThrownBy(() -> library.files().save(opened, 0, said(opened, 0, "mine")))
        .isInstanceOf(Refusal.class)
        .hasMessage(
            "another program has changed "
                + file
                + ", so it was not overwritten; :save FILE saves a copy");
    assertThat(file).hasContent(THREE + "(;GM[1])");
    Files.delete(file);
    assertThatThrownBy(() -> library.files().save(opened, 0, said(opened, 0, "mine")))
        .hasMessageContaining("no longer exists");
  }

  /** Something that happens while a file is written. */
  private interface Disturbance {
    void happens() throws IOException;
  }

  /**
   * A format in which something happens to each file.
   *
   * @param atWriting just as it is saved
   * @param atOpening before it is opened
   */
  private record Disturbed(Format format, Disturbance atWriting, Disturbance atOpening)
      implements Format {
    Disturbed(Format format, Disturbance atWriting) {
      this(format, atWriting, () -> {});
    }

    @Override
    public String name() {
      return format.name();
    }

    @Override
    public List<String> endings() {
      return format.endings();
    }

    @Override
    public boolean fits(byte[] head) {
      return format.fits(head);
    }

    @Override
    public Archive open(Bytes bytes) throws InputFault, IOException {
      atOpening.happens();
      return format.open(bytes);
    }

    @Override
    public Optional<String> loss(List<Recording> games) {
      return format.loss(games);
    }

    @Override
    public void write(List<Recording> games, RecordOutput out) throws IOException {
      format.write(games, out);
      atWriting.happens();
    }
  }

  @Test
  void aFileThatSomebodyElseChangesWhileItIsWrittenIsNotWrittenOver() throws Exception {
    Path file = file("a.sgf", THREE);
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    Format disturbed =
        new Disturbed(opened.format(), () -> Files.writeString(file, THREE + "(;GM[1])"));
    OpenedFile slow = new OpenedFile(opened.name(), disturbed, opened.archive(), "");
    assertThatThrownBy(() -> library.files().save(slow, 0, said(slow, 0, "mine")))
        .isInstanceOf(Refusal.class)
        .hasMessage(
            "another program has changed "
                + file
                + ", so it was not overwritten; :save FILE saves a copy");
    assertThat(file).hasContent(THREE + "(;GM[1])");
    assertThat(names()).containsExactly("a.sgf", "state");
  }

  @Test
  void whatIsGivenUpWhileItIsWrittenLeavesTheFileAndNothingBesideIt() throws Exception {
    String large = THREE.strip() + "(;GM[1]SZ[9]C[" + "x".repeat(5 << 20) + "])";
    Path file = file("a.sgf", large);
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch givenUp = new CountDownLatch(1);
    Disturbance stop =
        () -> {
          begun.countDown();
          try {
            givenUp.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        };
    OpenedFile slow =
        new OpenedFile(opened.name(), new Disturbed(opened.format(), stop), opened.archive(), "");
    Pending<OpenedFile> pending = library.files().saveAsync(slow, 0, said(slow, 0, "mine"));
    begun.await();
    pending.giveUp();
    givenUp.countDown();
    assertThatThrownBy(pending::outcome).hasMessageContaining("given up");
    assertThat(Files.readString(file)).isEqualTo(large);
    assertThat(names()).containsExactly("a.sgf", "state");
  }

  @Test
  void whoOpensAFileSecondMayNotWriteItUntilTheFirstHasLeft() throws Exception {
    Path file = file("a.sgf", THREE);
    Path link = Files.createSymbolicLink(folder.resolve("b.sgf"), file);
    Library first = library();
    OpenedFile opened = first.files().open(file.toString());
    assertThat(opened.isReadOnly()).isFalse();
    Library second = library();
    OpenedFile late = second.files().open(link.toString());
    assertThat(late.hindrance()).isEqualTo("it is already open elsewhere");
    assertThatThrownBy(() -> second.files().save(late, 0, said(late, 0, "mine")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("is open read-only: it is already open elsewhere; :save FILE");
    OpenedFile saved = first.files().save(opened, 0, said(opened, 0, "mine"));
    assertThat(library().files().open(file.toString()).isReadOnly()).as("still seated").isTrue();
    first.files().close(saved);
    OpenedFile third = library().files().open(link.toString());
    assertThat(third.isReadOnly()).isFalse();
    assertThat(Files.isSymbolicLink(link)).isTrue();
  }

  @Test
  void whatCannotBeOpenedAgainOnceItIsWrittenKeepsItsSeat() throws Exception {
    Path file = file("a.sgf", THREE);
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    Disturbance unreadable =
        () -> {
          throw new IOException("no device");
        };
    Format format = new Disturbed(opened.format(), () -> {}, unreadable);
    OpenedFile shown = new OpenedFile(opened.name(), format, opened.archive(), "");
    assertThatThrownBy(() -> library.files().save(shown, 0, said(shown, 0, "mine")))
        .isInstanceOf(Refusal.class);
    assertThat(Files.readString(file)).contains("C[mine]");
    Library second = library();
    OpenedFile late = second.files().open(file.toString());
    assertThat(late.hindrance()).isEqualTo("it is already open elsewhere");
    second.files().close(late);
    library.files().close(shown);
    assertThat(library().files().open(file.toString()).isReadOnly()).isFalse();
  }

  @Test
  void aFileThatCannotBeOpenedLeavesItsSeatFree() throws Exception {
    Path file = file("a.sgf", "nothing");
    assertThatThrownBy(() -> library().files().open(file.toString())).isInstanceOf(Refusal.class);
    Files.writeString(file, THREE);
    assertThat(library().files().open(file.toString()).isReadOnly()).isFalse();
  }

  @Test
  void aFileThatNobodyMayWriteIsNotReplaced() throws Exception {
    Path file = file("a.sgf", THREE, "r--r--r--");
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    assertThat(opened.hindrance()).isEqualTo("permission denied");
    assertThatThrownBy(() -> library.files().save(opened, 0, said(opened, 0, "mine")))
        .isInstanceOf(Refusal.class)
        .hasMessage(file + " is open read-only: permission denied; :save FILE saves a copy");
    assertThat(file).hasContent(THREE);
    library.files().close(opened);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(library.files().open(file.toString()).isReadOnly()).isFalse();
  }

  @Test
  void whatAFormatCannotHoldIsNamedWithOneThatCan() throws Exception {
    Path moves = file("a.txt", "d3c3c4\n");
    Library library = library();
    OpenedFile opened = library.files().open(moves.toString());
    RecordTree tree = game(opened, 0).tree();
    Property why = Property.of("C", "why?");
    Recording changed = game(opened, 0).with(tree.with(tree.end(RecordTree.ROOT), why));
    assertThatThrownBy(() -> library.files().save(opened, 0, changed))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(" cannot hold ")
        .hasMessageEndingWith("; use .sgf");
    assertThat(moves).hasContent("d3c3c4");
    assertThatThrownBy(
            () -> library.files().saveAs(folder.resolve("x.unknown").toString(), game(opened, 0)))
        .hasMessageContaining("use .sgf");
    Path copy = folder.resolve("copy.sgf");
    OpenedFile written = library.files().saveAs(copy.toString(), changed);
    assertThat(written.isReadOnly()).isFalse();
    assertThat(Files.readString(copy)).contains("C[why?]");
    assertThatThrownBy(() -> library.files().saveAs(copy.toString(), changed))
        .hasMessageContaining("a file with this name already exists");
  }

  @Test
  void whatWasNotSavedIsThereAgainUntilItIs() throws Exception {
    Path file = file("a.sgf", THREE);
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    Recording changed = said(opened, 2, "\\ a\tb\nc\rd");
    library.files().saveDraft(opened, 2, Optional.of(changed));
    library.files().saveDraft(opened, 1, Optional.of(said(opened, 1, "two")));
    library.files().close(opened);
    String unsaved =
        file + " has unsaved changes. They will be there when you open the file again.\n";
    assertThat(library.farewell()).isEqualTo(unsaved);

    Library later = library();
    assertThat(later.farewell()).isEmpty();
    OpenedFile again = later.files().open(file.toString());
    assertThat(later.files().draft(again, 0, game(again, 0))).isEmpty();
    Recording kept = later.files().draft(again, 2, game(again, 2)).orElseThrow();
    assertThat(SameRecord.of(kept.tree(), changed.tree())).isTrue();
    assertThat(later.files().isDraftOutdated(again, 2)).isFalse();
    OpenedFile saved = later.files().save(again, 2, kept);
    assertThat(later.files().draft(saved, 2, game(saved, 2))).isEmpty();
    Recording second = later.files().draft(saved, 1, game(saved, 1)).orElseThrow();
    assertThat(later.farewell()).isEqualTo(unsaved);
    later.files().save(saved, 1, second);
    assertThat(later.farewell()).isEmpty();
    assertThat(Files.readString(file)).contains("C[two]");
  }

  @Test
  void aDraftOfAFileThatChangedSinceIsOfferedAndNotWrittenOverIt() throws Exception {
    Path file = file("a.sgf", THREE);
    Library library = library();
    OpenedFile opened = library.files().open(file.toString());
    library.files().saveDraft(opened, 0, Optional.of(said(opened, 0, "mine")));
    library.files().close(opened);
    Files.writeString(file, THREE.replace("Ann", "Anne"));
    Library later = library();
    OpenedFile again = later.files().open(file.toString());
    Recording kept = later.files().draft(again, 0, game(again, 0)).orElseThrow();
    assertThat(later.files().isDraftOutdated(again, 0)).isTrue();
    assertThatThrownBy(() -> later.files().save(again, 0, kept))
        .hasMessageContaining("another program has changed");
    later.files().saveDraft(again, 0, Optional.empty());
    later.files().save(again, 0, said(again, 0, "anew"));
    assertThat(Files.readString(file)).contains("Anne").contains("C[anew]");
  }

  @Test
  void whatTheSecondChangedIsTakenOverOnceItIsGone() throws Exception {
    Path file = file("a.sgf", THREE);
    Library first = library();
    OpenedFile opened = first.files().open(file.toString());
    Library second = library();
    OpenedFile late = second.files().open(file.toString());
    second.files().saveDraft(late, 0, Optional.of(said(late, 0, "late")));
    assertThat(first.files().draft(opened, 0, game(opened, 0))).as("somebody else's").isEmpty();
    second.files().close(late);
    Recording kept = first.files().draft(opened, 0, game(opened, 0)).orElseThrow();
    assertThat(kept.tree().text(RecordTree.ROOT, "C")).isEqualTo("late");
  }

  @Test
  void theNewestFiftyFilesAreRecent() throws Exception {
    List<String> newestFirst = new ArrayList<>();
    Library library = library();
    for (int i = 0; i < 60; i++) {
      String name = file(i + ".sgf", "(;GM[1];B[aa])").toString();
      library.files().close(library.files().open(name));
      newestFirst.add(0, name);
    }
    assertThat(library().files().recent()).isEqualTo(newestFirst.subList(0, 50));
    library.files().close(library.files().open(newestFirst.get(7)));
    assertThat(library().files().recent())
        .hasSize(50)
        .startsWith(newestFirst.get(7), newestFirst.get(0));
  }

  @Test
  @Timeout(60)
  void aFolderOfOddFilesIsListedAndNoneOfThemIsWaitedFor() throws Exception {
    Path pipe = folder.resolve("pipe.sgf");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path large = folder.resolve("large.sgf");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.writeBytes("(;GM[1];B[aa]");
      file.setLength(1L << 30);
    }
    Files.createDirectories(folder.resolve("Zoo"));
    file("b.sgf", THREE);
    Library library = library();
    Listing listing = library.files().list(folder.toString());
    assertThat(listing.name()).isEqualTo(folder.toString());
    assertThat(listing.rows()).containsExactly("Zoo/", "b.sgf", "large.sgf", "pipe.sgf");
    assertThat(library.files().preview(pipe.toString())).isEmpty();
    assertThat(library.files().preview(large.toString())).isEmpty();
    assertThat(library.files().preview("/dev/zero")).isEmpty();
    assertThat(
            library
                .files()
                .preview(folder.resolve("b.sgf").toString())
                .orElseThrow()
                .position()
                .ply())
        .isEqualTo(2);
    assertThat(library.files().recent()).as("only looked at").isEmpty();
    assertThat(library.files().isFolder("")).isTrue();
    assertThat(library.files().isFolder(large.toString())).isFalse();
    assertThat(library.files().list(pipe.toString()).rows()).isEmpty();
  }

  @Test
  void thePreviewOfAProblemDoesNotShowItsAnswer() throws Exception {
    String problem = "(;GM[1]SZ[9]AB[aa][ba][cb]AW[ab][bb][ca];B[da]C[RIGHT: D9 captures])";
    FilePreview preview =
        library().files().preview(file("problem.sgf", problem).toString()).orElseThrow();
    assertThat(preview.position().ply()).isZero();
    assertThat(preview.first().about()).isEmpty();
  }

  @Test
  void aFileWithoutGamesIsNotRecent() throws Exception {
    String none = file("none", "nothing").toString();
    assertThatThrownBy(() -> library().files().open(none)).isInstanceOf(Refusal.class);
    assertThat(library().files().recent()).isEmpty();
  }

  @Test
  void aSavedGameTakesACommentButNoneThatMayBeInPlay() throws Exception {
    String text = "banmen 2\ngame go\nset size=9\nbegin 0\n0 here B D4\n0 here ! W D4 1\n";
    Library library = library();
    Path file = file("mine.banmen", text);
    OpenedFile opened = library.files().open(file.toString());
    assertThat(opened.isReadOnly()).isFalse();
    OpenedFile saved = library.files().save(opened, 0, said(opened, 0, "ours"));
    assertThat(Files.readString(file)).contains("note C ours\n0 here B D4\n0 here ! W D4 1\n");
    assertThat(game(saved, 0).tree().text(RecordTree.ROOT, "C")).isEqualTo("ours");
    Path games = Files.createDirectories(folder.resolve("state").resolve("games"));
    Path journal = Files.writeString(games.resolve("a.banmen"), text);
    assertThat(library.files().open(journal.toString()).isReadOnly()).isTrue();
  }

  @Test
  void aLongSingleGameIsReadOnceWhileItsFileIsOpened() throws Exception {
    String comment = "C[" + "long ".repeat(1 << 20) + "]";
    Path file = file("long.sgf", "(;GM[1]FF[4]SZ[9]" + comment + "X Y;B[aa];W[bb])");
    OpenedFile opened = library().files().openAsync(file.toString()).outcome();
    List<Note> notes = new ArrayList<>();
    Recording read = opened.archive().game(0, notes::add);
    assertThat(opened.archive().game(0, Note.UNHEARD)).isSameAs(read);
    assertThat(notes).isNotEmpty();
    OpenedFile three = library().files().openAsync(file("three.sgf", THREE).toString()).outcome();
    assertThat(game(three, 0)).as("one of several").isNotSameAs(game(three, 0));
  }
}
