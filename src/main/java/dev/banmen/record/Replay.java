package dev.banmen.record;

import dev.banmen.game.Board;
import dev.banmen.game.Change;
import dev.banmen.game.Countable;
import dev.banmen.game.Explanation;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.PlyNumbers;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.text.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Moves a board through a recording: forward by playing its nodes, back by undoing them. Mutable,
 * one thread. A step costs what the play costs, and normally allocates nothing.
 */
public final class Replay {
  /** A node's change that can't be undone as plays: the board before it. */
  private record Before(int depth, Board board, Setup setup, PlyNumbers numbers) {}

  private static final int ROOM = 512; // nodes on one line

  /** How many boards are held for going back; before the first of them, it starts at the root. */
  static final int MOST_BOARDS = 1_000;

  private final Recording recording;
  private final RecordTree tree;
  private final Game game;
  private final Lattice lattice;
  private final NodeReader reader;

  private final List<SetupFault> startFaults;
  private List<SetupFault> setupFaults = List.of(); // of this node
  private Setup setup; // the board's starting set-up
  private Board board;
  private int node = RecordTree.NONE;
  private int depth; // the number of nodes entered
  private int[] misses; // by depth
  private int[] plies; // by depth: of the board before the node
  private int[] counts; // by depth: moves up to the node
  private PlyNumbers numbers; // of the board
  private final Deque<Before> swapped = new ArrayDeque<>(); // for the few nodes that did so
  private int forgotten; // the depth of the last node whose board before it is held no more; or 0

  private final boolean attemptsCount;

  private Replay(Recording recording, Game game, boolean attemptsCount) {
    this.recording = recording;
    this.attemptsCount = attemptsCount;
    this.tree = recording.tree();
    this.game = game;
    this.lattice = game.lattice();
    this.reader = new NodeReader(game);
    int room = Math.max(1, Math.min(tree.size(), ROOM));
    misses = new int[room];
    plies = new int[room];
    counts = new int[room];
    clear();
    startFaults = faults(recording.start());
    enter(RecordTree.ROOT);
  }

  /** Returns to the board before the root. */
  private void clear() {
    setup = sound(game, recording.start());
    board = game.newBoard(setup);
    numbers = new PlyNumbers();
    swapped.clear();
    forgotten = 0;
    depth = 0;
    node = RecordTree.NONE;
  }

  /** Starts at the root of a recording of a {@link #game}, which may not exist. */
  public static Replay of(Recording recording, Games games) {
    return of(recording, game(recording, games));
  }

  /** Starts at the root of a recording, whose {@link #game} this is. */
  public static Replay of(Recording recording, Game game) {
    return new Replay(recording, game, true);
  }

  /**
   * Starts at the root, and numbers the moves as screens do: an {@link #isAttempt attempt} has the
   * number of the move before it.
   */
  public static Replay numberedByMoves(Recording recording, Game game) {
    boolean isExercise = recording.refusalPolicy() == Recording.RefusalPolicy.EXERCISE;
    return new Replay(recording, game, isExercise);
  }

  /**
   * The game of a recording, by its refusal policy.
   *
   * @throws OptionFault if there is no such game, or its options do not go together
   */
  public static Game game(Recording recording, Games games) {
    boolean isTried = recording.refusalPolicy().isTried();
    return game(recording.family(), recording.chosen(), isTried, games);
  }

  /**
   * The game that a recording of this family with these options replays on.
   *
   * @param isTried whether the game's own rules try the moves
   * @throws OptionFault if there is no such game
   */
  public static Game game(
      String familyId, Map<String, String> chosen, boolean isTried, Games games) {
    Optional<Family> family = games.find(familyId);
    if (family.isEmpty()) {
      Words words = games.language().words(Replay.class);
      throw new OptionFault(words.text("fault.game", familyId, games.choices()));
    }
    Game game = family.get().recordedGame(chosen);
    return isTried ? game : Recordable.free(game);
  }

  public Recording recording() {
    return recording;
  }

  public Game game() {
    return game;
  }

  /** The board's node. */
  public int node() {
    return node;
  }

  /** The current board; not to be played on. */
  public Board board() {
    return board;
  }

  /** The number of this node's move, or of the last one before it; 0 if there is none. */
  public int number() {
    return counts[depth - 1];
  }

  /** Whether this node's move was refused and left the board as it was. */
  private boolean isAttempt() {
    return missNumber() != 0 && recording.refusalPolicy() != Recording.RefusalPolicy.PLACED;
  }

