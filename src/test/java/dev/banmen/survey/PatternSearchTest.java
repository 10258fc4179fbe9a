package dev.banmen.survey;

import static java.nio.file.StandardOpenOption.DELETE_ON_CLOSE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.Recording.RefusalPolicy;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.storage.FileStamp;
import dev.banmen.survey.Explored.ExploredMove;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A part of the board is found in an index as a plain replay of all games finds it. */
class PatternSearchTest {
  @TempDir Path folder;
  private final KnownGames known = new KnownGames(Catalog.ALL);

  static List<Family> families() {
    return Catalog.ALL.families();
  }

  private FileChannel scratch() throws IOException {
    Path scratch = Files.createTempFile(folder, "scratch", "");
    return FileChannel.open(scratch, READ, WRITE, DELETE_ON_CLOSE);
  }

  private PositionIndex index(List<Recording> games) throws IOException {
    PositionIndexWriter writer =
        new PositionIndexWriter(Catalog.ALL, "games", Optional.empty(), scratch(), scratch());
    writer.begin("file", new FileStamp(1, 1));
    for (Recording game : games) {
      writer.add(game);
    }
    return PositionIndexTest.read(PositionIndexTest.written(writer));
  }

  /** One way in which a part may lie on a board. */
  private record Lie(Symmetry way, int down, int across, boolean isSwapped) {
    Site of(Site site, Lattice lattice) {
      Site turned = way.of(site, lattice);
      return new Site(turned.row() + down, turned.col() + across);
    }
  }

  /** What a question about a part is answered with, in words that a failure shows. */
  private record Answer(
      Map<Integer, Integer> games,
      int places,
      int black,
      int white,
      Map<String, Integer> moves,
      int elsewhere) {}

  /** Replays all games, and looks at every place at every node. */
  private final class PlainReplay {
    private final Position asked;
    private final Lattice lattice;
    private final BoardPart part;
    private final List<Lie> lies = new ArrayList<>();
    private final Map<Integer, Integer> games = new TreeMap<>();
    private final Map<String, Integer> moves = new TreeMap<>();
    private int places;
    private int black;
    private int white;
    private int elsewhere;

    PlainReplay(Position asked, BoardPart part) {
      this.asked = asked;
      this.part = part;
      lattice = asked.game().lattice();
      for (Symmetry way : asked.game().symmetries()) {
        for (int down : steps(lattice.rows())) {
          for (int across : steps(lattice.cols())) {
            Lie lie = new Lie(way, down, across, false);
            if (isOnBoard(lie)) {
              lies.add(lie);
              if (part.isEitherColour()) {
                lies.add(new Lie(way, down, across, true));
              }
            }
          }
        }
      }
    }

    private List<Integer> steps(int size) {
      int step = lattice.ground() == Ground.LINES ? 2 : 1;
      return IntStream.range(-size, size)
          .filter(by -> by % step == 0)
          .boxed()
          .sorted(Comparator.comparing(Math::abs))
          .toList();
    }

    /** Whether all of the part is on the board there, and at the edges that it has. */
    private boolean isOnBoard(Lie lie) {
      Site one = lie.way().of(part.from(), lattice);
      Site other = lie.way().of(part.to(), lattice);
      boolean isAnchoredDown = isAtEdge(one.row(), other.row(), lattice.rows());
      boolean isAnchoredAcross = isAtEdge(one.col(), other.col(), lattice.cols());
      return lattice.contains(lie.of(part.from(), lattice))
          && lattice.contains(lie.of(part.to(), lattice))
          && !(part.isAnchored() && isAnchoredDown && lie.down() != 0)
          && !(part.isAnchored() && isAnchoredAcross && lie.across() != 0);
    }

    private boolean isAtEdge(int one, int other, int size) {
      return Math.min(one, other) == 0 || Math.max(one, other) == size - 1;
    }

