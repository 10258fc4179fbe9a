package dev.banmen.server.tables;

import dev.banmen.game.Side;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a game stands, as lists and deadlines need it without its events. Immutable.
 *
 * @param moves how many were played
 * @param waited the sides that may move, or have not accepted the count; none once it is over
 * @param since when its last event was, by the clock of the house in milliseconds
 * @param deadline when the side loses whose clock runs, by the same; {@link Long#MAX_VALUE} if none
 *     runs
 */
public record Standing(
    int moves,
    HookEvent stage,
    Set<Side> waited,
    long since,
    long deadline,
    Seat black,
    Seat white) {
  private static final String NEVER = "-";

  private static final Pattern TEXT =
      Pattern.compile(
          "(\\d{1,9}) (turn|count|over) (-|black|white|black,white) (-?\\d{1,18}) (-|-?\\d{1,18})\n"
              + "seat black (\\S+) ?(.*)\n"
              + "seat white (\\S+) ?(.*)\n");

  /** The standing of a session whose last event was then. */
  public static Standing of(Session now, long since) {
    return new Standing(
        now.line().size(),
        stage(now),
        waited(now),
        since,
        now.isOver() ? Long.MAX_VALUE : now.clock().deadline(),
        now.seat(Side.BLACK),
        now.seat(Side.WHITE));
  }

  /** Whether a game is played, counted or over. */
  static HookEvent stage(Session now) {
    return now.isOver() ? HookEvent.OVER : now.isCounting() ? HookEvent.COUNT : HookEvent.TURN;
  }

  private static Set<Side> waited(Session now) {
    if (!now.isCounting()) {
      return now.movers();
    }
    Set<Side> sides = EnumSet.allOf(Side.class);
    sides.removeAll(now.agreed().accepted());
    return sides;
  }

  /** It as text, which {@link #parse} reads. The lines of the seats are those of a saved game. */
  public String text() {
    String sides = waited.stream().sorted().map(Side::id).collect(Collectors.joining(","));
    return String.join(
            " ",
            Integer.toString(moves),
            stage.word(),
            sides.isEmpty() ? NEVER : sides,
            Long.toString(since),
            deadline == Long.MAX_VALUE ? NEVER : Long.toString(deadline))
        + "\n"
        + seatText(Side.BLACK)
        + seatText(Side.WHITE);
  }

  private String seatText(Side side) {
    Seat seat = seat(side);
    String name = seat.name().isEmpty() ? "" : " " + seat.name();
    return "seat " + side.id() + " " + seat.holder().id() + name + "\n";
  }

  /** Reads what {@link #text} wrote; empty if it is something else, such as nothing. */
  public static Optional<Standing> parse(String text) {
    Matcher found = TEXT.matcher(text);
    if (!found.matches()) {
      return Optional.empty();
    }
    Set<Side> waited = EnumSet.noneOf(Side.class);
    Stream.of(Side.values())
        .filter(side -> Set.of(found.group(3).split(",")).contains(side.id()))
        .forEach(waited::add);
    return Optional.of(
        new Standing(
            Integer.parseInt(found.group(1)),
            HookEvent.valueOf(found.group(2).toUpperCase(Locale.ROOT)),
            waited,
            Long.parseLong(found.group(4)),
            found.group(5).equals(NEVER) ? Long.MAX_VALUE : Long.parseLong(found.group(5)),
            new Seat(new Player(found.group(6)), found.group(7)),
            new Seat(new Player(found.group(8)), found.group(9))));
  }

  public Seat seat(Side side) {
    return side == Side.BLACK ? black : white;
  }

  public boolean isOver() {
    return stage == HookEvent.OVER;
  }

  public boolean isCount() {
    return stage == HookEvent.COUNT;
  }

  /** A side whose seat is free. */
  public Optional<Side> freeSide() {
    return Stream.of(Side.values()).filter(side -> seat(side).isFree()).findFirst();
  }

  public boolean isOf(Player player) {
    return black.holder().equals(player) || white.holder().equals(player);
  }

  /** Whether the game waits for a player: for a move, or to accept the count; not without both. */
  public boolean isTurnOf(Player player) {
    return freeSide().isEmpty()
        && waited.stream().anyMatch(side -> seat(side).holder().equals(player));
  }

  /** The numbers of those who have seats; none for a free one, or a computer. */
  public Set<Long> players() {
    Set<Long> people = new HashSet<>();
    for (Side side : Side.values()) {
      people.add(PlayerNumber.of(seat(side).holder()));
    }
    people.remove(0L);
    return people;
  }

  /** The people for whom the game waits, and for nobody else at the same time in play. */
  Set<Long> turns() {
    Set<Long> people = new HashSet<>();
    boolean isAnybodys = stage == HookEvent.TURN && waited.size() > 1;
    if (freeSide().isEmpty() && !isAnybodys) {
      waited.forEach(side -> people.add(PlayerNumber.of(seat(side).holder())));
      people.remove(0L); // a computer
    }
    return people;
  }

  /** Whether only computers play. */
  public boolean isOfComputers() {
    return black.isComputer() && white.isComputer();
  }

  boolean hasComputer() {
    return black.isComputer() || white.isComputer();
  }

  /** Whether two different people play. */
  boolean isOfTwoPeople() {
    return Stream.of(black, white).noneMatch(seat -> seat.isComputer() || seat.isFree())
        && !black.holder().equals(white.holder());
  }

  /** Whether a computer is to think about its move although nobody looks. */
  public boolean isTurnOfComputer() {
    return stage == HookEvent.TURN
        && !isOfComputers()
        && waited.stream().anyMatch(side -> seat(side).isComputer());
  }
}
