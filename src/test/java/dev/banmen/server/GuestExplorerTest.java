package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.FileStore;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.SearchWatch;
import dev.banmen.app.TableOptions;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.files.OwnersLibrary;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.bot.QuickPlayers;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.Replay;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.server.tables.RatedGames;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.survey.BoardPart;
import dev.banmen.survey.Explored;
import dev.banmen.survey.ExploredGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedFile;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.IndexedGames.PartSearch;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionKeys;
import dev.banmen.survey.SoughtPattern;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a guest of a server learns in the explorer is what a plain replay of the games says that
 * they may see: the owner's, the program's, and their own.
 */
class GuestExplorerTest {
  private static final Site SIDE = new Site(1, 0);
  private static final Site ODD = new Site(0, 3); // in no other game

  @TempDir Path folder;
  private final List<Runnable> waiting = new ArrayList<>(); // for the thread that indexes
  private final Map<Object, CompletableFuture<List<EventRow>>> damaged = new HashMap<>();
  private final CompletableFuture<Boolean> isAsked = new CompletableFuture<>(); // for such
  private OpenHouse house;

  @BeforeEach
  void open() throws Exception {
    house =
        new OpenHouse(
            time ->
                answering(
                    SqliteStore.open(
                        folder, time, row -> RatedGames.ranks(QuickPlayers.GAMES, row))),
            HouseLimits.DEFAULT,
            Optional::isPresent,
            1_000_000);
    Path games = Files.createDirectories(folder.resolve("library/old"));
    Files.writeString(
        games.resolve("a.sgf"),
        "(;GM[1]SZ[9]PB[Ann]PW[Bo]DT[1990]RE[B+R];B[cc];W[gg];B[gc])"
            + "(;GM[1]SZ[9]PB[Cy]PW[Dora]DT[2000]RE[W+2.5];B[gg];W[cc];B[gc];W[cg])");
    Files.writeString(
        games.resolve("../b.sgf"), "(;GM[1]SZ[9]PB[Eve]PW[Flo]RE[0];B[cg](;W[gc])(;W[ee]))");
    OwnersLibrary library =
        new OwnersLibrary(
            folder.resolve("library"),
            folder,
            QuickPlayers.GAMES,
            Runnable::run,
            waiting::add,
            fault -> {});
    house.own =
        () -> {
          HostEnvironment host =
              new HostEnvironment(
                  Map.of(),
                  folder.resolve("none").toString(),
                  folder.resolve("none"),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty());
          Library own =
              new Library(host, QuickPlayers.GAMES, ScreenChoices.ALL, folder.resolve("state"));
          own.files().showLibrary(library);
          return own;
        };
  }