  /** The position at this node. */
  public Position position() {
    return Position.on(game, setup, board, numbers.fixed(board.ply(), counts[depth - 1]));
  }

  /** The position on the board itself: valid until the next step, which changes it. */
  public Position sharedPosition() {
    return Position.onShared(game, setup, board, numbers.now(board.ply(), counts[depth - 1]));
  }

  /** The miss number of this node's move; 0 if it isn't refused. */
  public int missNumber() {
    return misses[depth - 1];
  }

  /** Why this node's move is refused; empty if it is not, or there is none. */
  public Optional<Miss> miss() {
    return missNumber() == 0 ? Optional.empty() : Optional.of(game.miss(missNumber()));
  }

  /** The move of this node; empty if it has no readable one. */
  public Optional<Move> move() {
    return reader.move(tree.properties(node));
  }

  /** Whether this node has a move that names no site, and was skipped. */
  public boolean hasUnreadable() {
    return reader.hasUnreadable();
  }

  /**
   * The faults in this node's set-up, at the root including the game's start; faulty pieces are not
   * on the board. Valid for a node reached from the one before it.
   */
  public List<SetupFault> setupFaults() {
    if (node != RecordTree.ROOT || startFaults.isEmpty()) {
      return setupFaults;
    }
    List<SetupFault> both = new ArrayList<>(startFaults);
    both.addAll(setupFaults);
    return both;
  }

  /** The faults of a set-up that the board was just made from. */
  private List<SetupFault> faults(Setup wanted) {
    return setup == wanted ? List.of() : game.faults(wanted);
  }

  /** The move of any node of the tree, wherever the board is. */
  public Optional<Move> move(int other) {
    return reader.move(tree.properties(other));
  }

  /** The rules' explanation of this node's move: why it is refused, or what it does. */
  public Optional<Explanation> explanation() {
    Optional<Move> move = move();
    if (move.isEmpty()) {
      return Optional.empty();
    }
    int here = node;
    String written = reader.written(tree.properties(node));
    back(); // there is nothing to count before the root
    int counted = depth == 0 ? 0 : counts[depth - 1];
    Explanation explanation =
        Position.explanation(
            game, setup, board, numbers.now(board.ply(), counted), move.get(), written);
    enter(here);
    return Optional.of(explanation);
  }

  /** The sites that this node changed, in reading order. */
  public List<Change> changes() {
    int here = node;
    Mark[] after = marks();
    back();
    Mark[] before = marks();
    enter(here);
    List<Change> changes = new ArrayList<>();
    for (int site = 0; site < after.length; site++) {
      if (before[site] != after[site]) {
        changes.add(new Change(lattice.site(site), before[site], after[site]));
      }
    }
    return changes;
  }

  private Mark[] marks() {
    Mark[] marks = new Mark[lattice.size()];
    for (int site = 0; site < marks.length; site++) {
      marks[site] = board.at(site);
    }
    return marks;
  }

  /** Goes to a node of the tree; to the one before or right after takes at most one step. */
  public void goTo(int target) {
    if (tree.parent(target) == node) {
      enter(target);
      return;
    } else if (target == tree.parent(node)) {
      back();
      return;
    }
    int[] path = tree.path(target);
    int[] here = tree.path(node);
    int common = 0;
    while (common < Math.min(path.length, here.length) && path[common] == here[common]) {
      common++;
    }
    if (common < forgotten) {
      clear();
    }
    while (depth > common) {
      back();
    }
    enter(path, path.length);
  }

  /** Enters the nodes of a path that follow on this one, up to so many. */
  private void enter(int[] path, int end) {
    while (depth < end) {
      enter(path[depth]);
    }
  }

  /** Goes to the next node in the order of the file; false at its end, with nothing changed. */
  public boolean next() {
    int next = tree.following(node);
    if (next == RecordTree.NONE) {
      return false;
    }
    while (node != tree.parent(next)) {
      back();
    }
    enter(next);
    return true;
  }

  private void back() {
    if (depth == forgotten) {
      int[] path = tree.path(node);
      clear();
      enter(path, path.length - 1);
      return;
    }
    if (isSwapped()) {
      Before before = swapped.pop();
      board = before.board();
      setup = before.setup();
      numbers = before.numbers();
    }
    depth--;
    while (board.ply() > plies[depth]) {
      board.undo();
    }
    node = tree.parent(node);
  }

