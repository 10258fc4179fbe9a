package dev.banmen.tui.page.edit;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Site;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Carries out commands typed after a colon in the editor: a coordinate, or a command. */
final class EditorCommands {
  static final String SAVE = "save ";

  static final List<String> KNOWN =
      List.of("clear", "help", "play", "quit", "redo", SAVE, "side", "start", "theme ", "undo");

  private EditorCommands() {}

  private static String names() {
    return String.join(", ", KNOWN).replace(" ,", ",");
  }

  static PageResult on(EditorPage page, CommandLineEdit entry, Input input) {
    boolean enter =
        input instanceof Input.Key pressed && pressed.stroke().getKeyType() == KeyType.Enter;
    if (input instanceof Input.Key pressed && Keys.isTab(pressed.stroke())) {
      return Completion.tab(entry, KNOWN, next -> page.typing(Optional.of(next)));
    }
    return enter ? run(page.saying(""), entry.text().strip()) : show(page.typing(entry.on(input)));
  }

  private static PageResult show(EditorPage page) {
    return new PageResult.Show(page);
  }

  private static PageResult run(EditorPage page, String command) {
    return switch (command.toLowerCase(Locale.ROOT)) {
      case "" -> show(page);
      case "q", "quit" -> page.left();
      case "help" -> EditorKeys.help(page);
      case "play" -> EditorKeys.play(page);
      case "clear" -> show(page.drawn(page.draft().cleared()));
      case "start" -> show(page.drawn(page.draft().restarted()));
      case "side" -> show(page.drawn(page.draft().turned()));
      case "undo" -> show(page.undone());
      case "redo" -> show(page.redone());
      case "settings" -> new PageResult.OpenSettings(page);
      case "theme" -> new PageResult.ChangeTheme("", page);
      case "save" -> show(page.saying(page.words().text("edit.save.name")));
      default -> named(page, command);
    };
  }

  private static PageResult named(EditorPage page, String command) {
    if (command.regionMatches(true, 0, "theme ", 0, "theme ".length())) {
      return new PageResult.ChangeTheme(command.substring("theme ".length()).strip(), page);
    } else if (command.regionMatches(true, 0, SAVE, 0, SAVE.length())) {
      return save(page, command.substring(SAVE.length()).strip());
    }
    Optional<Site> site = page.draft().game().notation().parse(command);
    boolean onBoard = site.isPresent() && page.draft().game().lattice().contains(site.get());
    String example = page.draft().game().notation().name(page.cursor());
    return show(
        onBoard
            ? page.at(site.get())
            : page.saying(page.words().text("unknown", command, example)));
  }

  private static PageResult save(EditorPage page, String file) {
    if (!page.draft().faults().isEmpty()) {
      return show(EditorKeys.refused(page));
    }
    Terms terms = page.terms().from(page.draft().setup());
    return new PageResult.Save(file, Session.begin(terms, page.draft().position()), page);
  }
}
