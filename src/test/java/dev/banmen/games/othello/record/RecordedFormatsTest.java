package dev.banmen.games.othello.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.games.othello.OthelloFamily;
import dev.banmen.games.othello.OthelloGame;
import dev.banmen.games.othello.OthelloRecords;
import dev.banmen.proof.Repeats;
import dev.banmen.proof.SharedData;
import dev.banmen.record.Replay;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Laws of all formats of recorded Othello, with published games and damaged files. */
class RecordedFormatsTest {
  private static final int ROUNDS = Repeats.of(300, 900, 3_000);
  private static final List<Format> FORMATS = new OthelloFamily().formats();
  private static final Format MOVES = FORMATS.get(0);
  private static final Format GGF = FORMATS.get(1);
  private static final Format WTHOR = FORMATS.get(2);

  /** 141 tournament games of the WTHOR archive, through every format that can be written. */
  @Test
  void tournamentGamesHaveNoMissAndEndAsTheyEnded() throws Exception {
    List<String> lines =
        SharedData.lines("othello/wthor_transcripts_small.tsv").stream()
            .filter(line -> !line.startsWith("#"))
            .toList();
    String text = String.join("\n", lines.stream().map(line -> line.split("\t")[2]).toList());
    List<Recording> games = OthelloRecords.read(MOVES, text);
    assertThat(games).hasSize(141);
    for (Format format : List.of(MOVES, GGF, WTHOR)) {
      assertThat(format.loss(games)).as(format.name()).isEmpty();
      List<Recording> again =
          OthelloRecords.read(
              format, Bytes.of(OthelloRecords.write(format, games)), new ArrayList<>());
      for (int i = 0; i < lines.size(); i++) {
        assertEndsAs(lines.get(i).split("\t"), again.get(i));
      }
    }
  }

  private static void assertEndsAs(String[] fields, Recording game) {
    Replay replay = Replay.of(game, OthelloRecords.GAMES);
    while (replay.next()) {
      assertThat(replay.missNumber()).as(fields[2]).isZero();
    }
    assertThat(replay.board().score().black()).isEqualTo(Double.parseDouble(fields[3]));
    assertThat(replay.board().score().white()).isEqualTo(Double.parseDouble(fields[4]));
  }

  /** WTHOR's own score of each game is the one that its record is written with. */
  @Test
  void scoresAreThoseOfTheArchive() throws Exception {
    for (String line : SharedData.lines("othello/wthor_transcripts_small.tsv")) {
      String[] fields = line.split("\t");
      if (!line.startsWith("#") && fields[6].equals("True")) {
        byte[] file = OthelloRecords.write(WTHOR, OthelloRecords.read(MOVES, fields[2]));
        assertThat(file[16 + 6]).as(line).isEqualTo(Byte.parseByte(fields[7]));
      }
    }
  }

  /** All games that end at ply 9 or 10. */
  @Test
  void theShortestGamesEndWhereTheyEnd() throws Exception {
    List<String> lines =
        SharedData.lines("othello/shortest_games_9_and_10_plies.txt").stream()
            .filter(line -> !line.startsWith("#") && !line.isBlank())
            .toList();
    List<Recording> games =
        OthelloRecords.read(
            MOVES, String.join("\n", lines.stream().map(line -> line.split(" ")[0]).toList()));
    assertThat(games).hasSize(228 + 356);
    for (int i = 0; i < games.size(); i++) {
      Replay replay = Replay.of(games.get(i), OthelloRecords.GAMES);
      while (replay.next()) {
        assertThat(replay.missNumber()).as(lines.get(i)).isZero();
      }
      assertThat(replay.board().movers()).isEmpty();
      assertThat(replay.board().ply()).isEqualTo(Integer.parseInt(lines.get(i).split(" ")[1]));
    }
  }

