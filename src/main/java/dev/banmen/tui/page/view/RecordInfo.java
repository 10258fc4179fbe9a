package dev.banmen.tui.page.view;

import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.say.GameSentences;
import dev.banmen.study.EditableRecord;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.Prose;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/** Describes a recorded game and its file, in lines of a width. Immutable. */
final class RecordInfo {
  private final RecordPage page;
  private final Words words;
  private final RecordTree tree;
  private final int width;
  private final int most;
  private final Glyphs glyphs;
  private final List<Line> lines = new ArrayList<>();

  RecordInfo(RecordPage page, int width, int most, Glyphs glyphs) {
    this.most = most;
    this.glyphs = glyphs;
    this.page = page;
    this.width = width;
    words = page.words();
    tree = page.recordCursor().tree();
  }

  List<Line> lines() {
    add(side(Side.BLACK), "PB", "BR", "BT");
    add(side(Side.WHITE), "PW", "WR", "WT");
    add(words.text("record.info.event"), "EV", "RO");
    add(words.text("record.info.name"), "GN");
    add(words.text("record.info.date"), "DT");
    add(words.text("record.info.place"), "PC");
    String result = tree.text(RecordTree.ROOT, "RE");
    say(
        words.text("record.info.result"),
        glyphs.fractions(new GameSentences(page.game(), words).recorded(result)));
    add(words.text("record.info.rules"), "RU");
    add(words.text("record.info.handicap"), "HA");
    say(words.text("record.info.komi"), glyphs.fractions(tree.text(RecordTree.ROOT, "KM")));
    add(words.text("record.info.time"), "TM", "OT");
    add(words.text("record.info.opening"), "ON");
    add(words.text("record.info.annotation"), "AN");
    add(words.text("record.info.user"), "US");
    add(words.text("record.info.source"), "SO");
    add(words.text("record.info.copyright"), "CP");
    add(words.text("record.info.about"), "GC");
    prose(glyphs.fractions(page.game().summary()), Role.QUIET);
    file();
    return lines;
  }

  /** Adds a line of the root's values under these names; none if it has none. */
  private void add(String label, String... ids) {
    List<String> values = new ArrayList<>();
    List.of(ids).forEach(id -> values.add(tree.text(RecordTree.ROOT, id)));
    values.removeIf(String::isEmpty);
    say(label, WordList.of(words.language(), values));
  }

  private void say(String label, String value) {
    if (!value.isEmpty()) {
      prose(label + " " + value, Role.TEXT);
    }
  }

  private String side(Side side) {
    return words.text("record.info.side", page.game().words().colour(side));
  }

  private void prose(String text, Role role) {
    Prose prose = Prose.of(text, width, most);
    for (int line = 0; line < prose.lines(); line++) {
      lines.add(new Line(prose.line(line), role));
    }
  }

  private void file() {
    EditableRecord record = page.recordCursor().record();
    int games = record.file().archive().size();
    String name = record.file().name();
    String file = games > 1 ? words.text("record.file.game", name, record.game() + 1, games) : name;
    prose(file, Role.QUIET);
    if (record.file().isReadOnly()) {
      prose(words.text("record.file.read.only"), Role.QUIET);
    }
    if (!record.notes().isEmpty()) {
      prose(words.text("record.file.notes", record.notes().size()), Role.QUIET);
    }
  }
}
