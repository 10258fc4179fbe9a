package dev.banmen.survey;

import static dev.banmen.survey.PositionIndexWriter.IndexLimit.BYTES;
import static dev.banmen.survey.PositionIndexWriter.IndexLimit.CHANGES;
import static dev.banmen.survey.PositionIndexWriter.IndexLimit.POSITIONS;
import static java.nio.file.StandardOpenOption.DELETE_ON_CLOSE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.RecordTree.TreeBuilder;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.Recording.RefusalPolicy;
import dev.banmen.laws.GameCases;
import dev.banmen.record.Replay;
import dev.banmen.storage.FileStamp;
import dev.banmen.survey.Explored.ExploredMove;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An index of positions answers as a plain replay of all games does, whatever they are like. */
class PositionIndexTest {
  private static final int GAMES = 12; // of a collection
  private static final String ABOUT = "games";

  @TempDir Path folder;
  private final KnownGames known = new KnownGames(Catalog.ALL);

  static List<Family> families() {
    return Catalog.ALL.families();
  }

  @Test
  void anIndexIsNeverLargerThanWhatCanBeReadInOnePiece() {
    long most = PositionIndex.MOST_POSITIONS;
    assertThat(PositionIndexWriter.met(most, 15_000_000, 1000, 1 << 20, 0)).isEmpty();
    assertThat(PositionIndexWriter.met(most, 28_000_000, 1000, 1 << 20, 0)).hasValue(BYTES);
    assertThat(PositionIndexWriter.met(most, 15_000_000, 1000, 0, 200 << 20)).hasValue(BYTES);
    assertThat(PositionIndexWriter.met(most, 15_000_000, 10_000_000, 0, 0)).hasValue(BYTES);
    assertThat(PositionIndexWriter.met(most + 1, 1, 1, 1, 1)).hasValue(POSITIONS);
    assertThat(PositionIndexWriter.met(1, 34_000_000, 1, 1, 1))
        .hasValue(PositionIndexWriter.IndexLimit.GAMES);
    assertThat(PositionIndexWriter.met(1, 1, 1, 1, (400 << 20) + 1)).hasValue(CHANGES);
    assertThat(PositionIndexWriter.met(1, 1, 1, 1, 400 << 20)).isEmpty();
  }

  private PositionIndexWriter writer(Optional<PositionIndex> old) throws IOException {
    return writer(old, PositionIndexWriter.MOST_TEXT);
  }

  private PositionIndexWriter writer(Optional<PositionIndex> old, int mostText) throws IOException {
    return new PositionIndexWriter(
        Catalog.ALL, ABOUT, old, scratch("runs"), scratch("changes"), mostText);
  }

  /** A new one each time, as two writers may be at work. */
  private FileChannel scratch(String name) throws IOException {
    Path scratch = Files.createTempFile(folder, name, "");
    return FileChannel.open(scratch, READ, WRITE, DELETE_ON_CLOSE);
  }