  /** A store that gives this in place of the events of some tables. */
  private Store answering(Store store) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (proxy, method, values) -> {
              if (method.getName().equals("events") && damaged.containsKey(values[0])) {
                isAsked.complete(true);
                return damaged.get(values[0]);
              }
              return method.invoke(store, values);
            });
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** Two play a private game of these points, which Black gives up. */
  private void play(Visit black, Visit white, Site... points) throws Exception {
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(black.person().me(), ""), Seat.FREE);
    LiveSession begun = black.person().room().begin(terms, new TableOptions(true, false));
    house.settle();
    String code = house.house.services().tables().known().of(begun).orElseThrow().code();
    LiveSession live = white.person().lobby().orElseThrow().join(code);
    house.settle();
    Side side = Side.BLACK;
    for (Site point : points) {
      Visit mover = side == Side.BLACK ? black : white;
      live.submit(mover.person().me(), new Event.Try(new Place(side, point)));
      side = side.opponent();
    }
    live.submit(black.person().me(), new Event.Resign(Side.BLACK));
    black.person().room().leave(live);
    white.person().room().leave(live);
    house.settle();
    black.person().files().refresh().join();
    white.person().files().refresh().join();
  }

  private IndexedGames indexed(Visit visit) throws Exception {
    return made(visit.person().files().positions(null, "").orElseThrow());
  }

  private IndexedGames made(Pending<IndexedGames> asked) throws Exception {
    while (!waiting.isEmpty()) {
      waiting.remove(0).run();
    }
    return asked.outcome();
  }

  /** All games that somebody may see, in the order of the lists. */
  private static Map<String, List<Recording>> seen(Visit visit) throws Exception {
    FileStore files = visit.person().files();
    Map<String, List<Recording>> games = new LinkedHashMap<>();
    for (String row : files.list(FileStore.PAST).rows()) {
      if (!row.endsWith("/")) {
        read(files, FileStore.PAST + "/" + row, games);
      }
    }
    for (String file : List.of("banmen:library/b.sgf", "banmen:library/old/a.sgf")) {
      read(files, file, games);
    }
    for (String row : files.list(FileStore.INCLUDED).rows()) {
      read(files, FileStore.INCLUDED + "/" + row, games);
    }
    return games;
  }

  private static void read(FileStore files, String name, Map<String, List<Recording>> games)
      throws Exception {
    OpenedFile opened = files.open(name);
    Archive archive = opened.archive();
    for (int game = 0; game < archive.size(); game++) {
      games.computeIfAbsent(name, any -> new ArrayList<>()).add(archive.game(game, Note.UNHEARD));
    }
  }

  /** The positions of the main line of a game. */
  private static List<Position> line(Recording recording) throws Exception {
    List<Position> line = new ArrayList<>();
    Replay replay = Replay.of(recording, QuickPlayers.GAMES);
    RecordTree tree = recording.tree();
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = next(tree, node)) {
      replay.goTo(node);
      line.add(replay.position());
    }
    return line;
  }

  private static int next(RecordTree tree, int node) {
    return tree.children(node).isEmpty() ? RecordTree.NONE : tree.children(node).get(0);
  }

  /** Whether two positions are the same, turned or mirrored, found out point by point. */
  private static boolean areSame(Position one, Position other) {
    if (!one.game().id().equals(other.game().id())
        || !one.lattice().equals(other.lattice())
        || !one.movers().equals(other.movers())) {
      return false;
    }
    for (Symmetry way : one.game().symmetries()) {
      int[] to = way.indices(one.lattice());
      boolean isSame = true;
      for (int site = 0; site < to.length && isSame; site++) {
        isSame = one.at(site) == other.at(to[site]);
      }
      if (isSame) {
        return true;
      }
    }
    return false;
  }

  private static Explored asked(IndexedGames indexed, Position position) {
    PositionKeys keys = new PositionKeys(position.game());
    return indexed.at(keys, position::at, position.movers(), game -> true);
  }

  @Test
  void answersAreThoseOfAPlainReplayOfWhatTheGuestMaySee() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    play(anna, ben, new Site(2, 2), new Site(6, 6));
    play(ben, anna, new Site(6, 6), ODD, new Site(2, 2));
    for (Visit guest : List.of(anna, ben, house.named("cem"))) {
      Map<String, List<Recording>> games = seen(guest);
      IndexedGames indexed = indexed(guest);
      assertThat(indexed.games()).isEqualTo(games.values().stream().mapToInt(List::size).sum());
      Map<Recording, List<Position>> lines = new LinkedHashMap<>();
      for (List<Recording> file : games.values()) {
        for (Recording game : file) {
          lines.put(game, line(game));
        }
      }
      Set<Position> asked = new LinkedHashSet<>();
      lines.values().forEach(line -> asked.addAll(line.subList(0, Math.min(4, line.size()))));
      for (Position position : asked) {
        long count =
            lines.values().stream()
                .filter(line -> line.stream().anyMatch(one -> areSame(one, position)))
                .count();
        Explored explored = asked(indexed, position);
        assertThat((long) explored.count()).isEqualTo(count);
        assertThat(explored.all().games()).isEqualTo(explored.count());
        for (ExploredGame game : explored.games()) {
          OpenedFile opened = guest.person().files().open(game.file());
          Recording recording = opened.archive().game(game.game(), Note.UNHEARD);
          Replay replay = Replay.of(recording, QuickPlayers.GAMES);
          replay.goTo(game.node());
          assertThat(game.isAt(replay.position())).isTrue();
          assertThat(areSame(replay.position(), position)).isTrue();
          assertThat(guest.person().files().isAt(opened, game.file())).isTrue();
        }
      }
    }
  }

  @Test
  void aGuestFindsNoPrivateGameOfOthers() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    Visit cem = house.named("cem");
    play(anna, ben, ODD, SIDE);
    play(ben, cem, SIDE, ODD);
    Recording own = seen(anna).values().iterator().next().get(0);
    Position odd = line(own).get(1);
    assertThat(asked(indexed(anna), odd).games())
        .singleElement()
        .satisfies(game -> assertThat(game.white()).isEqualTo("ben"));
    assertThat(asked(indexed(ben), odd).count()).isEqualTo(1);
    assertThat(asked(indexed(cem), odd).count()).isZero();
    assertThat(asked(indexed(house.named("dora")), odd).count()).isZero();
    for (Visit visit : List.of(anna, ben, cem)) {
      List<String> past = visit.person().files().list(FileStore.PAST).rows();
      for (PositionIndex index : indexed(visit).indexes()) {
        for (IndexedFile file : index.files()) {
          assertThat(file.name())
              .satisfiesAnyOf(
                  name -> assertThat(name).startsWith("banmen:/"),
                  name -> assertThat(name).startsWith("banmen:library/"),
                  name -> assertThat(past).contains(name.substring("banmen:past/".length())));
        }
      }
    }
  }

  private static List<String> counted(IndexedGames indexed, Visit visit) throws Exception {
    Position start = line(seen(visit).get("banmen:library/b.sgf").get(0)).get(0);
    return asked(indexed, start).games().stream().map(ExploredGame::file).distinct().toList();
  }

  @ParameterizedTest
  @CsvSource({
    "banmen:library/old, banmen:library/old/a.sgf",
    "banmen:library/old/, banmen:library/old/a.sgf",
    "banmen:library/b.sgf, banmen:library/b.sgf",
    "banmen:library, banmen:library/b.sgf banmen:library/old/a.sgf",
  })
  void onlyWhatIsNamedIsLookedIn(String named, String files) throws Exception {
    Visit anna = house.named("anna");
    play(anna, house.named("ben"), new Site(2, 2), ODD);
    FileStore own = anna.person().files();
    IndexedGames indexed = made(own.positions(null, named).orElseThrow());
    assertThat(counted(indexed, anna)).containsExactlyInAnyOrder(files.split(" "));
    GameQuery all = query("size:9");
    int before = 0;
    BitSet matching = own.matching(indexed, all, Pending.Watch.PATIENT);
    for (PositionIndex index : indexed.indexes()) {
      for (IndexedFile file : index.files()) {
        BitSet games = matching.get(before + file.first(), before + file.end());
        assertThat(!games.isEmpty()).isEqualTo(List.of(files.split(" ")).contains(file.name()));
      }
      before += index.games();
    }
  }

  @Test
  void oneOfTheirOwnGamesOrTheirFolderMayBeNamed() throws Exception {
    Visit anna = house.named("anna");
    play(anna, house.named("ben"), new Site(2, 2), ODD);
    play(anna, house.named("ben"), new Site(2, 2), SIDE);
    FileStore files = anna.person().files();
    List<String> past = files.list("banmen:past/").rows();
    assertThat(past).hasSize(2);
    for (String name : List.of(past.get(0), "/" + past.get(0), "banmen:past/" + past.get(0))) {
      assertThat(counted(made(files.positions(null, name).orElseThrow()), anna))
          .containsExactly("banmen:past/" + past.get(0));
    }
    assertThat(counted(made(files.positions(null, "banmen:past/").orElseThrow()), anna)).hasSize(2);
    assertThat(counted(made(files.positions(null, "/").orElseThrow()), anna)).hasSizeGreaterThan(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/no/such",
        "banmen:library/none",
        "banmen:library/ol",
        "banmen:library/../library",
        "banmen:past/9 none",
        "old"
      })
  void whatIsNotThereIsRefused(String named) throws Exception {
    Visit anna = house.named("anna");
    FileStore files = anna.person().files();
    Pending<IndexedGames> asked = files.positions(null, named).orElseThrow();
    assertThatThrownBy(() -> made(asked))
        .isInstanceOf(Refusal.class)
        .hasMessage("There are no games at " + named + ".");
    assertThat(files.isFolder(named) || files.isRecording(named)).as("remembered").isFalse();
  }

  @Test
  void aQuestionInARecordingIsAboutItsFolder() throws Exception {
    Visit anna = house.named("anna");
    play(anna, house.named("ben"), new Site(2, 2), ODD);
    FileStore files = anna.person().files();
    String past = files.list("banmen:past/").rows().get(0);
    Map<String, String> folders = new LinkedHashMap<>();
    folders.put("banmen:library/old/a.sgf", "banmen:library/old");
    folders.put("banmen:library/b.sgf", "banmen:library");
    folders.put("banmen:/" + files.list("banmen:").rows().get(0), "banmen:");
    folders.put("banmen:past/" + past, "banmen:past/");
    for (Map.Entry<String, String> one : folders.entrySet()) {
      assertThat(files.folder(files.open(one.getKey()))).isEqualTo(one.getValue());
      Set<String> found = new HashSet<>();
      files.find(one.getValue(), query(""), game -> found.add(game.file()), Pending.Watch.PATIENT);
      assertThat(found).contains(one.getKey()).allMatch(name -> name.startsWith(one.getValue()));
    }
    assertThat(files.folder(files.openText("(;GM[1]SZ[9];B[aa])"))).isEqualTo("banmen:past/");
  }

  private static GameQuery query(String word) throws Exception {
    return GameQuery.of(
        GameQuery.words(word),
        QuickPlayers.GAMES,
        (file, game) -> {
          throw new AssertionError(file);
        });
  }

  @Test
  void allWhoAskShareOneIndexAndEachHasTheirOwn() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    play(anna, ben, ODD, SIDE);
    PositionIndex shared = indexed(anna).indexes().get(0);
    assertThat(indexed(ben).indexes().get(0)).isSameAs(shared);
    assertThat(indexed(ben).indexes().get(1)).isNotSameAs(indexed(anna).indexes().get(1));
    PositionIndex own = indexed(anna).indexes().get(1);
    assertThat(indexed(anna).indexes().get(1)).as("nothing is new").isSameAs(own);
    play(anna, ben, SIDE, ODD);
    PositionIndex more = indexed(anna).indexes().get(1);
    assertThat(more.games()).isEqualTo(2);
    assertThat(
            anna.person().files().positions(null, FileStore.PAST).orElseThrow().outcome().indexes())
        .containsExactly(more);
  }

  @Test
  void fiftyGuestsMayAskAtOnceAndOnlyOneIndexIsMade() throws Exception {
    List<Pending<IndexedGames>> asked = new ArrayList<>();
    for (int guest = 0; guest < 50; guest++) {
      asked.add(house.visit("key" + guest).person().files().positions(null, "").orElseThrow());
    }
    assertThat(waiting).as("one task for all of them").hasSize(1);
    waiting.remove(0).run();
    Set<PositionIndex> shared = new HashSet<>();
    for (Pending<IndexedGames> one : asked) {
      shared.add(one.outcome().indexes().get(0));
    }
    assertThat(shared).hasSize(1);
  }

  @Test
  void aQuestionAndAPartAreAboutAllOfThem() throws Exception {
    Visit anna = house.named("anna");
    play(anna, house.named("ben"), new Site(2, 2), ODD);
    IndexedGames indexed = indexed(anna);
    FileStore files = anna.person().files();
    Map<String, BitSet> wanted = new TreeMap<>();
    for (String word : List.of("player:anna", "player:dora", "result:B", "size:9", "moves:2")) {
      GameQuery query = query(word);
      BitSet found =
          SearchWatch.search(
                  anna.person(), "positions", watch -> files.matching(indexed, query, watch))
              .outcome();
      wanted.put(word, found);
      int count = 0;
      for (List<Recording> file : seen(anna).values()) {
        count += (int) file.stream().filter(query::holds).count();
      }
      assertThat(found.cardinality()).as(word).isEqualTo(count);
    }
    Position start = line(seen(anna).values().iterator().next().get(0)).get(0);
    PositionKeys keys = new PositionKeys(start.game());
    BitSet own = wanted.get("player:anna");
    assertThat(indexed.at(keys, start::at, start.movers(), own::get).games())
        .extracting(ExploredGame::black)
        .containsExactly("anna");
    Position corner = line(seen(anna).values().iterator().next().get(0)).get(1);
    BoardPart part = BoardPart.corner(corner.lattice(), new Site(2, 2));
    PartSearch search =
        indexed.search(SoughtPattern.of(corner, part).orElseThrow(), wanted.get("size:9")::get);
    int four = 0; // those that this test has made, all of them
    while (search.advance(1)) {
      assertThat(search.done()).isLessThan(indexed.games());
    }
    assertThat(search.done()).isEqualTo(indexed.games());
    for (ExploredGame game : search.explored().games()) {
      Recording recording = files.open(game.file()).archive().game(game.game(), Note.UNHEARD);
      assertThat(game.isAt(line(recording).get(game.node()))).isTrue();
      four += game.file().startsWith(FileStore.INCLUDED + "/") ? 0 : 1;
    }
    assertThat(four).isEqualTo(4);
  }

  @Test
  void ownGamesAreIndexedWhileComputersThinkAndWhatCannotBeReadOnlyOnce() throws Exception {
    house.thoughts = Optional.of(new ArrayDeque<>());
    Visit anna = house.named("anna");
    play(anna, house.named("ben"), new Site(2, 2), ODD);
    play(anna, house.named("ben"), ODD, SIDE);
    damaged.put(1L, CompletableFuture.completedFuture(List.of(new EventRow(1, "", "nonsense\n"))));
    FileStore files = anna.person().files();
    PositionIndex first =
        files.positions(null, FileStore.PAST).orElseThrow().outcome().indexes().get(0);
    assertThat(first.games()).isEqualTo(1);
    assertThat(files.positions(null, FileStore.PAST).orElseThrow().outcome().indexes())
        .containsExactly(first);
    assertThat(house.thoughts.get()).isEmpty();
  }

  @Test
  void escEndsTheWaitForAStoreThatHangs() throws Exception {
    Visit anna = house.named("anna");
    play(anna, house.named("ben"), new Site(2, 2), ODD);
    damaged.put(1L, new CompletableFuture<>());
    FileStore files = anna.person().files();
    Pending<IndexedGames> asked = files.positions(null, FileStore.PAST).orElseThrow();
    isAsked.join();
    asked.giveUp();
    house.settleTasks(); // waits for the thread that reads
    damaged.clear();
    assertThat(files.positions(null, FileStore.PAST).orElseThrow().outcome().games()).isEqualTo(1);
  }

  @Test
  void nobodyWaitsForAnIndexThatFails() throws Exception {
    Files.writeString(folder.resolve("positions"), "no folder");
    Visit anna = house.named("anna");
    Pending<IndexedGames> asked = anna.person().files().positions(null, "").orElseThrow();
    waiting.remove(0).run();
    asked.await(60_000);
    assertThat(asked.isOver()).isTrue();
    assertThat(asked.isUsable()).isFalse();
  }
}
