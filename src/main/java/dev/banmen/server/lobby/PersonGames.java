package dev.banmen.server.lobby;

import dev.banmen.app.FilePreview;
import dev.banmen.app.FileStore;
import dev.banmen.app.Listing;
import dev.banmen.app.NoFiles;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.SearchWatch;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.SingleGame;
import dev.banmen.say.LobbySentences;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.NameRule;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.PastGame;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.Ratings;
import dev.banmen.session.Session;
import dev.banmen.session.text.BanmenFormat;
import dev.banmen.session.text.PastGameTitle;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedFile;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionIndexWriter;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The files of a person: their own games that are over, and texts; no path of the server's disk.
 * The games stand in one folder, the newest first.
 */
public final class PersonGames extends NoFiles {
  /** How many games are listed at most. */
  static final int MOST = 5_000;

  /** How many of them are looked through for a question, and asked of the store at once. */
  static final int MOST_SEARCHED = 500;

  private static final int MOST_ASKED = 8;

  /** How many bytes a game as text may have, and about how many all in one archive. */
  static final int MOST_WRITTEN = 1 << 20;

  private static final int MOST_ARCHIVED = 32 << 20;

  private static final String FOLDER = "/";

  /** A person's own games without the folders below them. */
  private static final String OWN = PAST + "/";

  /** How long the preview of a game waits for the store. */
  private static final long PREVIEW_MILLIS = 2_000;

  /** After how long somebody who waits for the store finds out that nobody wants it any more. */
  private static final long LOOK_MILLIS = 50;

  /** The occasion that recorded games name. */
  private static final String EVENT = "Banmen";

  /** After the host, for all games. */
  private static final String ALL = "all";

  /** The words in files, for programs everywhere. */
  private static final Words FILE_WORDS = Language.ENGLISH.words(Ratings.class);

  private final HouseServices house;
  private final OnlinePerson person;
  private final Games games;
  private final FileStore texts;
  private volatile Map<String, PastGame> past = Map.of(); // by name
  private volatile PositionIndex own; // of the newest of them; null before it is asked for

  /**
   * The files of a person, which are asked for.
   *
   * @param texts reads texts
   */
  PersonGames(HouseServices house, OnlinePerson person, Games games, FileStore texts) {
    super(person.language());
    this.person = person;
    this.games = games;
    this.house = house;
    this.texts = texts;
    refresh();
  }

  /** Asks the store which games are over. */
  @Override
  public CompletableFuture<?> refresh() {
    CompletableFuture<Void> listed = house.store().past(person.id(), MOST).thenAccept(this::list);
    FaultBarrier.watch(listed);
    return listed;
  }

  private void list(List<PastGame> found) {
    Map<String, PastGame> all = new LinkedHashMap<>();
    found.forEach(game -> all.put(name(game), game));
    past = all;
  }

  /** Has those games listed anew that were played with somebody who has another name now. */
  public void renamed(long other) {
    own = other == person.id() ? null : own; // it has the old name
    if (other == person.id() || past.values().stream().anyMatch(one -> one.opponent() == other)) {
      refresh();
    }
  }

  /** The name of a game's player as it is now; empty for a computer. */
  private Optional<String> name(PastGame game, Side side) {
    if (game.isBlack() == (side == Side.BLACK)) {
      return Optional.of(person.name());
    }
    return game.opponent() == 0 ? Optional.empty() : Optional.of(opponentName(game));
  }

  private static String opponentName(PastGame game) {
    return NameRule.nameOf(game.opponent(), game.name());
  }

  /**
   * Such as {@code 17 2026-11-24 won B+R vs ben, Go, 6k? to 4k? (+162)}: what the list is searched
   * for.
   */
  private String name(PastGame game) {
    Side own = game.isBlack() ? Side.BLACK : Side.WHITE;
    String opponent =
        game.opponent() == 0 ? PastGameTitle.computer(person.language()) : opponentName(game);
    Game kind = games.find(game.family()).orElseThrow().game(Map.of());
    String listed =
        PastGameTitle.against(opponent, own, game.id(), day(game), kind, game.result())
            .text(person.language());
    return game.change()
        .map(change -> ratings().text(change, game.family(), person.words()))
        .map(change -> person.words().text("past.rated", listed, change))
        .orElse(listed);
  }

