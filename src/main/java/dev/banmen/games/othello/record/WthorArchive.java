package dev.banmen.games.othello.record;

import dev.banmen.game.Site;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The games of a {@code .wtb}, each read in place. In reported places, a game's number from 1 is
 * the line, and the byte of its record the column. For any thread.
 */
final class WthorArchive implements Archive {
  private static final int TOGETHER = 1024; // records read at once

  private final Bytes file;
  private final WthorHeader header;
  private final WthorNames players;
  private final WthorNames tournaments;
  private final BoardSize board;
  private final List<Property> ofFile;
  private final Words words;
  private volatile Piece piece = new Piece(0, new byte[0]);

  /** Some records that were read together. Immutable. */
  private record Piece(int first, byte[] bytes) {}

  WthorArchive(Words words, Bytes file, WthorHeader header) throws IOException {
    this.words = words;
    this.file = file;
    this.header = header;
    board = BoardSize.of(header.size());
    ofFile = header.file().properties();
    players = WthorNames.read(file.beside("jou"), WthorNames.PLAYER);
    tournaments = WthorNames.read(file.beside("trn"), WthorNames.TOURNAMENT);
  }

  /** The header's number, at most that of records present, the last perhaps incomplete. */
  @Override
  public int size() {
    return (int) Math.min(header.games(), records(header.record() - 1));
  }

  /** How many records would fit if the file were so many bytes longer. */
  private long records(int more) {
    return Math.max(0, file.size() - WthorHeader.LENGTH + more) / header.record();
  }

  @Override
  public Summary summary(int number) throws IOException {
    Piece read = piece(number);
    int at = (number - read.first()) * header.record();
    if (at + header.record() > read.bytes().length) {
      return new Summary("", "", "", "", "", -1);
    }
    int moves = 0;
    while (moves < header.moves() && read.bytes()[at + WthorHeader.BEFORE_MOVES + moves] != 0) {
      moves++;
    }
    return new Summary(
        players.name(WthorHeader.word(read.bytes(), at + 2)),
        players.name(WthorHeader.word(read.bytes(), at + 4)),
        tournaments.name(WthorHeader.word(read.bytes(), at)),
        date(),
        WthorEntry.result(read.bytes()[at + 6] & 0xff, header.size()),
        moves);
  }

  private String date() {
    return header.year() == 0 ? "" : Integer.toString(header.year());
  }

  private Piece piece(int number) throws IOException {
    Piece held = piece;
    int length = header.record();
    if (number >= held.first() && number < held.first() + held.bytes().length / length) {
      return held;
    }
    int first = number - number % TOGETHER;
    long at = WthorHeader.LENGTH + (long) first * length;
    Piece read = new Piece(first, file.piece(at, TOGETHER * length));
    piece = read;
    return read;
  }

  @Override
  public Recording game(int number, Consumer<Note> notes) throws InputFault, IOException {
    Piece read = piece(number);
    int at = (number - read.first()) * header.record();
    if (at + header.record() > read.bytes().length) {
      throw new InputFault(number + 1L, 0, words.text("fault.wthor.cut", header.games()));
    }
    MoveRecorder recorder = new MoveRecorder(root(read.bytes(), at), number + 1L, 0);
    moves(read.bytes(), at, number, recorder, notes);
    if (number == size() - 1 && header.games() != records(0)) {
      String text = words.text("note.wthor.games", header.games(), records(0));
      notes.accept(new Note(number + 1L, 0, text));
    }
    return new StartBoard(header.size(), board.start()).recording(recorder.tree());
  }

  private List<Property> root(byte[] bytes, int at) {
    int tournament = WthorHeader.word(bytes, at);
    int black = WthorHeader.word(bytes, at + 2);
    int white = WthorHeader.word(bytes, at + 4);
    List<Property> root = new ArrayList<>(7 + ofFile.size());
    root.add(Property.of("PB", players.name(black)));
    root.add(Property.of("PW", players.name(white)));
    root.add(Property.of("EV", tournaments.name(tournament)));
    if (header.year() != 0) {
      root.add(Property.of("DT", date()));
    }
    root.add(Property.of("RE", WthorEntry.result(bytes[at + 6] & 0xff, header.size())));
    root.add(Property.of(Wthor.THEORY, Integer.toString(bytes[at + 7] & 0xff)));
    root.add(Property.of(Wthor.NUMBERS, tournament + " " + black + " " + white));
    root.addAll(ofFile);
    return root;
  }

  private void moves(
      byte[] bytes, int at, int number, MoveRecorder recorder, Consumer<Note> notes) {
    SideFinder sides = new SideFinder(board.freeBoard());
    int size = header.size();
    int last = header.moves();
    while (last > 0 && bytes[at + WthorHeader.BEFORE_MOVES + last - 1] == 0) {
      last--;
    }
    for (int i = 0; i < last; i++) {
      int move = bytes[at + WthorHeader.BEFORE_MOVES + i] & 0xff;
      int site = WthorEntry.site(move, size);
      long column = WthorHeader.BEFORE_MOVES + i + 1L;
      if (site < 0) {
        notes.accept(new Note(number + 1L, column, words.text("note.wthor.move", move)));
        recorder.move(sides.unreadable(), "?" + move, number + 1L, column);
      } else if (size == 8) {
        recorder.usual(sides.place(site), site, number + 1L, column);
      } else {
        Site square = new Site(site / size, site % size);
        recorder.place(sides.place(site), square, number + 1L, column);
      }
    }
  }
}