  /** Whatever a format says it can hold can be read back. */
  @Test
  @Tag(Repeats.TAG)
  void whatIsNotLostIsReadAgain() throws Exception {
    SplittableRandom random = new SplittableRandom(7);
    int held = 0;
    for (int round = 0; round < ROUNDS; round++) {
      List<Recording> games = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        games.add(randomGame(random));
      }
      for (Format format : List.of(MOVES, GGF, WTHOR)) {
        byte[] written = OthelloRecords.write(format, games);
        if (format.loss(games).isEmpty()) {
          held++;
          assertThat(format.fits(written) || format == MOVES).isTrue();
          List<Recording> again = OthelloRecords.read(format, Bytes.of(written), new ArrayList<>());
          assertThat(again).hasSameSizeAs(games);
          for (int i = 0; i < games.size(); i++) {
            assertSame(format, games.get(i), again.get(i));
          }
        }
      }
    }
    assertThat(held).isGreaterThan(ROUNDS / 3);
  }

  private static void assertSame(Format format, Recording game, Recording again) {
    assertThat(StartBoard.of(again)).isEqualTo(StartBoard.of(game));
    FlatRecord before = FlatRecord.of(game);
    FlatRecord after = FlatRecord.of(again);
    if (format == WTHOR) {
      // passes are not written, and what nobody said is written as 0
      assertThat(moves(after)).isEqualTo(moves(before));
      assertThat(after.root()).containsAll(before.root());
    } else {
      assertThat(SameRecord.of(again.tree(), game.tree()))
          .as("%s\n%s\n%s", format.name(), before, after)
          .isTrue();
    }
  }

  private static List<FlatRecord.FlatStep> moves(FlatRecord line) {
    return line.steps().stream().filter(step -> !step.isPass()).toList();
  }

  /** SGF's letters and its pass {@code tt} are written as in any format. */
  @Test
  void squaresInLettersAreWrittenByName() throws Exception {
    MoveRecorder recorder = new MoveRecorder(List.of(), 1, 0);
    recorder.move(Side.BLACK, "tt", 1, 0);
    recorder.move(Side.WHITE, "ca", 1, 0);
    Setup start = StartBoard.setup("OX" + "-".repeat(62), Side.BLACK);
    Recording game =
        new Recording("othello", Map.of(), start, Recording.RefusalPolicy.PLACED, recorder.tree());
    assertThat(OthelloRecords.text(MOVES, List.of(game))).endsWith("- X --c1\n");
    assertThat(OthelloRecords.text(GGF, List.of(game))).endsWith("*]B[pass]W[c1];)\n");
  }

  /** A game on any board, mostly legal, sometimes with comments, scores, names, variations. */
  private static Recording randomGame(SplittableRandom random) {
    int size = random.nextInt(3) == 0 ? 4 + 2 * random.nextInt(6) : 8;
    OthelloGame game = new OthelloGame(size);
    Setup start = random.nextInt(3) == 0 ? randomSetup(random, size) : game.start();
    boolean isRough = random.nextInt(3) == 0;
    MoveRecorder recorder = new MoveRecorder(root(random), 1, 0);
    Board board = game.free().newBoard(start);
    Side side = start.toMove().orElseThrow();
    for (int i = random.nextInt(30); i > 0; i--) {
      int site = random.nextInt(size * size);
      for (int tries = 0; tries < 400 && board.check(side, site) != 0; tries++) {
        site = random.nextInt(size * size);
      }
      if (board.check(side, site) != 0) {
        site = board.check(side, Board.PASS) == 0 && random.nextBoolean() ? Board.PASS : site;
      }
      if (site != Board.PASS && board.check(side, site) != 0 && !isRough) {
        side = side.opponent();
        continue;
      }
      board.play(side, site);
      String name = site == Board.PASS ? "" : game.notation().name(game.lattice().site(site));
      recorder.move(side, name, 1, 0);
      if (isRough && random.nextInt(4) == 0) {
        recorder.also(random.nextBoolean() ? Property.of("C", "a]b\\\nc") : Property.of("V", "-3"));
      }
      side = isRough && random.nextInt(9) == 0 ? side : side.opponent();
    }
    RecordTree tree = recorder.tree();
    if (isRough && random.nextInt(4) == 0) {
      tree = tree.grown(0, List.of(Property.of("B", "f5")));
    }
    Map<String, String> chosen = size == 8 ? Map.of() : Map.of("size", Integer.toString(size));
    return new Recording("othello", chosen, start, Recording.RefusalPolicy.NOTED, tree);
  }

  private static List<Property> root(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0 -> List.of(Property.of("C", "one\n two\\]"));
      case 1 -> List.of(Property.of("PB", "#17"), Property.of("RE", "B+2"));
      case 2 -> List.of(Property.of("PB", "\u00e9]"), new Property("XX", List.of("1", "2")));
      default -> List.of();
    };
  }

  private static Setup randomSetup(SplittableRandom random, int size) {
    StringBuilder squares = new StringBuilder();
    for (int i = 0; i < size * size; i++) {
      squares.append("---XO".charAt(random.nextInt(5)));
    }
    Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
    return StartBoard.setup(squares.toString(), side);
  }

  /**
   * Files of all formats with bytes changed, cut, doubled: a fault, or games that can be replayed.
   */
  @Test
  @Tag(Repeats.TAG)
  void whateverAFileHoldsThereIsNothingButFaults() throws Exception {
    SplittableRandom random = new SplittableRandom(8);
    List<byte[]> seeds = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      List<Recording> games = List.of(randomGame(random), randomGame(random));
      seeds.add(OthelloRecords.write(FORMATS.get(i % 3), games));
    }
    String position = "-".repeat(27) + "OX------XO" + "-".repeat(27) + " X; D3:+18; C4:-2; % x\n";
    seeds.add(position.repeat(3).getBytes(StandardCharsets.UTF_8));
    for (int round = 0; round < ROUNDS; round++) {
      byte[] file = mutated(seeds.get(random.nextInt(seeds.size())), random);
      for (Format format : FORMATS) {
        format.fits(file);
        readAll(format, file);
      }
    }
  }

  private static byte[] mutated(byte[] seed, SplittableRandom random) {
    byte[] file = seed.clone();
    for (int i = random.nextInt(8); i >= 0 && file.length > 0; i--) {
      int at = random.nextInt(file.length);
      switch (random.nextInt(4)) {
        case 0 -> file[at] = (byte) random.nextInt(256);
        case 1 -> file[at] = (byte) "[]();\\\n-*O/".charAt(random.nextInt(11));
        case 2 -> file = Arrays.copyOf(file, at);
        default -> {
          byte[] longer = Arrays.copyOf(file, file.length + at);
          System.arraycopy(file, 0, longer, file.length, at);
          file = longer;
        }
      }
    }
    return file;
  }

  private static void readAll(Format format, byte[] file) throws Exception {
    Archive archive;
    try {
      archive = format.open(Bytes.of(file));
    } catch (InputFault fault) {
      return;
    }
    for (int i = 0; i < Math.min(archive.size(), 50); i++) {
      archive.summary(i);
      try {
        Recording game = archive.game(i, note -> assertThat(note.text()).isNotEmpty());
        Replay replay = Replay.of(game, OthelloRecords.GAMES);
        while (replay.next()) {
          replay.missNumber();
        }
        for (Format other : FORMATS) {
          other.loss(List.of(game));
        }
        OthelloRecords.write(GGF, List.of(game));
        OthelloRecords.write(MOVES, List.of(game));
        OthelloRecords.write(WTHOR, List.of(game));
      } catch (InputFault fault) {
        assertThat(fault.line()).isPositive();
      }
    }
  }

  /** A hundred thousand brackets, one line without an end, a header that promises too much. */
  @Test
  @Tag("long")
  void largeNonsenseTakesNoMoreThanItsPlace() throws Exception {
    String game = "(;GM[Othello]B[d3]";
    for (String piece :
        List.of("(;", "(;GM[", "f5", "[", "\\", "-", game, "\n", "1.", "XX[]", "#\n")) {
      for (String start : List.of("", game, "1. f5\n2. d6\n")) {
        byte[] file = (start + piece.repeat(30_000)).getBytes(StandardCharsets.UTF_8);
        for (Format format : FORMATS) {
          readAll(format, file);
        }
      }
    }
    byte[] header = new byte[16 + 68];
    Arrays.fill(header, 4, 7, (byte) 0xff);
    assertThat(WTHOR.open(Bytes.of(header)).size()).isEqualTo(1);
    assertThat(Optional.of(WTHOR.open(Bytes.of(header)).game(0, Note.UNHEARD))).isPresent();
  }
}