    /** What it looks like there: by site, the mark that is to be on it. */
    private Map<Site, Mark> shape(Lie lie) {
      Map<Site, Mark> shape = new HashMap<>();
      for (int index = 0; index < lattice.size(); index++) {
        Site site = lattice.site(index);
        if (part.contains(site) && !part.free().contains(site)) {
          Mark mark = asked.at(site);
          Mark there =
              lie.isSwapped() && mark.side().isPresent()
                  ? mark.side().get().opponent().mark()
                  : mark;
          shape.put(lie.of(site, lattice), there);
        }
      }
      return shape;
    }

    Answer in(List<Recording> recordings) {
      Map<Map<Site, Mark>, Lie> shapes = new LinkedHashMap<>();
      lies.forEach(lie -> shapes.putIfAbsent(shape(lie), lie));
      Lie asIs = lies.get(0);
      List<Lie> alike =
          lies.stream()
              .filter(lie -> shape(lie).equals(shape(asIs)) && corners(lie).equals(corners(asIs)))
              .toList();
      for (int number = 0; number < recordings.size(); number++) {
        Recording one = recordings.get(number);
        LoadedGame game = new LoadedGame(one, known);
        Replay replay = game.replay();
        Set<List<Integer>> seen = new HashSet<>();
        do {
          if (MoveNumbers.of(one.tree(), replay.node()) > part.until()) {
            continue;
          }
          for (Map.Entry<Map<Site, Mark>, Lie> shape : shapes.entrySet()) {
            if (isThere(replay.board(), shape.getKey()) && seen.add(place(shape.getValue()))) {
              games.putIfAbsent(number, replay.node());
              found(game, replay.node(), shape.getValue(), alike);
            }
          }
        } while (replay.next());
      }
      return new Answer(games, places, black, white, moves, elsewhere);
    }

    /**
     * The first and last rows and columns of a place: of the sites that count or, where an edge
     * holds the part, of its rectangle.
     */
    private List<Integer> place(Lie lie) {
      List<Integer> place = new ArrayList<>();
      Site from = lie.way().of(part.from(), lattice);
      Site to = lie.way().of(part.to(), lattice);
      Set<Site> sites = shape(lie).keySet();
      for (boolean isDown : List.of(true, false)) {
        int one = isDown ? from.row() : from.col();
        int other = isDown ? to.row() : to.col();
        boolean isHeld =
            part.isAnchored() && isAtEdge(one, other, isDown ? lattice.rows() : lattice.cols());
        IntStream all =
            isHeld || sites.isEmpty()
                ? IntStream.of(one, other).map(at -> at + (isDown ? lie.down() : lie.across()))
                : sites.stream().mapToInt(site -> isDown ? site.row() : site.col());
        IntSummaryStatistics extent = all.summaryStatistics();
        place.addAll(List.of(extent.getMin(), extent.getMax()));
      }
      return place;
    }

    private Set<Site> corners(Lie lie) {
      Set<Site> corners = new HashSet<>();
      for (Site one : List.of(part.from(), part.to())) {
        corners.add(lie.of(one, lattice));
        corners.add(lie.of(new Site(one.row(), part.from().col()), lattice));
        corners.add(lie.of(new Site(one.row(), part.to().col()), lattice));
      }
      return corners;
    }

    private boolean isThere(Board board, Map<Site, Mark> shape) {
      return shape.entrySet().stream()
          .allMatch(one -> board.at(lattice.index(one.getKey())) == one.getValue());
    }

