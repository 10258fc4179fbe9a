package dev.banmen.server.tables;

import dev.banmen.app.TableOptions;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.session.Player;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.session.text.SavedGameText;
import java.util.Optional;

/**
 * A table as lists show it. Immutable.
 *
 * @param id its number
 * @param terms those with which its game began
 * @param code what a friend types to join
 * @param lastEvent the number of its last event
 */
public record ListedTable(
    long id,
    Terms terms,
    TableOptions options,
    String code,
    TableRow.Opening opened,
    long lastEvent,
    Standing standing) {
  /** A table by its row, without its events. */
  static ListedTable of(TableRow row, Standing standing, Games games) throws InputFault {
    return new ListedTable(
        row.id(),
        SavedGameText.read(row.head(), games).session().terms(),
        new TableOptions(row.isPrivate(), row.isRated()),
        row.code(),
        row.opened(),
        row.at().lastEvent(),
        standing);
  }

  public boolean isOf(Player player) {
    return standing.isOf(player);
  }

  /** Whether the game waits for a player: for a move, or to accept the count; not without both. */
  public boolean isTurnOf(Player player) {
    return standing.isTurnOf(player);
  }

  /** Whether this person finds it in the lobby, and may watch without its code. */
  public boolean isSeenBy(Player player) {
    return !options.isPrivate() || isOf(player);
  }

  /** A side whose seat is free. */
  public Optional<Side> freeSide() {
    return standing.freeSide();
  }

  public boolean isTimed() {
    return terms.time().kind() != TimeControl.TimeKind.NONE;
  }

  public boolean isOver() {
    return standing.isOver();
  }

  /**
   * The command that brings somebody here, typed in a shell.
   *
   * @param address what friends type after {@code ssh}
   */
  public String command(String address) {
    return command(address, code);
  }

  static String command(String address, String code) {
    return String.join(" ", "ssh", "-t", address, "join", code);
  }
}
