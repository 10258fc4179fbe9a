package dev.banmen.tui.page.drill;

import dev.banmen.drill.AnswerText;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm.AnswerWay;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.CommandTyping;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.Copy;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.term.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Carries out commands typed after a colon in an exercise: an answer or a command. Stateless. */
final class DrillCommands {
  private static final List<String> NAMES =
      List.of(
          "copy",
          "explain",
          "help",
          CommandTyping.LAYER,
          "next",
          "quit",
          "settings",
          CommandTyping.THEME);

  private DrillCommands() {}

  static PageResult on(DrillPage page, Input input) {
    return CommandTyping.on(
        page.messages(), input, page::with, () -> known(page), DrillCommands::run);
  }

  private static PageResult show(DrillPage page) {
    return new PageResult.Show(page);
  }

  private static PageResult run(DrillPage page, String command) {
    return CommandTyping.shared(page, command, page::withLayer).orElseGet(() -> own(page, command));
  }

  private static PageResult own(DrillPage page, String command) {
    return switch (command.toLowerCase(Locale.ROOT)) {
      case "help" -> help(page);
      case "copy" -> copied(page);
      case "next" -> page.isAsking() ? show(unanswered(page)) : page.next();
      case "explain" -> page.run().given().isEmpty() ? show(unanswered(page)) : explained(page);
      default -> answered(page, command);
    };
  }

  /** Copies the result so far as a line to send. */
  static PageResult copied(DrillPage page) {
    return page.run().results().isEmpty()
        ? show(unanswered(page))
        : Copy.line(page.run().resultLine(page.words().language()), page);
  }

  private static DrillPage unanswered(DrillPage page) {
    return page.saying(page.words().text("drill.unanswered"));
  }

  private static PageResult answered(DrillPage page, String typed) {
    Optional<DrillAnswer> answer = AnswerText.read(page.exercise(), typed);
    return page.isAsking() && answer.isPresent()
        ? page.give(answer.get())
        : show(page.saying(page.words().text("drill.unknown", typed)));
  }

  static PageResult help(DrillPage page) {
    return new PageResult.Open(
        TextPage.help(page.words(), page.words().text("drill.help.text")), page);
  }

  /** Opens the question, the answer and why it is right, on a page of their own. */
  static PageResult explained(DrillPage page) {
    Exercise exercise = page.exercise();
    List<String> lines = new ArrayList<>();
    lines.add(page.title());
    lines.add(exercise.question());
    lines.add(DrillText.verdict(page));
    lines.add(exercise.explanation().sentence());
    return new PageResult.Open(TextPage.of(page.words(), String.join("\n\n", lines)), page);
  }

  private static List<String> known(DrillPage page) {
    List<String> known = new ArrayList<>(NAMES);
    boolean isSite = page.isWay(AnswerWay.SITE) || page.isWay(AnswerWay.SITES);
    if (isSite && !page.messages().entry().orElse(CommandLineEdit.EMPTY).text().isEmpty()) {
      for (int i = 0; i < page.game().lattice().size(); i++) {
        Site site = page.game().lattice().site(i);
        if (page.game().lattice().isOpen(site)) {
          known.add(page.game().notation().name(site));
        }
      }
    }
    return known;
  }

  static void paintKnown(Canvas canvas, DrillPage page) {
    Completion.paint(canvas, page.messages().entry().orElse(CommandLineEdit.EMPTY), known(page));
  }
}
