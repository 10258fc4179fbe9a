package dev.banmen.tui.page.drill;

import dev.banmen.command.Command;
import dev.banmen.command.Where;
import dev.banmen.drill.AnswerText;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm.AnswerWay;
import dev.banmen.game.drill.Exercise;
import dev.banmen.tui.page.BoardCommands;
import dev.banmen.tui.page.Copy;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Carries out commands typed after a colon in an exercise: an answer or a command. Stateless. */
final class DrillCommands extends BoardCommands<DrillPage> {
  static final DrillCommands LINE = new DrillCommands();

  private DrillCommands() {}

  @Override
  protected Set<Where> where(DrillPage page) {
    return EnumSet.of(Where.IN_DRILL);
  }

  @Override
  protected PageAction run(DrillPage page, Command command, String rest) {
    return switch (command) {
      case COPY -> copied(page);
      case NEXT -> page.isAsking() ? unanswered(page) : page.next();
      case EXPLAIN -> page.run().given().isEmpty() ? unanswered(page) : explained(page);
      default -> look(page, command, rest);
    };
  }

  /** Copies the result so far as a line to send. */
  static PageAction copied(DrillPage page) {
    return page.run().results().isEmpty()
        ? unanswered(page)
        : Copy.line(page.run().resultLine(page.words().language()), page);
  }

  private static DrillPage unanswered(DrillPage page) {
    return page.says("drill.unanswered");
  }

  @Override
  protected Optional<PageAction> other(DrillPage page, String line) {
    return page.isAsking()
        ? AnswerText.read(page.exercise(), line).map(page::give)
        : Optional.empty();
  }

  @Override
  protected String expected(DrillPage page) {
    String way = page.exercise().form().way().name().toLowerCase(Locale.ROOT);
    return page.isAsking() ? page.words().text("drill.expected." + way) : "";
  }

  /** Opens the question, the answer and why it is right, on a page of their own. */
  static PageAction explained(DrillPage page) {
    Exercise exercise = page.exercise();
    List<String> lines = new ArrayList<>();
    lines.add(page.title());
    lines.add(exercise.question());
    lines.add(DrillText.verdict(page));
    lines.add(exercise.explanation().sentence());
    return TextPage.open(page.words(), String.join("\n\n", lines), page);
  }

  @Override
  protected List<String> others(DrillPage page) {
    List<String> names = new ArrayList<>();
    boolean isSite = page.isWay(AnswerWay.SITE) || page.isWay(AnswerWay.SITES);
    for (int i = 0; isSite && i < page.game().lattice().size(); i++) {
      Site site = page.game().lattice().site(i);
      if (page.game().lattice().isOpen(site)) {
        names.add(page.game().notation().name(site));
      }
    }
    return names;
  }
}
