package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.AskedQuestion;
import dev.banmen.app.TeachingTable;
import dev.banmen.say.GameSentences;
import dev.banmen.say.TeachingSentences;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.Teaching.TeachingView;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes the teaching table that the page of a recording is at. Stateless. */
final class TeachingLines {
  /** How many lines of talk are shown above a comment. */
  static final int TALK = 3;

  private TeachingLines() {}

  /** Returns the question, or that the page is on its own; nothing if it is at no table. */
  static List<Line> message(RecordPage page, int width) {
    if (page.teaching().isEmpty()) {
      return List.of();
    }
    String said = said(page, page.teaching().get());
    return said.isEmpty() ? List.of() : Line.wrap(said, Role.STRONG, width);
  }

  private static String said(RecordPage page, TeachingView view) {
    Words words = page.words();
    TeachingTable table = view.table();
    GameSentences game = new GameSentences(page.game(), words);
    boolean isThere = view.isFollowing() && (table.isLeader() || page.is(Mode.ANSWERING));
    Optional<AskedQuestion> question = table.question();
    if (question.isEmpty()) {
      boolean isQuiet = view.isFollowing() || table.isOver();
      return isQuiet ? "" : new TeachingSentences(table, false, game).own();
    }
    AskedQuestion asked = question.get();
    if (!table.isLeader() && asked.isShown() && !view.isFollowing()) {
      return new TeachingSentences(table, false, game).own();
    } else if (!table.isLeader() && !asked.isShown() && asked.own().isPresent()) {
      return words.text("teaching.answered", game.name(asked.own().get()));
    }
    String said = new TeachingSentences(table, isThere, game).of(asked);
    boolean isToAnswer = isThere && !table.isLeader() && !asked.isShown();
    return isToAnswer ? Sentences.of(said, words.text("teaching.how")) : said;
  }

  /** Returns who leads, and how many are here, if there is nothing else to say. */
  static List<Line> status(RecordPage page, int width) {
    boolean isQuiet =
        page.teaching().isPresent()
            && page.messages().notice().isEmpty()
            && message(page, width).isEmpty()
            && page.teaching().get().table().said().isEmpty();
    return isQuiet
        ? Line.wrap(page.teaching().get().table().status(), Role.QUIET, width)
        : List.of();
  }

  /** Returns what was said last, the newest at the end. */
  static List<Line> talk(RecordPage page, int width, int most) {
    if (page.teaching().isEmpty()) {
      return List.of();
    }
    List<String> said = page.teaching().get().table().said();
    List<Line> lines = new ArrayList<>();
    for (String one : said.subList(Math.max(0, said.size() - most), said.size())) {
      lines.addAll(Line.wrap(one, Role.TEXT, width));
    }
    return lines;
  }

  /** Returns what stands beside the number of the move. */
  static String beside(RecordPage page) {
    if (page.teaching().isEmpty()) {
      return "";
    }
    TeachingView view = page.teaching().get();
    String key =
        view.table().isLeader() && !view.table().isOver()
            ? "teaching.leads"
            : view.isFollowing() ? "teaching.follows" : "teaching.alone";
    return page.words().text(key);
  }

  /** Returns the keys of a teaching table, for the line of keys. */
  static List<KeyHint> hints(Words words, TeachingView view, Mode mode) {
    Optional<AskedQuestion> asked = view.table().question();
    if (view.table().isOver()) {
      return List.of();
    } else if (view.table().isLeader()) {
      String key =
          asked.isEmpty()
              ? "teaching.key.ask"
              : asked.get().isShown() ? "teaching.key.end" : "teaching.key.show";
      return List.of(KeyHint.of(words, 'w', key));
    } else if (mode == Mode.ANSWERING) {
      return List.of(
          KeyHint.of(words, KeyType.Enter, "teaching.key.answer"),
          KeyHint.of(words, KeyType.Escape, "teaching.key.away"));
    } else if (view.isAsked()) {
      return List.of(KeyHint.of(words, 'f', "teaching.key.answer"));
    }
    return view.isFollowing() ? List.of() : List.of(KeyHint.of(words, 'f', "teaching.key.follow"));
  }
}
