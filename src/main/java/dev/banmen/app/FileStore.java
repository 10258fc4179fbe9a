package dev.banmen.app;

import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Session;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.QueryFault;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * The files that one person can see: their names, the recordings in them, and drafts of recordings
 * with unsaved changes. Only opening and saving must be written; everything else finds nothing by
 * default. A refused request changes nothing.
 */
public interface FileStore {
  /** The name of the folder of recorded games that come with the program; no folder of a disk. */
  String INCLUDED = "banmen:";

  /** The name of the folder of the finished games that this person played. */
  String PAST = "banmen:past";

  /** The name of the folder of recordings that the owner of a server gives to its guests. */
  String LIBRARY = "banmen:library";

  /** Whether a name is that of the owner's folder, or of something in it. */
  static boolean isOfLibrary(String name) {
    return name.equals(LIBRARY) || name.startsWith(LIBRARY + "/");
  }

  /** Whether this person can save files: else a game is taken along by copying it. */
  default boolean canSave() {
    return true;
  }

  /** The files to open whose names start like this; folders have a separator at their end. */
  default List<String> startingWith(String begun) {
    return List.of();
  }

  /**
   * The files that begin with this text and are folders, or have an extension that games are
   * written with.
   */
  default List<String> writableStartingWith(String begun) {
    return startingWith(begun);
  }

  /** Lists a folder; an empty name is the folder that the program was started in. */
  default Listing list(String folder) {
    return new Listing("/", List.of());
  }

  /**
   * The folder in which to look for games like those of an open file, as {@link #list} takes it; by
   * default the one that the program was started in.
   */
  default String folder(OpenedFile file) {
    return "";
  }

  /** Looks for what is new in the list; completes once the list has it, or cannot. Any thread. */
  default CompletableFuture<?> refresh() {
    return CompletableFuture.completedFuture(null);
  }

  /** The whole name of a file or folder, wherever the program is started. */
  default String absolute(String name) {
    return name;
  }

  /** Whether a name is a folder's; an empty one is the folder the program was started in. */
  default boolean isFolder(String name) {
    return false;
  }

  /** Previews a file before it is opened; empty if that takes long. Any thread. */
  default Optional<FilePreview> preview(String file) {
    return Optional.empty();
  }

  /**
   * Previews a game of a file; by default only the first one. Any thread.
   *
   * @param game from 0
   * @param node the one to show; below 0 for the last of the main line
   */
  default Optional<FilePreview> preview(String file, int game, int node) {
    return game == 0 ? preview(file) : Optional.empty();
  }

  /** Whether a file holds recordings to step through, and not a game to continue. */
  default boolean isRecording(String file) {
    return false;
  }

  /**
   * Opens a file of recordings, and waits for it.
   *
   * @throws Refusal if it cannot be read
   */
  OpenedFile open(String file) throws Refusal;

  /**
   * Starts opening a file of recordings. A small one is open at once.
   *
   * @throws Refusal if it is clear at once that it cannot be read
   */
  default Pending<OpenedFile> openAsync(String file) throws Refusal {
    OpenedFile opened = open(file);
    return Pending.completed(watch -> opened);
  }

  /**
   * Opens recordings that are given as text, as a file that cannot be saved under its name.
   *
   * @throws Refusal if the text is none, or too long
   */
  OpenedFile openText(String text) throws Refusal;

  /**
   * Opens a game that is played here, as it stands, as a file that cannot be saved under its name.
   *
   * @throws Refusal if it cannot be read back
   */
  OpenedFile openPlayed(Session session) throws Refusal;

  /**
   * Opens a recording that somebody else shows, as a file that cannot be saved under its name.
   *
   * @throws Refusal if it cannot be shown
   */
  OpenedFile openShown(Recording recording) throws Refusal;

  /** Closes a file that this person no longer looks at. */
  default void close(OpenedFile file) {}

  /**
   * Starts to index the positions in the games of a file or folder, or finds that nothing has
   * changed since that was done. Its outcome can be asked on any thread.
   *
   * @param collection the file or folder; empty for an open file itself if it has several games,
   *     else for the folder that it is in, and without one for the games that this person has
   *     played
   * @return empty if nothing is indexed for this person
   */
  default Optional<Pending<IndexedGames>> positions(OpenedFile file, String collection) {
    return Optional.empty();
  }