  private void enter(int next) {
    if (depth == misses.length) {
      misses = Arrays.copyOf(misses, 2 * depth);
      plies = Arrays.copyOf(plies, 2 * depth);
      counts = Arrays.copyOf(counts, 2 * depth);
    }
    node = next;
    plies[depth] = board.ply();
    misses[depth] = 0;
    depth++;
    setupFaults = List.of();
    reader.read(tree.properties(next));
    if (reader.isSettingUp()) {
      setUp();
    }
    if (reader.isPlayingOn() && board.outcome().isPresent() && board instanceof Countable) {
      playOn();
    }
    for (int i = 0; i < reader.moves(); i++) {
      play(reader.side(i), reader.site(i));
    }
    numberPlays();
  }

  /** Numbers the plays of the node just entered. */
  private void numberPlays() {
    int here = depth - 1;
    int earlier = here == 0 ? 0 : counts[here - 1];
    boolean isCounted =
        MoveNumbers.isMove(tree.properties(node)) && (attemptsCount || !isAttempt());
    int number = earlier + (isCounted ? 1 : 0);
    counts[here] = number;
    boolean isFresh = here == 0 || isSwapped() && swapped.peek().numbers() != numbers;
    numbers.put(isFresh ? 0 : plies[here] + 1, board.ply(), number);
    if (isFresh && board.ply() > 0) {
      numbers.put(0, 0, earlier);
    }
  }

  /** Resumes play after two passes, on a new board: going back restores the first. */
  private void playOn() {
    keepBoard();
    board = board.copy();
    ((Countable) board).playOn();
  }

  private void setUp() {
    Map<Site, Mark> marks = standing();
    reader.putInto(marks);
    Side first = setup.toMove().orElse(Side.BLACK);
    Optional<Side> toMove = reader.toMove().or(() -> Position.toMove(board, first));
    Setup wanted = new Setup(marks, toMove);
    swap(wanted);
    setupFaults = faults(wanted);
  }

  private Map<Site, Mark> standing() {
    Map<Site, Mark> marks = new HashMap<>();
    for (int site = 0; site < lattice.size(); site++) {
      if (board.at(site) != Mark.EMPTY) {
        marks.put(lattice.site(site), board.at(site));
      }
    }
    return marks;
  }

  /** Continues with another board; going back from this node restores its first one. */
  private void swap(Setup other) {
    keepBoard();
    numbers = new PlyNumbers();
    setup = sound(game, other);
    board = game.newBoard(setup);
  }

  private void keepBoard() {
    if (!isSwapped()) {
      swapped.push(new Before(depth, board, setup, numbers));
    }
    if (swapped.size() > MOST_BOARDS) {
      forgotten = swapped.removeLast().depth();
    }
  }

  /** How many boards it holds for going back. */
  int boards() {
    return swapped.size();
  }

  /** Whether the node at this depth replaced the board. */
  private boolean isSwapped() {
    return !swapped.isEmpty() && swapped.peek().depth() == depth;
  }

  private void play(Side side, int site) {
    int miss = board.play(side, site);
    if (miss == 0) {
      return;
    }
    if (misses[depth - 1] == 0) {
      misses[depth - 1] = miss;
    }
    if (recording.refusalPolicy() == Recording.RefusalPolicy.PLACED
        && site >= 0
        && !board.force(side, site)) {
      placeAnew(side, site);
    }
  }

  /** Puts a piece where the board itself can't: on another piece, or where none is allowed. */
  private void placeAnew(Side side, int site) {
    Map<Site, Mark> marks = standing();
    marks.remove(lattice.site(site));
    swap(new Setup(marks, Optional.of(side)));
    if (board.play(side, site) == 0 || board.force(side, site)) {
      return;
    }
    marks.put(lattice.site(site), side.mark());
    swap(new Setup(marks, Optional.of(side.opponent())));
  }

  /** The set-up without the pieces that are faults; itself if it has none. */
  private static Setup sound(Game game, Setup setup) {
    if (setup.marks().isEmpty()) {
      return setup;
    }
    Setup sound = setup;
    List<SetupFault> faults = game.faults(sound);
    while (!faults.isEmpty() && !sound.marks().isEmpty()) {
      Map<Site, Mark> marks = new HashMap<>(sound.marks());
      boolean isLess = false;
      for (SetupFault fault : faults) {
        isLess |= marks.remove(fault.site()) != null;
      }
      sound = isLess ? new Setup(marks, sound.toMove()) : game.start();
      faults = isLess ? game.faults(sound) : List.of();
    }
    return sound;
  }
}
