package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.games.othello.OthelloFamily;
import dev.banmen.record.FileBytes;
import dev.banmen.record.Replay;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Makes an archive of random Othello games in the format WTHOR, the same every time, and measures
 * how long it takes to read each game and try each of its moves.
 */
public final class OthelloArchive {
  private static final int SIZE = 8;
  private static final int MOVES = 60;
  private static final int HEADER = 16;

  private final Game game = new OthelloFamily().game(Map.of());
  private final SplittableRandom random;
  private final int[] legal = new int[SIZE * SIZE];

  private OthelloArchive(long seed) {
    random = new SplittableRandom(seed);
  }

  /**
   * {@code write FILE GAMES} makes the archive; {@code check FILE} checks it and prints how much it
   * held, and the seconds since the process began.
   */
  public static void main(String[] args) throws IOException, InputFault {
    Path file = Path.of(args[1]);
    if (args[0].equals("write")) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
        new OthelloArchive(1).write(Integer.parseInt(args[2]), out);
      }
    } else {
      int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 1;
      for (int round = 0; round < rounds; round++) {
        System.out.println(check(file));
      }
    }
  }

  private void write(int games, OutputStream out) throws IOException {
    byte[] header = new byte[HEADER];
    header[0] = 20;
    header[1] = 24;
    header[2] = 1;
    header[3] = 1;
    number(header, 4, games);
    number(header, 10, 2024);
    header[12] = SIZE;
    out.write(header);
    for (int i = 0; i < games; i++) {
      out.write(record(i));
    }
  }

  /** Writes a number's four bytes, the lowest first; what follows is written after it. */
  private static void number(byte[] bytes, int at, int number) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (number >> 8 * i);
    }
  }

  private byte[] record(int number) {
    byte[] record = new byte[8 + MOVES];
    number(record, 2, number & 0xffff | (number * 7 & 0xffff) << 16);
    Board board = game.newBoard(game.start());
    int moves = 0;
    while (!board.movers().isEmpty()) {
      Side side = board.movers().iterator().next();
      int count = legal(board, side);
      int site = count == 0 ? Board.PASS : legal[random.nextInt(count)];
      board.play(side, site);
      if (site != Board.PASS) {
        record[8 + moves++] = (byte) ((site / SIZE + 1) * 10 + site % SIZE + 1);
      }
    }
    int black = (int) board.score().black();
    int white = (int) board.score().white();
    int empty = SIZE * SIZE - black - white;
    record[6] = (byte) (black + (black > white ? empty : black == white ? empty / 2 : 0));
    record[7] = record[6];
    return record;
  }

  private int legal(Board board, Side side) {
    int count = 0;
    for (int site = 0; site < SIZE * SIZE; site++) {
      if (board.check(side, site) == 0) {
        legal[count++] = site;
      }
    }
    return count;
  }

  private static String check(Path file) throws IOException, InputFault {
    long begin = System.nanoTime();
    OthelloFamily family = new OthelloFamily();
    Games games = new Games(List.of(family));
    Format wthor =
        RecordFormats.of(family).formats().stream()
            .filter(f -> f.name().equals("wthor"))
            .findFirst()
            .orElseThrow();
    long moves = 0;
    long misses = 0;
    try (FileBytes bytes = FileBytes.open(file)) {
      Archive archive = wthor.open(bytes);
      for (int i = 0; i < archive.size(); i++) {
        Replay replay = Replay.of(archive.game(i, Note.UNHEARD), games);
        while (replay.next()) {
          moves++;
          misses += replay.missNumber() == 0 ? 0 : 1;
        }
      }
      long millis = (System.nanoTime() - begin) / 1_000_000;
      long since =
          System.currentTimeMillis()
              - ProcessHandle.current().info().startInstant().orElseThrow().toEpochMilli();
      return archive.size()
          + " games, "
          + moves
          + " moves, "
          + misses
          + " misses, "
          + millis
          + " ms, "
          + since
          + " ms since the process began";
    }
  }
}
