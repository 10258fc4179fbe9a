package dev.banmen.record.sgf;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.charset.Charsets;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The games of an SGF file, each parsed on request. For any thread. */
final class SgfArchive implements Archive {
  static final int LARGEST = 64 << 20; // of one game, in bytes
  private static final int ROOT = 1 << 12; // a root and more, as a rule
  private static final int LARGEST_ROOT = 1 << 20;

  private final SgfText text;
  private final RootInterpreter interpreter;
  private volatile RecordTree first; // the first game's root; null until it is compared

  SgfArchive(SgfText text, RootInterpreter interpreter) {
    this.text = text;
    this.interpreter = interpreter;
  }

  @Override
  public int size() {
    return text.index().games();
  }

  /** Looks at a long game's first megabyte only; the number of its moves stays unknown. */
  @Override
  public Summary summary(int game) throws IOException {
    RecordTree tree = begun(game, LARGEST_ROOT, GameParser.MOST_NODES);
    boolean isWhole = length(game) <= LARGEST_ROOT;
    return Summary.of(tree, isWhole ? MoveNumbers.ofMainLine(tree) : -1);
  }

  @Override
  public Optional<ByteRange> range(int game) {
    boolean isItsOwn = text.charset().equals(text.source());
    return isItsOwn && text.charset().equals(StandardCharsets.UTF_8)
        ? Optional.of(
            new ByteRange(
                text.index().starts().get(game).offset(), text.index().ends().get(game).offset()))
        : Optional.empty();
  }

  private long length(int game) {
    return text.index().ends().get(game).offset() - text.index().starts().get(game).offset();
  }

  /** Reads a game's root; a second node shows that it was read to its end. */
  RecordTree root(int game) throws IOException {
    RecordTree tree = begun(game, ROOT, 2);
    return tree.size() < 2 && ROOT < length(game) ? begun(game, LARGEST_ROOT, 2) : tree;
  }

  /** Reads what is in a game's first bytes, up to so many nodes. */
  private RecordTree begun(int game, int bytes, int nodes) throws IOException {
    FilePosition start = text.index().starts().get(game);
    byte[] piece = text.bytes().piece(start.offset(), (int) Math.min(length(game), bytes));
    try {
      return new GameParser(
              piece, start, text.charset(), RootMeaning.NONE, FindingListener.NONE, nodes)
          .tree();
    } catch (InputFault e) {
      throw new IllegalStateException(e); // no game was looked up
    }
  }

  @Override
  public Optional<byte[]> unread(int game, Consumer<Note> notes) throws IOException {
    FilePosition start = text.index().starts().get(game);
    long length = length(game);
    boolean isKnown = interpreter.read(root(game).properties(RecordTree.ROOT)).isPresent();
    if (isKnown || length > LARGEST) {
      return Optional.empty();
    }
    FindingListener findings = noted(notes).ofRepairs();
    if (game == 0) {
      remarks(start.line(), start.column(), findings);
    }
    byte[] bytes = text.bytes().piece(start.offset(), (int) length);
    return UnknownGame.of(bytes, start, text.charset(), findings);
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault, IOException {
    FindingListener findings = noted(notes);
    return findings == FindingListener.NONE ? read(game, findings) : checked(game, findings);
  }

  @Override
  public Recording repaired(int game, Consumer<Note> repairs) throws InputFault, IOException {
    return read(game, noted(repairs).ofRepairs());
  }

  private FindingListener noted(Consumer<Note> notes) {
    return notes == Note.UNHEARD
        ? FindingListener.NONE
        : new NoteWriter(interpreter.words(), notes);
  }

  private Recording read(int game, FindingListener findings) throws InputFault, IOException {
    RootInterpreter.RootReader meaning = interpreter.reader(findings);
    return meaning.recording(tree(game, meaning, findings));
  }

  /** Reads a game and looks at all of it for what is unusual; reports findings as they are. */
  Recording checked(int game, FindingListener findings) throws InputFault, IOException {
    RootInterpreter.RootReader meaning = interpreter.reader(findings);
    RecordTree tree = tree(game, meaning, findings);
    compare(game, tree, meaning.parsed(), findings);
    meaning.checkUnusual(tree);
    return meaning.recording(tree);
  }

  /** Compares a game's root with the first game's. */
  private void compare(int game, RecordTree tree, ParsedRoot root, FindingListener findings)
      throws IOException {
    if (game == 0) {
      return;
    }
    first = first == null ? root(0) : first;
    List<RecordTree> roots = List.of(tree, first);
    compare("GM", SgfIssue.GAMES_DIFFER, roots, root, findings);
    compare("FF", SgfIssue.VERSIONS_DIFFER, roots, root, findings);
  }

  /** Reports a property that differs between a game's root and that of the first game. */
  private static void compare(
      String id,
      SgfIssue finding,
      List<RecordTree> roots,
      ParsedRoot root,
      FindingListener findings) {
    String here = value(roots.get(0), id);
    String there = value(roots.get(1), id);
    if (!here.equals(there)) {
      findings.report(finding, root.line(id), root.column(id), here, there);
    }
  }

  private static String value(RecordTree root, String id) {
    String value = root.text(RecordTree.ROOT, id).trim();
    return value.isEmpty() ? "1" : value; // the default game and version
  }

  RecordTree tree(int game, RootMeaning meaning, FindingListener findings)
      throws InputFault, IOException {
    FilePosition start = text.index().starts().get(game);
    FilePosition end = text.index().ends().get(game);
    TextAroundGames.before(text, game, findings);
    RootMeaning ofRoot =
        root -> {
          if (game > 0) {
            charset(root, findings);
          } else {
            remarks(root.line(CharsetLabel.ID), root.column(CharsetLabel.ID), findings);
          }
          return meaning.points(root);
        };
    RecordTree tree = parser(start, end, ofRoot, findings).tree();
    TextAroundGames.after(text, game, findings);
    return tree;
  }

  /** Reports a game that names another charset than its file is read in. */
  private void charset(ParsedRoot root, FindingListener findings) {
    for (Property property : root.properties()) {
      if (property.id().equals(CharsetLabel.ID)) {
        Optional<Charset> named = Charsets.named(property.value());
        if (!named.equals(Optional.of(text.source()))) {
          SgfIssue finding = named.isEmpty() ? SgfIssue.UNKNOWN_CHARSET : SgfIssue.OTHER_CHARSET;
          findings.report(
              finding,
              root.line(CharsetLabel.ID),
              root.column(CharsetLabel.ID),
              property.value(),
              text.source().name());
        }
      }
    }
  }

  /** A parser of a game; it owns the bytes, and releases them as soon as possible. */
  private GameParser parser(
      FilePosition start, FilePosition end, RootMeaning meaning, FindingListener findings)
      throws IOException {
    long length = end.offset() - start.offset();
    byte[] bytes = text.bytes().piece(start.offset(), (int) Math.min(length, LARGEST));
    if (bytes.length > 0 && bytes[0] != '(') {
      findings.report(SgfIssue.NO_TREE, start.line(), start.column());
    }
    if (length > LARGEST) {
      findings.report(SgfIssue.CUT_OFF, start.line(), start.column(), (LARGEST >> 20) + " MB");
    }
    return new GameParser(bytes, start, text.charset(), meaning, findings, GameParser.MOST_NODES);
  }

  private void remarks(int line, int column, FindingListener findings) {
    for (SgfText.Remark remark : text.remarks()) {
      findings.report(remark.finding(), line, column, remark.told(), remark.instead());
    }
  }
}