  /**
   * The numbers of the games, of those that were indexed, for which a question holds. Takes long;
   * any thread.
   *
   * @throws Refusal if they can't be read
   */
  default BitSet matching(IndexedGames games, GameQuery query, Pending.Watch watch) throws Refusal {
    return new BitSet();
  }

  /** Whether a file that is open is the one with a name or a path, as an index has it. */
  default boolean isAt(OpenedFile file, String path) {
    return false;
  }

  /**
   * Looks for the games in a folder and below it for which a question holds, and gives each as it
   * is found, with the name by which its file is opened. Takes long; any thread. By default it
   * finds none.
   *
   * @param folder as {@link #list} takes it
   * @return false if there is more than can be looked through
   * @throws Refusal if none of it can be read; files that can't be read are left out
   */
  default boolean find(
      String folder, GameQuery query, Consumer<FoundGame> found, Pending.Watch watch)
      throws Refusal {
    return true;
  }

  /** Watches over a search that begins on this thread, under the limits of this person's. */
  default SearchWatch searching(Pending.Watch watch) {
    return SearchWatch.unlimited(watch);
  }

  /** Says that a search is over. */
  default void searched(SearchWatch searching) {}

  /**
   * Reads a game that a question is about, such as {@code pos:games.sgf#2}. Takes long; any thread.
   *
   * @param number in the file, from 1
   * @throws QueryFault if it can't be read
   */
  Recording asked(String file, int number) throws QueryFault;

  /** The files of recordings that were opened recently, the newest first. */
  default List<String> recent() {
    return List.of();
  }

  /**
   * Writes a game, or a position set up by hand, to a new file. The file extension chooses the
   * format; the default is our own.
   *
   * @return what that format cannot hold, in one line; empty if all was written
   * @throws Refusal if the file exists, or cannot be written
   */
  String save(String file, Session session) throws Refusal;

  /**
   * Saves a file of recordings with one of its games changed, and waits for it.
   *
   * @param game which one, from 0
   * @return the file as it is now
   * @throws Refusal if it cannot be written
   */
  OpenedFile save(OpenedFile file, int game, Recording changed) throws Refusal;

  /**
   * Starts saving a file of recordings with one of its games changed. A small one is saved at once.
   *
   * @param game which one, from 0
   * @throws Refusal if it is clear at once that it cannot be written
   */
  default Pending<OpenedFile> saveAsync(OpenedFile file, int game, Recording changed)
      throws Refusal {
    OpenedFile now = save(file, game, changed);
    return Pending.completed(watch -> now);
  }

  /**
   * Writes one recording to a new file. The file extension chooses the format.
   *
   * @return the new file
   * @throws Refusal if the file exists, or cannot be written
   */
  OpenedFile saveAs(String file, Recording recording) throws Refusal;

  /**
   * A game in play as text, for other programs: in the first format that can hold it.
   *
   * @param most how many bytes of UTF-8 it may have
   * @return empty if it has more, or cannot be written; so by default
   */
  default Optional<String> text(Session session, int most) {
    return Optional.empty();
  }

  /**
   * A recorded game as text, with the same limits as {@link #text(Session, int)}.
   *
   * @param most how many bytes of UTF-8 it may have
   */
  default Optional<String> text(Recording recording, int most) {
    return Optional.empty();
  }

  /** The first game of a recording that is given as text; empty if it is not one. */
  default Optional<Recording> recording(String text) {
    return Optional.empty();
  }

  /**
   * Saves the unsaved changes in a recording as a draft, for the next time that game is opened. It
   * is deleted when that very recording is saved; a draft with later changes stays. By default
   * nothing is saved.
   *
   * @param game which one, from 0
   * @param changed the game as it is now; empty once it is as its file has it
   * @throws Refusal if the draft cannot be written
   */
  default void saveDraft(OpenedFile file, int game, Optional<Recording> changed) throws Refusal {}

  /**
   * The draft of a game, if there is one.
   *
   * @param game which one, from 0
   * @param now the game as its file has it
   */
  default Optional<Recording> draft(OpenedFile file, int game, Recording now) {
    return Optional.empty();
  }

  /** Whether another program has changed the file since its draft was saved. */
  default boolean isDraftOutdated(OpenedFile file, int game) {
    return false;
  }
}