    private void found(LoadedGame game, int node, Lie lie, List<Lie> alike) {
      places++;
      black +=
          game.winner().orElseThrow() == (lie.isSwapped() ? Winner.WHITE : Winner.BLACK) ? 1 : 0;
      white +=
          game.winner().orElseThrow() == (lie.isSwapped() ? Winner.BLACK : Winner.WHITE) ? 1 : 0;
      Replay there = game.replay();
      there.goTo(node);
      boolean isFirst = true;
      int child = game.tree().firstChild(node);
      for (; child != RecordTree.NONE; child = game.tree().firstChild(child)) {
        Board before = there.board().copy();
        there.goTo(child);
        boolean isSame =
            IntStream.range(0, lattice.size()).allMatch(i -> before.at(i) == there.board().at(i))
                && before.movers().equals(there.board().movers());
        Optional<Move> move =
            there
                .move()
                .filter(made -> there.missNumber() == 0 || !isSame)
                .filter(made -> made instanceof Pass || lattice.contains(((Place) made).site()));
        if (move.isPresent()) {
          Optional<String> seen = seen(move.get(), lie, alike);
          if (seen.isPresent()) {
            moves.merge(seen.get(), 1, Integer::sum);
            return;
          }
          elsewhere += isFirst ? 1 : 0;
          isFirst = false;
        }
      }
    }

    /** What a move is in the part as it was asked for; empty if it is not in it or near it. */
    private Optional<String> seen(Move move, Lie lie, List<Lie> alike) {
      for (int index = 0; move instanceof Place place && index < lattice.size(); index++) {
        Site site = lattice.site(index);
        if (lie.of(site, lattice).equals(place.site()) && part.isNear(site, lattice)) {
          Side side = lie.isSwapped() ? move.side().opponent() : move.side();
          return alike.stream()
              .filter(one -> lattice.contains(one.of(site, lattice)))
              .map(
                  one ->
                      lattice.index(one.of(site, lattice)) * 2
                          + (one.isSwapped() ? side.opponent() : side).ordinal())
              .min(Comparator.naturalOrder())
              .map(least -> name(least));
        }
      }
      return Optional.empty();
    }

    private String name(int move) {
      return (move & 1) + " " + move / 2;
    }
  }

  private static Answer indexed(PositionIndex index, SoughtPattern pattern) {
    PatternSearch search = new PatternSearch(index, pattern, game -> true);
    while (search.advance(5)) {
      assertThat(search.explored().all().games()).isGreaterThanOrEqualTo(search.explored().count());
    }
    Explored explored = search.explored();
    Map<Integer, Integer> games = new TreeMap<>();
    BitSet possible = index.unindexed();
    for (ExploredGame game : explored.games()) {
      games.put(game.game(), game.node());
      possible.set(game.game());
    }
    assertThat(PatternSearch.games(index, pattern, () -> false)).isEqualTo(possible);
    assertThat(PatternSearch.games(index, pattern, () -> true)).isEqualTo(index.unindexed());
    Map<String, Integer> moves = new TreeMap<>();
    for (ExploredMove move : explored.moves()) {
      int least = move.sites().stream().min(Comparator.naturalOrder()).orElseThrow();
      moves.put(move.side().ordinal() + " " + least, move.outcomes().games());
    }
    return new Answer(
        games,
        explored.all().games(),
        explored.all().black(),
        explored.all().white(),
        moves,
        explored.elsewhere());
  }

  private static BoardPart part(Lattice lattice, SplittableRandom random) {
    Site one = lattice.site(random.nextInt(lattice.size()));
    BoardPart part =
        random.nextInt(3) == 0
            ? BoardPart.corner(lattice, one)
            : BoardPart.between(one, lattice.site(random.nextInt(lattice.size())));
    for (int i = random.nextInt(4); i > 0; i--) {
      part = part.toggled(lattice.site(random.nextInt(lattice.size())));
    }
    if (random.nextInt(3) == 0) { // most of it may be anything, so that it fits in several ways
      for (Site site : lattice.sites(part.indices(lattice))) {
        part = random.nextInt(3) == 0 ? part : part.toggled(site);
      }
    }
    List<String> choices = List.of("anywhere", "same", "until" + random.nextInt(9), "here");
    return part.with(choices.stream().filter(choice -> random.nextInt(3) == 0).toList());
  }

