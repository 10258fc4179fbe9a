package dev.banmen.games.othello.record;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.TextArchive;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.text.Words;
import java.util.List;
import java.util.function.Consumer;

/** Reads games written as their squares. Immutable. */
record MoveStringReader(Words words) implements TextArchive.GameReader {
  private static final int SIZE = 8;

  @Override
  public Recording read(GameSpans.SpanText span, Consumer<Note> notes) {
    return new MoveStringReading(words, span, notes).recording();
  }

  @Override
  public Summary summary(GameSpans.SpanText span) {
    TextWalk text = new TextWalk(span);
    MoveTokens tokens = new MoveTokens(text);
    int moves = 0;
    String comment = "";
    for (MoveTokens.TokenKind kind = tokens.next();
        kind != MoveTokens.TokenKind.END;
        kind = tokens.next()) {
      switch (kind) {
        case SQUARE, PASS, UNREADABLE -> moves++;
        case BOARD -> tokens.isBlackNamed();
        case COMMENT -> comment = comment.isEmpty() ? tokens.word().substring(1).strip() : comment;
        default -> {}
      }
    }
    return new Summary("", "", "", "", "", moves).withComment(comment);
  }

  /** Whether a text starts with so many moves, all legal from the start. */
  boolean isBegun(GameSpans.SpanText text, int moves) {
    return new MoveStringReading(words, text, Note.UNHEARD).begins(moves);
  }

  /** Whether a text is moves, all legal from the start or its own board. */
  boolean isSound(GameSpans.SpanText text) {
    MoveStringReading reading = new MoveStringReading(words, text, Note.UNHEARD);
    return reading.recording().tree().size() > 1 && reading.sides.isSure();
  }

  private static final class MoveStringReading {
    private final Words words;
    private final MoveTokens tokens;
    private final Consumer<Note> notes;
    private final GameSpans.SpanText span;

    private StartBoard opening = StartBoard.usual(SIZE);
    private final StringBuilder comment = new StringBuilder();
    private SideFinder sides;
    private MoveRecorder recorder;

    MoveStringReading(Words words, GameSpans.SpanText span, Consumer<Note> notes) {
      this.words = words;
      this.span = span;
      this.notes = notes;
      tokens = new MoveTokens(TextWalk.of(span, words, notes));
    }

    Recording recording() {
      MoveTokens.TokenKind kind = begin();
      for (; kind != MoveTokens.TokenKind.END; kind = tokens.next()) {
        take(kind);
      }
      return opening.recording(recorder.tree());
    }

    boolean begins(int moves) {
      MoveTokens.TokenKind kind = begin();
      int made = 0;
      while (made < moves && sides.isSure() && kind != MoveTokens.TokenKind.END) {
        take(kind);
        made += kind == MoveTokens.TokenKind.SQUARE ? 1 : 0;
        kind = tokens.next();
      }
      return made == moves && sides.isSure();
    }

    /** Reads what comes before the moves; returns the kind of the first word after it. */
    private MoveTokens.TokenKind begin() {
      MoveTokens.TokenKind kind = tokens.next();
      while (kind == MoveTokens.TokenKind.COMMENT
          || kind == MoveTokens.TokenKind.NUMBER
          || kind == MoveTokens.TokenKind.BOARD) {
        head(kind);
        kind = tokens.next();
      }
      List<Property> root =
          comment.isEmpty() ? List.of() : List.of(Property.of("C", comment.toString()));
      recorder = new MoveRecorder(root, span.line(), span.column());
      sides = new SideFinder(opening.board());
      return kind;
    }

    private void head(MoveTokens.TokenKind kind) {
      if (kind == MoveTokens.TokenKind.COMMENT) {
        comment.append(comment.isEmpty() ? "" : "\n").append(comment());
      } else if (kind == MoveTokens.TokenKind.BOARD) {
        String squares = tokens.word();
        Side toMove = tokens.isBlackNamed() ? Side.BLACK : Side.WHITE;
        opening = new StartBoard(SIZE, StartBoard.setup(squares, toMove));
      }
    }

    private String comment() {
      String text = tokens.word();
      int end = text.endsWith("\r") ? text.length() - 1 : text.length();
      return text.substring(Math.min(end, text.startsWith(" ", 1) ? 2 : 1), end);
    }

    private void take(MoveTokens.TokenKind kind) {
      switch (kind) {
        case SQUARE -> {
          Site site = tokens.site();
          Side side = sides.place(BoardSize.of(SIZE).lattice().index(site));
          recorder.place(side, site, tokens.line(), tokens.column());
        }
        case PASS -> recorder.move(sides.pass(), "", tokens.line(), tokens.column());
        case COMMENT -> recorder.comment(comment());
        case UNREADABLE -> {
          String text = words.text("note.move", tokens.shown());
          notes.accept(new Note(tokens.line(), tokens.column(), text));
          String word = MoveRecorder.kept(tokens.word());
          recorder.move(sides.unreadable(), word, tokens.line(), tokens.column());
        }
        default -> {}
      }
    }
  }
}