  /** The day on which a game ended, in Greenwich. */
  private static LocalDate day(PastGame game) {
    return Instant.ofEpochMilli(game.at()).atZone(ZoneOffset.UTC).toLocalDate();
  }

  private static String bare(String file) {
    for (String folder : List.of(OWN, FOLDER)) {
      if (file.startsWith(folder)) {
        return file.substring(folder.length());
      }
    }
    return file;
  }

  @Override
  public Listing list(String folder) {
    if (isOfGiven(folder)) {
      return texts.list(folder);
    }
    List<String> names = List.copyOf(past.keySet());
    if (folder.equals(OWN)) {
      return new Listing(OWN, names);
    }
    Listing own = new Listing(folder.equals(PAST) ? PAST : FOLDER, names);
    Listing given = texts.isFolder(LIBRARY) ? own.endingWith(LIBRARY + "/") : own;
    return given.endingWith(INCLUDED + "/");
  }

  @Override
  public boolean isFolder(String name) {
    return bare(name).isEmpty()
        || name.equals(PAST)
        || name.equals(INCLUDED)
        || FileStore.isOfLibrary(name) && texts.isFolder(name);
  }

  @Override
  public String folder(OpenedFile file) {
    String name = file.name();
    if (!isGiven(name)) {
      return OWN;
    }
    return FileStore.isOfLibrary(name) ? name.substring(0, name.lastIndexOf('/')) : INCLUDED;
  }

  @Override
  public boolean isRecording(String file) {
    return isGiven(file) ? texts.isRecording(file) : past.containsKey(bare(file));
  }

  /** Whether a file comes with the program, or from the owner. */
  private static boolean isGiven(String file) {
    return file.startsWith(INCLUDED + "/") || FileStore.isOfLibrary(file);
  }

  /** Whether a name is that of such a file, or of the folder of those of the program. */
  private static boolean isOfGiven(String name) {
    return name.equals(INCLUDED) || isGiven(name);
  }