  private void holds(Family family, int questions, long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    List<Recording> games = PositionIndexTest.games(family, random);
    PositionIndex index = index(games);
    for (int i = 0; i < questions; i++) {
      Recording of = games.get(random.nextInt(games.size()));
      Replay replay = known.replay(of);
      replay.goTo(random.nextInt(of.tree().size()));
      Position asked = replay.position();
      BoardPart part = part(asked.game().lattice(), random);
      Optional<SoughtPattern> pattern = SoughtPattern.of(asked, part);
      if (pattern.isEmpty()) {
        continue;
      }
      String name = family.id() + " " + seed + " " + i + " " + part;
      Answer plain = new PlainReplay(asked, part).in(games);
      assertThat(indexed(index, pattern.get())).as(name).isEqualTo(plain);
      for (int game = 0; game < games.size(); game++) {
        int node = pattern.get().in(new LoadedGame(games.get(game), known));
        assertThat(node).as(name).isEqualTo(plain.games().getOrDefault(game, RecordTree.NONE));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("families")
  void itAnswersAsAPlainReplay(Family family) throws IOException {
    for (int seed = 0; seed < 30; seed++) {
      holds(family, 10, seed);
    }
  }

  /** Two stones side by side have two squares in common, in which the part lies in two ways. */
  @Test
  void aPlaceCountsOnceHoweverThePartLiesThere() throws IOException {
    Family family = Catalog.ALL.find("gomoku").orElseThrow();
    Position asked = Position.start(family.game(Map.of()));
    List<Integer> counts = new ArrayList<>();
    for (String moves : List.of("h8", "h8 a1 i8")) {
      Position position = asked;
      RecordTree tree = RecordTree.of(List.of());
      for (String name : moves.split(" ")) {
        Site site = position.game().notation().parse(name).orElseThrow();
        Move move = new Place(position.toMove().orElseThrow(), site);
        position = ((Played) position.play(move)).after();
        tree = tree.grown(tree.size() - 1, List.of(Recordable.property(position.game(), move)));
      }
      Recording game =
          new Recording("gomoku", Map.of(), position.game().start(), RefusalPolicy.NOTED, tree);
      Site corner = position.game().notation().parse("h8").orElseThrow();
      BoardPart part =
          BoardPart.between(corner, new Site(corner.row() + 1, corner.col() + 1))
              .toggled(new Site(corner.row(), corner.col() + 1))
              .toggled(new Site(corner.row() + 1, corner.col()))
              .with(List.of("same"));
      SoughtPattern pattern = SoughtPattern.of(position, part).orElseThrow();
      counts.add(indexed(index(List.of(game)), pattern).places());
    }
    assertThat(counts).containsExactly(4, 6);
  }

  /** A rectangle of which one point counts looks the same a step further. */
  @Test
  void aPartThatLooksTheSameElsewhereCountsEachMoveOnce() throws IOException {
    holds(Catalog.ALL.find("othello").orElseThrow(), 10, 1147);
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
  void aGameIsFoundAtTheNodeThatIsNamed() throws IOException {
    SplittableRandom random = new SplittableRandom(5);
    for (Family family : families()) {
      List<Recording> games = PositionIndexTest.games(family, random);
      PositionIndex index = index(games);
      Replay replay = known.replay(games.get(0));
      replay.goTo(games.get(0).tree().size() - 1);
      Lattice lattice = replay.game().lattice();
      BoardPart part = BoardPart.corner(lattice, lattice.site(0));
      SoughtPattern pattern = SoughtPattern.of(replay.position(), part).orElseThrow();
      PatternSearch search = new PatternSearch(index, pattern, game -> true);
      assertThat(search.advance(games.size())).isFalse();
      for (ExploredGame found : search.explored().games()) {
        Replay there = known.replay(games.get(found.game()));
        there.goTo(found.node());
        assertThat(found.isAt(there.position())).isTrue();
      }
    }
  }
}