  static byte[] written(PositionIndexWriter writer) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writer.writeTo(out);
    return out.toByteArray();
  }

  static PositionIndex read(byte[] bytes) {
    return PositionIndex.of(ByteBuffer.wrap(bytes), ABOUT).orElseThrow();
  }

  /** An index of games, a few in each file. */
  private PositionIndex index(List<Recording> games) throws IOException {
    PositionIndexWriter writer = writer(Optional.empty());
    for (int i = 0; i < games.size(); i++) {
      if (i % 3 == 0) {
        writer.begin("file" + i, new FileStamp(i, i));
      }
      writer.add(games.get(i));
    }
    return read(written(writer));
  }

  /** Random games of one kind, with variations, set-up, passes, remarks and refused moves. */
  static List<Recording> games(Family family, SplittableRandom random) {
    List<String> small = GameCases.of(family).smallOptions();
    Map<String, String> chosen = GameCases.options(small.get(random.nextInt(small.size())));
    List<Recording> games = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      RefusalPolicy policy = RefusalPolicy.values()[random.nextInt(4)];
      RecordTree tree = tree(family, chosen, policy, random);
      games.add(new Recording(family.id(), chosen, family.game(chosen).start(), policy, tree));
    }
    return games;
  }

  private static RecordTree tree(
      Family family, Map<String, String> chosen, RefusalPolicy policy, SplittableRandom random) {
    TreeBuilder builder = new TreeBuilder();
    String result = List.of("", "B+1", "W+R", "0", "?").get(random.nextInt(5));
    String date = random.nextBoolean() ? Integer.toString(1950 + random.nextInt(50)) : "";
    List<Property> root =
        List.of(
            Property.of("RE", result),
            Property.of("DT", date),
            Property.of("PB", "black" + random.nextInt(5)),
            Property.of("PW", "white" + random.nextInt(5)));
    builder.add(RecordTree.NONE, root, 0, 0);
    Recording begun =
        new Recording(family.id(), chosen, family.game(chosen).start(), policy, builder.tree());
    Game game = Replay.game(begun, Catalog.ALL);
    RecordTree tree = begun.tree();
    int end = 0;
    for (int i = random.nextInt(12); i > 0; i--) {
      int from = random.nextInt(6) == 0 ? random.nextInt(tree.size()) : end;
      end = tree.size();
      tree = tree.grown(from, node(game, begun.with(tree), from, random));
    }
    return tree;
  }

  private static List<Property> node(
      Game game, Recording recording, int from, SplittableRandom random) {
    Lattice lattice = game.lattice();
    Replay replay = Replay.of(recording, game);
    replay.goTo(from);
    Board board = replay.board();
    int kind = random.nextInt(12);
    if (kind == 0) {
      return List.of(Property.of("C", "a remark"));
    }
    int site = lattice.nextOpen(random.nextInt(lattice.size()));
    if (kind == 1 && site >= 0) {
      String name = Recordable.notation(game).name(lattice.site(site));
      return List.of(Property.of(random.nextBoolean() ? "AB" : "AE", name));
    }
    List<Side> movers = board.movers().stream().sorted().toList();
    Side side =
        movers.isEmpty() || kind == 2 ? Side.BLACK : movers.get(random.nextInt(movers.size()));
    int[] legal = new int[lattice.size()];
    int count = board.copy().legal(side, legal);
    Move move =
        count > 0 && kind > 3
            ? new Place(side, lattice.site(legal[random.nextInt(Math.min(count, 4))]))
            : site >= 0 && kind == 3 ? new Place(side, lattice.site(site)) : new Pass(side);
    return List.of(Recordable.property(game, move));
  }

  /** What a question about a position is answered with, in words that a failure shows. */
  private record Answer(int games, Map<String, Integer> winners, Map<String, Integer> moves) {}

  /** Replays all games, and compares their boards site by site. */
  private Answer replayed(List<Recording> games, int asked, int node) {
    LoadedGame of = new LoadedGame(games.get(asked), known);
    SoughtPosition sought = new SoughtPosition(of.replay(), node);
    Replay shown = of.replay();
    shown.goTo(node);
    Map<String, Integer> winners = new HashMap<>();
    Map<String, Integer> moves = new HashMap<>();
    int count = 0;
    for (Recording one : games) {
      LoadedGame game = new LoadedGame(one, known);
      int first = sought.in(game);
      if (first == RecordTree.NONE) {
        continue;
      }
      count++;
      winners.merge(game.winner().orElseThrow().name(), 1, Integer::sum);
      Replay there = game.replay();
      there.goTo(first);
      List<Symmetry> ways =
          there.game().symmetries().stream()
              .filter(way -> isSame(there.board(), shown.board(), way, there.game().lattice()))
              .toList();
      next(one, there)
          .ifPresent(move -> moves.merge(name(move, ways, there.game()), 1, Integer::sum));
    }
    return new Answer(count, winners, moves);
  }

  private static boolean isSame(Board one, Board other, Symmetry way, Lattice lattice) {
    int[] to = way.indices(lattice);
    for (int site = 0; site < to.length; site++) {
      if (one.at(site) != other.at(to[site])) {
        return false;
      }
    }
    return true;
  }

  /** The first move that is played from there on, before anything else changes the board. */
  private static Optional<Move> next(Recording one, Replay there) {
    Board before = there.board().copy();
    for (int child = one.tree().firstChild(there.node()); child != RecordTree.NONE; ) {
      there.goTo(child);
      boolean isSame =
          isSame(before, there.board(), Symmetry.IDENTITY, there.game().lattice())
              && before.movers().equals(there.board().movers());
      Optional<Move> move = there.move().filter(made -> there.missNumber() == 0 || !isSame);
      if (move.isPresent()
          && (move.get() instanceof Pass
              || there.game().lattice().contains(((Place) move.get()).site()))) {
        return move;
      } else if (!isSame) {
        return Optional.empty();
      }
      child = one.tree().firstChild(child);
    }
    return Optional.empty();
  }

  private static String name(Move move, List<Symmetry> ways, Game game) {
    Lattice lattice = game.lattice();
    Set<Integer> sites =
        move instanceof Place place
            ? ways.stream()
                .map(way -> lattice.index(way.of(place.site(), lattice)))
                .collect(Collectors.toCollection(TreeSet::new))
            : Set.of();
    return move.side() + " " + sites;
  }

  private Answer indexed(PositionIndex index, Recording of, int node) {
    Replay shown = known.replay(of);
    shown.goTo(node);
    Explored explored =
        index.at(
            new PositionKeys(shown.game()),
            shown.board()::at,
            shown.board().movers(),
            game -> true);
    Map<String, Integer> winners = new HashMap<>();
    put(winners, Winner.BLACK, explored.all().black());
    put(winners, Winner.WHITE, explored.all().white());
    put(winners, Winner.DRAW, explored.all().drawn());
    put(
        winners,
        Winner.UNKNOWN,
        explored.all().games() - winners.values().stream().mapToInt(i -> i).sum());
    Map<String, Integer> moves = new HashMap<>();
    for (ExploredMove move : explored.moves()) {
      String name = move.side() + " " + new TreeSet<>(move.sites());
      assertThat(moves).doesNotContainKey(name);
      moves.put(name, move.outcomes().games());
    }
    assertThat(explored.games()).hasSize(explored.all().games());
    return new Answer(explored.all().games(), winners, moves);
  }

  private static void put(Map<String, Integer> winners, Winner winner, int count) {
    if (count > 0) {
      winners.put(winner.name(), count);
    }
  }

  private void holds(Family family, int questions, long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    List<Recording> games = games(family, random);
    PositionIndex index = index(games);
    for (int i = 0; i < questions; i++) {
      int asked = random.nextInt(GAMES);
      int node = random.nextInt(games.get(asked).tree().size());
      assertThat(indexed(index, games.get(asked), node))
          .as(family.id() + " " + seed + " " + asked + " " + node)
          .isEqualTo(replayed(games, asked, node));
    }
  }

  @ParameterizedTest
  @MethodSource("families")
  void itAnswersAsAPlainReplay(Family family) throws IOException {
    for (int seed = 0; seed < 30; seed++) {
      holds(family, 10, seed);
    }
  }

  @Tag("thorough")
  @ParameterizedTest
  @MethodSource("families")
  void itAnswersAsAPlainReplayManyTimes(Family family) throws IOException {
    for (int seed = 1000; seed < 2000; seed++) {
      holds(family, 10, seed);
    }
  }

  @Test
  void whatIsFoundIsAtTheNodeThatItNames() throws IOException {
    SplittableRandom random = new SplittableRandom(5);
    for (Family family : families()) {
      List<Recording> games = games(family, random);
      PositionIndex index = index(games);
      Replay asked = known.replay(games.get(0));
      asked.goTo(games.get(0).tree().size() - 1);
      Explored explored =
          index.at(
              new PositionKeys(asked.game()),
              asked.board()::at,
              asked.board().movers(),
              game -> true);
      for (ExploredGame found : explored.games()) {
        int number = Integer.parseInt(found.file().substring(4)) + found.game();
        Replay there = known.replay(games.get(number));
        there.goTo(found.node());
        assertThat(found.isAt(there.position())).isTrue();
        assertThat(found.black()).isEqualTo(games.get(number).tree().text(0, "PB"));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("families")
  void anIndexMadeOfAnEarlierOneIsTheSame(Family family) throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    List<Recording> games = games(family, random);
    List<Recording> others = games(family, random);
    PositionIndexWriter first = writer(Optional.empty());
    PositionIndexWriter plain = writer(Optional.empty());
    for (int file = 0; file < GAMES; file++) {
      if (file % 5 != 4) {
        first.begin("file" + (char) ('a' + file), new FileStamp(1, file));
        first.add(games.get(file));
      }
    }
    PositionIndex earlier = read(written(first));
    PositionIndexWriter second = writer(Optional.of(earlier));
    for (int file = 0; file < GAMES; file++) {
      if (file % 4 == 3) {
        continue; // removed
      }
      String name = "file" + (char) ('a' + file);
      boolean isChanged = file % 3 == 0 || file % 5 == 4;
      Recording now = isChanged ? others.get(file) : games.get(file);
      plain.begin(name, new FileStamp(isChanged ? 2 : 1, file));
      plain.add(now);
      Optional<IndexedFile> same =
          earlier.files().stream().filter(one -> one.name().equals(name)).findFirst();
      if (isChanged) {
        second.begin(name, new FileStamp(2, file));
        second.add(now);
      } else {
        second.keep(same.orElseThrow());
      }
    }
    byte[] bytes = written(second);
    assertThat(bytes).isEqualTo(written(plain));
  }

  @Test
  void aDamagedOrForeignIndexIsNone() throws IOException {
    PositionIndexWriter writer = writer(Optional.empty());
    writer.begin("file", new FileStamp(1, 2));
    for (Recording game : games(families().get(0), new SplittableRandom(3))) {
      writer.add(game);
    }
    byte[] whole = written(writer);
    assertThat(PositionIndex.of(ByteBuffer.wrap(whole), ABOUT)).isPresent();
    assertThat(PositionIndex.of(ByteBuffer.wrap(whole), "others")).isEmpty();
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 300; i++) {
      byte[] damaged = whole.clone();
      damaged[random.nextInt(whole.length)] ^= (byte) (1 + random.nextInt(255));
      assertThat(PositionIndex.of(ByteBuffer.wrap(damaged), ABOUT)).isEmpty();
      ByteBuffer cut = ByteBuffer.wrap(whole, 0, random.nextInt(whole.length));
      assertThat(PositionIndex.of(cut, ABOUT)).isEmpty();
      byte[] foreign = new byte[random.nextInt(2000)];
      random.nextBytes(foreign);
      assertThat(PositionIndex.of(ByteBuffer.wrap(foreign), ABOUT)).isEmpty();
    }
  }

  @Test
  void aGameThatCannotBeReadMayAnswerAnything() throws IOException {
    Recording game = games(families().get(0), new SplittableRandom(3)).get(0);
    PositionIndexWriter writer = writer(Optional.empty());
    writer.begin("file", new FileStamp(1, 2));
    writer.add(game);
    writer.addUnread();
    Recording unknown =
        new Recording("no game", Map.of(), Setup.EMPTY, RefusalPolicy.NOTED, game.tree());
    writer.add(unknown);
    writer.begin("none", new FileStamp(1, 2));
    writer.addUnreadable();
    PositionIndex index = read(written(writer));
    assertThat(index.games(12345)).isEqualTo(BitSet.valueOf(new long[] {6}));
    assertThat(index.files().get(1).games()).isNegative();
  }

  @Test
  void aGameOnWhichItsRulesFailIsLeftOut() throws IOException {
    Family family = Catalog.ALL.find("go").orElseThrow();
    List<Recording> games = new ArrayList<>(games(family, new SplittableRandom(1)));
    Recording good = games.get(0);
    games.set(
        1, new Recording(good.family(), good.chosen(), good.start(), good.refusalPolicy(), null));
    PositionIndex index = index(games);
    assertThat(index.game(1)).isEqualTo(PositionIndex.IndexedGame.NONE);
    assertThat(index.games()).isEqualTo(games.size());
  }

  @Test
  void aGameThatIsNotIndexedDoesNotCountEvenIfSomeOfItsPositionsAre() throws IOException {
    Family family = Catalog.ALL.find("go").orElseThrow();
    PositionIndexWriter writer = writer(Optional.empty());
    Recording game = games(family, new SplittableRandom(1)).get(0);
    writer.begin("file", new FileStamp(1, 1));
    writer.add(game);
    writer.add(game);
    ByteBuffer bytes = ByteBuffer.wrap(written(writer));
    int row = IndexTables.HEAD + bytes.getInt(20); // of the first game
    bytes.putInt(row + Integer.BYTES, PositionIndex.NOT_INDEXED);
    int end = bytes.limit() - IndexTables.SUM;
    CRC32C sum = new CRC32C();
    sum.update(bytes.duplicate().limit(end));
    bytes.putLong(end, sum.getValue());
    Replay replay = known.replay(game);
    PositionKeys keys = new PositionKeys(replay.game());
    Board board = replay.board();
    Explored explored = read(bytes.array()).at(keys, board::at, board.movers(), number -> true);
    assertThat(explored.all().games()).isEqualTo(1);
    assertThat(explored.games()).hasSize(1);
  }

  private static Recording named(String black, String white) {
    TreeBuilder builder = new TreeBuilder();
    builder.add(RecordTree.NONE, List.of(Property.of("PB", black), Property.of("PW", white)), 0, 0);
    Family go = Catalog.ALL.find("go").orElseThrow();
    Map<String, String> chosen = Map.of("size", "9");
    return new Recording(
        go.id(), chosen, go.game(chosen).start(), RefusalPolicy.NOTED, builder.tree());
  }

  @Test
  void whereTextsHaveNoMoreRoomThoseThatAreKnownStayAndAllFilesHaveTheirNames() throws IOException {
    PositionIndexWriter writer = writer(Optional.empty(), 20);
    String first = "a file's name that is longer than the room for texts";
    writer.begin(first, new FileStamp(1, 1));
    writer.add(named("Ann", "Bea and others"));
    writer.begin("second", new FileStamp(2, 2));
    writer.add(named("Cy", "Ann"));
    writer.add(named("Ann", "Dora"));
    writer.begin("third", new FileStamp(3, 3));
    writer.addUnreadable();
    PositionIndex index = read(written(writer));
    assertThat(index.files())
        .extracting(IndexedFile::name)
        .containsExactly(first, "second", "third");
    assertThat(index.game(0).black() + ", " + index.game(0).white())
        .isEqualTo("Ann, Bea and others");
    assertThat(index.game(1).black() + ", " + index.game(1).white()).isEqualTo(", Ann");
    assertThat(index.game(2).black() + ", " + index.game(2).white()).isEqualTo("Ann, ");
  }

  @Test
  void anIndexThatNamesAFileTwiceIsNone() throws IOException {
    PositionIndexWriter writer = writer(Optional.empty());
    writer.begin("", new FileStamp(1, 1));
    writer.add(named("Ann", "Bea"));
    writer.begin("", new FileStamp(2, 2));
    writer.add(named("Ann", "Bea"));
    assertThat(PositionIndex.of(ByteBuffer.wrap(written(writer)), ABOUT)).isEmpty();
  }
}