  @Override
  public Optional<FilePreview> preview(String file) {
    if (isGiven(file)) {
      return texts.preview(file);
    }
    PastGame game = past.get(bare(file));
    if (game == null) {
      return Optional.empty();
    }
    try {
      String text = read(game).get(PREVIEW_MILLIS, TimeUnit.MILLISECONDS).text();
      Session session = SavedGameText.read(text, games).session();
      Summary summary =
          new Summary(
              name(game, Side.BLACK).orElse(session.playerName(Side.BLACK)),
              name(game, Side.WHITE).orElse(session.playerName(Side.WHITE)),
              "",
              day(game).toString(),
              game.result(),
              session.line().size(),
              "");
      return Optional.of(new FilePreview(1, summary, session.position()));
    } catch (InputFault | ExecutionException | TimeoutException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** The text of a game, and what it did to ratings, from the store. */
  private record PastText(String text, Map<Long, RatingChange> changes) {}

  private CompletableFuture<PastText> read(PastGame game) {
    return house
        .store()
        .table(game.id())
        .thenCombine(house.store().events(game.id(), 0), (row, all) -> row.orElseThrow().text(all))
        .thenCombine(house.store().ratingChanges(game.id()), PastText::new);
  }

  @Override
  public OpenedFile open(String file) throws Refusal {
    return openAsync(file).outcome();
  }

  @Override
  public Pending<OpenedFile> openAsync(String file) throws Refusal {
    if (isGiven(file)) {
      return texts.openAsync(file);
    }
    PastGame game = past.get(bare(file));
    if (game == null) {
      return Pending.completed(watch -> super.open(file)); // refuses
    }
    CompletableFuture<PastText> text = read(game);
    return Pending.after(text, "past", watch -> opened(game, text), texts::close);
  }

  /**
   * Looks through this person's newest games, then the owner's, then those of the program: only in
   * one of these folders if that is what is named.
   */
  @Override
  public boolean find(
      String folder, GameQuery query, Consumer<FoundGame> found, Pending.Watch watch)
      throws Refusal {
    if (isOfGiven(folder)) {
      return texts.find(folder, query, found, watch);
    }
    Map<String, PastGame> own = past;
    each(
        own.values().stream().limit(MOST_SEARCHED).toList(),
        watch,
        (game, recording) ->
            recording.flatMap(shown -> query.found(OWN + name(game), 1, shown)).ifPresent(found));
    boolean isAll = own.size() <= MOST_SEARCHED;
    List<String> below = folder.equals(OWN) ? List.of() : List.of(LIBRARY, INCLUDED);
    for (String given : below) { // they are listed below a person's own
      isAll &= watch.isGivenUp() || texts.find(given, query, found, watch);
    }
    return isAll;
  }

  @Override
  public SearchWatch searching(Pending.Watch watch) {
    return house.searches().begin(person.id(), watch);
  }

  @Override
  public void searched(SearchWatch searching) {
    house.searches().end(person.id(), searching);
  }

  /** A game whose text the store is asked for. */
  private record AskedPast(PastGame game, CompletableFuture<PastText> text) {}

  /** Is given a game, and what it is; empty if it can't be shown. */
  private interface PastReader<E extends Exception> {
    void read(PastGame game, Optional<Recording> recording) throws E;
  }

  /**
   * Reads games, of which the store is asked for some at once; those it can't read are left out.
   */
  private <E extends Exception> void each(
      List<PastGame> all, Pending.Watch watch, PastReader<E> reader) throws E {
    Iterator<PastGame> left = all.iterator();
    Deque<AskedPast> asked = new ArrayDeque<>();
    for (int done = 0; (left.hasNext() || !asked.isEmpty()) && !watch.isGivenUp(); done++) {
      while (left.hasNext() && asked.size() < MOST_ASKED) {
        PastGame next = left.next();
        asked.add(new AskedPast(next, read(next)));
      }
      AskedPast next = asked.remove();
      awaitUnlessGivenUp(next.text(), watch);
      watch.came(done, all.size());
      if (next.text().isDone() && !next.text().isCompletedExceptionally()) {
        reader.read(next.game(), shown(next));
      }
    }
  }

  private static void awaitUnlessGivenUp(CompletableFuture<?> text, Pending.Watch watch) {
    while (!text.isDone() && !watch.isGivenUp()) {
      try {
        text.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (ExecutionException | TimeoutException e) {
        // It is over, or not yet.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private Optional<Recording> shown(AskedPast asked) {
    try {
      return Optional.of(recording(asked.game(), asked.text()));
    } catch (Refusal | RuntimeException e) {
      return Optional.empty(); // opening it says why
    }
  }

  /**
   * Indexes this person's newest games, with those of the owner and of the program; only one of
   * their folders or files if that is what is named.
   */
  @Override
  public Optional<Pending<IndexedGames>> positions(OpenedFile file, String collection) {
    if (!isFolder(collection) && !isRecording(collection)) {
      return Optional.of(
          Pending.completed(
              watch -> {
                throw person.refusal("past.nowhere", Printable.of(collection));
              }));
    } else if (isOfGiven(collection)) {
      return texts
          .positions(file, LIBRARY)
          .map(
              given ->
                  Pending.of(
                      given.future().thenApply(all -> all.in(name -> isIn(collection, name))),
                      given::percent));
    }
    Pending<PositionIndex> own =
        Pending.queued(
            house.around().readers(), watch -> indexed(SearchWatch.limited(watch)), unwanted -> {});
    Optional<Pending<IndexedGames>> given =
        collection.isEmpty() || collection.equals(FOLDER)
            ? texts.positions(file, LIBRARY)
            : Optional.empty();
    return Optional.of(
        given
            .map(
                other ->
                    Pending.of(
                        other
                            .future()
                            .thenCombine(
                                own.future(),
                                (all, past) -> IndexedGames.of(all.indexes().get(0), past)),
                        () -> Math.min(other.percent(), own.isOver() ? 100 : own.percent()),
                        own::giveUp))
            .orElseGet(
                () ->
                    Pending.of(
                        own.future().thenApply(index -> ownIn(index, bare(collection))),
                        own::percent,
                        own::giveUp)));
  }

  private static IndexedGames ownIn(PositionIndex own, String name) {
    boolean isAll = name.isEmpty() || name.equals(PAST);
    return IndexedGames.of(own).in(file -> isAll || file.equals(OWN + name));
  }

  /** Whether a file is the one that was named, or in that folder or below it. */
  private static boolean isIn(String place, String file) {
    return file.equals(place) || file.startsWith(place.endsWith("/") ? place : place + "/");
  }

  /**
   * Indexes this person's newest games, each read once: those there is time for. The next time the
   * others are read.
   */
  private PositionIndex indexed(Pending.Watch watch) throws Refusal {
    Map<String, PastGame> left = new LinkedHashMap<>();
    past.values().stream().limit(MOST_SEARCHED).forEach(game -> left.put(OWN + name(game), game));
    Optional<PositionIndex> old = Optional.ofNullable(own);
    List<IndexedFile> kept =
        old.map(PositionIndex::files).orElse(List.of()).stream()
            .filter(file -> left.remove(file.name()) != null)
            .toList();
    if (left.isEmpty() && old.filter(index -> index.files().equals(kept)).isPresent()) {
      return old.get();
    }
    try {
      own =
          PositionIndexWriter.unnamed(
              games, PAST, old, writer -> index(kept, List.copyOf(left.values()), writer, watch));
      return own;
    } catch (IOException e) {
      throw person.refusal("past.unread");
    }
  }

  private void index(
      List<IndexedFile> kept,
      List<PastGame> others,
      PositionIndexWriter writer,
      Pending.Watch watch)
      throws IOException {
    for (IndexedFile file : kept) {
      writer.keep(file);
    }
    each(
        others,
        watch,
        (game, recording) -> {
          writer.begin(OWN + name(game));
          if (recording.isPresent()) {
            writer.add(recording.get());
          } else {
            writer.addUnreadable();
          }
        });
  }

  @Override
  public BitSet matching(IndexedGames indexed, GameQuery query, Pending.Watch watch)
      throws Refusal {
    BitSet found = new BitSet();
    int first = 0;
    for (IndexedGames one : indexed.each()) {
      BitSet those =
          one.indexes().get(0).about().equals(PAST)
              ? ownMatching(one, query, watch)
              : texts.matching(one, query, watch);
      int before = first;
      those.stream().forEach(game -> found.set(before + game));
      first += one.games();
    }
    return found;
  }

  private BitSet ownMatching(IndexedGames own, GameQuery query, Pending.Watch watch) {
    Map<PastGame, Integer> numbers = new LinkedHashMap<>();
    for (IndexedFile file : own.indexes().get(0).files()) {
      PastGame game = past.get(bare(file.name()));
      if (game != null && file.games() > 0 && own.counted().test(file.first())) {
        numbers.put(game, file.first());
      }
    }
    BitSet found = new BitSet();
    each(
        List.copyOf(numbers.keySet()),
        watch,
        (game, recording) ->
            found.set(numbers.get(game), recording.filter(query::holds).isPresent()));
    return found;
  }

  @Override
  public boolean isAt(OpenedFile file, String path) {
    return file.name().equals(path) || file.name().equals(bare(path));
  }

  @Override
  public Recording asked(String file, int number) throws QueryFault {
    if (isGiven(file)) {
      return texts.asked(file, number);
    }
    try {
      Archive archive = open(file).archive();
      if (number != 1) {
        throw new QueryFault(
            file, person.language().words(FileStore.class).text("asked.game", number, 1));
      }
      return archive.game(0, Note.UNHEARD);
    } catch (Refusal | InputFault e) {
      throw new QueryFault(file, e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // it is in memory
    }
  }

  @Override
  public Optional<FilePreview> preview(String file, int game, int node) {
    return isGiven(file) ? texts.preview(file, game, node) : preview(file);
  }

  /**
   * Writes games that are over: one by its number as text, or with {@code all} those that there is
   * room for, the newest first, as a zip archive. Waits for the store.
   *
   * @throws Refusal if there is no such game, or it can't be read
   */
  public byte[] written(String which) throws Refusal {
    CompletableFuture<?> listed = refresh();
    listed.handle((done, fault) -> done).join();
    if (listed.isCompletedExceptionally()) {
      throw person.refusal("house.store");
    } else if (past.isEmpty()) {
      throw new Refusal(LobbySentences.in(person.language()).nothingPast());
    } else if (which.equals(ALL)) {
      return archived();
    }
    for (PastGame game : past.values()) {
      if (Long.toString(game.id()).equals(which)) {
        return written(game);
      }
    }
    throw new Refusal(LobbySentences.in(person.language()).noPast(which));
  }

  private byte[] archived() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (PastGame game : past.values()) {
        if (bytes.size() >= MOST_ARCHIVED) {
          break;
        }
        put(game, zip);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e); // it is in memory
    }
    return bytes.toByteArray();
  }

  private void put(PastGame game, ZipOutputStream zip) throws IOException {
    try {
      byte[] text = written(game);
      String ending = text[0] == '(' ? "sgf" : "banmen";
      String name = String.join("-", day(game).toString(), game.family(), "" + game.id());
      ZipEntry entry = new ZipEntry(name + "." + ending);
      entry.setLastModifiedTime(FileTime.fromMillis(game.at()));
      zip.putNextEntry(entry);
      zip.write(text);
      zip.closeEntry();
    } catch (Refusal e) {
      // The rules have changed since, or it is too large: the others are still worth having.
    }
  }

  private byte[] written(PastGame game) throws Refusal {
    CompletableFuture<PastText> text = read(game);
    text.handle((done, fault) -> done).join();
    return texts
        .text(recording(game, text), MOST_WRITTEN)
        .orElseThrow(() -> person.refusal("past.unread"))
        .getBytes(StandardCharsets.UTF_8);
  }

  /** A game that is over, with its day and its place, once its text is there. */
  private OpenedFile opened(PastGame game, CompletableFuture<PastText> read) throws Refusal {
    SingleGame archive = new SingleGame(recording(game, read));
    return new OpenedFile(
        name(game), new BanmenFormat(games), archive, person.words().text("past.kept"));
  }

  private Recording recording(PastGame game, CompletableFuture<PastText> read) throws Refusal {
    if (read.isCompletedExceptionally()) {
      throw person.refusal("house.store");
    }
    String text = read.join().text();
    Recording played;
    try {
      Bytes bytes = Bytes.of(text.getBytes(StandardCharsets.UTF_8));
      played = new BanmenFormat(games).open(bytes).game(0, Note.UNHEARD);
    } catch (InputFault | IOException e) {
      throw person.refusal("past.unread");
    }
    RecordTree tree =
        played
            .tree()
            .with(RecordTree.ROOT, Property.of("DT", day(game).toString()))
            .with(RecordTree.ROOT, Property.of("EV", EVENT));
    tree = with(tree, "C", counted(text));
    for (Side side : Side.values()) {
      String letter = side == Side.BLACK ? "B" : "W";
      tree = with(tree, "P" + letter, name(game, side));
      boolean isOwn = game.isBlack() == (side == Side.BLACK);
      tree = with(tree, letter + "R", rank(game, isOwn ? person.id() : game.opponent(), read));
    }
    tree =
        house.name().isEmpty() ? tree : tree.with(RecordTree.ROOT, Property.of("PC", house.name()));
    return played.with(tree);
  }

  /** The rank of a player of a game before it; empty unless it was rated and its game has ranks. */
  private Optional<String> rank(PastGame game, long player, CompletableFuture<PastText> read) {
    return Optional.ofNullable(read.join().changes().get(player))
        .flatMap(change -> ratings().rank(change.before(), game.family(), FILE_WORDS));
  }

  private Ratings ratings() {
    return house.tables().ratings();
  }

  private static RecordTree with(RecordTree tree, String property, Optional<String> value) {
    return value.isEmpty() ? tree : tree.with(RecordTree.ROOT, Property.of(property, value.get()));
  }

  /** The sentence on a count that ended without one of the players. */
  private Optional<String> counted(String text) {
    try {
      Session end = SavedGameText.read(text, games).session();
      return end.countSaid();
    } catch (InputFault e) {
      return Optional.empty(); // it was read a moment ago
    }
  }

  @Override
  public OpenedFile openText(String text) throws Refusal {
    return texts.openText(text);
  }

  @Override
  public OpenedFile openPlayed(Session session) throws Refusal {
    for (GameTable table : house.tables().known().all()) {
      if (table.live().now().tree() == session.tree()
          && table.isOf(person.me())
          && !table.live().now().isOver()
          && house.tables().known().isWithoutAid(table.live(), person.me())) {
        throw person.refusal("table.rated.aid");
      }
    }
    return texts.openPlayed(session);
  }

  @Override
  public OpenedFile openShown(Recording recording) throws Refusal {
    return texts.openShown(recording);
  }

  @Override
  public void close(OpenedFile file) {
    texts.close(file);
  }

  @Override
  public Optional<String> text(Session session, int most) {
    return texts.text(session, most);
  }

  @Override
  public Optional<String> text(Recording recording, int most) {
    return texts.text(recording, most);
  }

  @Override
  public Optional<Recording> recording(String text) {
    return texts.recording(text);
  }
}
