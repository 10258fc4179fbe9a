package dev.banmen.server.tables;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.session.Player;
import dev.banmen.text.Printable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What people do at a table that is no event of its game, told to the other nodes where the table
 * is looked at. It may be lost on the way. For any thread.
 */
public final class TableNotes {
  /** A line of talk: its id, table, person, whether it is an aside, and on lines of their own. */
  private static final Pattern TALK =
      Pattern.compile("([0-9a-f-]{36}) (\\d{1,18}) (\\d{1,18}) ([01])\n(.*)\n(.*)");

  /** How many lines are known again if they come a second time. */
  private static final int MOST_KNOWN = 100;

  private final Tables tables;
  private final NodeNotes notes;
  private final Deque<String> known = new ArrayDeque<>(); // ids of lines; under this

  /** Hears what is told from now on. */
  public TableNotes(Tables tables, EndedGames endedGames, NodeNotes notes) {
    this.tables = tables;
    this.notes = notes;
    notes.on(NodeTopic.TALK, this::heardTalk);
    notes.on(NodeTopic.ENDED, note -> endedGames.heard(note).ifPresent(tables::heardEnd));
  }

  /** Adds what somebody says at a table, here at once. */
  public void say(GameTable table, Player player, String name, String text) {
    RecentTalk.SaidLine line = table.say(player, name, text);
    FaultBarrier.watch(table.number().thenAccept(id -> tell(id, line)));
  }

  private void tell(long table, RecentTalk.SaidLine line) {
    String head =
        String.join(
            " ",
            UUID.randomUUID().toString(),
            Long.toString(table),
            Long.toString(line.person()),
            line.isAside() ? "1" : "0");
    String note = String.join("\n", head, line.name(), line.text());
    if (NodeNote.fits(note)) {
      notes.tell(NodeTopic.TALK, note);
    }
  }

  private void heardTalk(String note) {
    Matcher parts = TALK.matcher(note);
    if (parts.matches()
        && isPrintable(parts.group(5))
        && isPrintable(parts.group(6))
        && isNew(parts.group(1))) {
      RecentTalk.SaidLine line =
          new RecentTalk.SaidLine(
              Long.parseLong(parts.group(3)),
              parts.group(5),
              parts.group(6),
              parts.group(4).equals("1"));
      tables.heard(Long.parseLong(parts.group(2)), line);
    }
  }

  private static boolean isPrintable(String text) {
    return Printable.of(text).equals(text);
  }

  private synchronized boolean isNew(String id) {
    boolean isNew = !known.contains(id);
    if (isNew) {
      known.addLast(id);
    }
    if (known.size() > MOST_KNOWN) {
      known.removeFirst();
    }
    return isNew;
  }
}
