package dev.banmen.tui.page.view;

import dev.banmen.game.Game;
import dev.banmen.say.GameSentences;
import dev.banmen.say.NodeSentences;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/** A node of a recording, to be described in lines no wider than a width. Immutable. */
abstract class NodeLines {
  final RecordPage page;
  final Words words;
  final RecordCursor recordCursor;
  final NodeView nodeView;
  final Game game;
  final NodeSentences sentences;
  final int width;
  final Glyphs glyphs;

  NodeLines(RecordPage page, int width, Glyphs glyphs) {
    this.page = page;
    this.width = width;
    this.glyphs = glyphs;
    words = page.words();
    recordCursor = page.recordCursor();
    nodeView = recordCursor.nodeView();
    game = page.game();
    sentences = new NodeSentences(recordCursor, new GameSentences(game, words));
  }

  /** Returns a text in as many lines as it needs; none if it is empty. */
  final List<Line> wrap(String text, Role role) {
    return text.isEmpty() ? List.of() : Line.wrap(text, role, width);
  }
}
