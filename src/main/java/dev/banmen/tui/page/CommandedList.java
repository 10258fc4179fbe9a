package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.Person;
import dev.banmen.command.Command;
import dev.banmen.command.Where;
import dev.banmen.game.Ground;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.theme.Role;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A list below which one of the commands of every page is typed. Immutable. */
record CommandedList(ListPage list, Optional<CommandLineEdit> entry)
    implements TypingPage<CommandedList> {
  private static final PageCommands<CommandedList> LINE =
      new PageCommands<>() {
        @Override
        protected Set<Where> where(CommandedList page) {
          return EnumSet.noneOf(Where.class);
        }

        @Override
        protected PageAction run(CommandedList page, Command command, String rest) {
          return common(page, command, rest);
        }

        @Override
        protected Optional<PageAction> other(CommandedList page, String line) {
          return Optional.empty();
        }
      };

  @Override
  public PageAction help() {
    return list.other(KeyAction.HELP, new KeyStroke('?', false, false), Extent.of(0, 0));
  }

  @Override
  public Words words() {
    return list.words();
  }

  @Override
  public CommandedList typing(Optional<CommandLineEdit> line) {
    return new CommandedList(list, line);
  }

  @Override
  public Page saying(String sentence) {
    return list.saying(sentence);
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    return isTyping() && !(input instanceof Input.Pointed)
        ? LINE.on(this, input)
        : list.on(input, screen);
  }

  @Override
  public void run(Pages pages, Person person) {
    pages.show(isTyping() ? this : list);
  }

  @Override
  public PageAction returned() {
    return list.returned();
  }

  @Override
  public Ground ground() {
    return list.ground();
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return isTyping() ? List.of() : list.keyHints(screen);
  }

  @Override
  public void paint(Canvas canvas) {
    list.paint(canvas);
    if (isTyping() && !SmallScreen.is(canvas.extent())) {
      Extent screen = canvas.extent();
      canvas.part(new Extent(0, screen.rows() - 2, screen.cols(), 2)).fill(Role.TEXT);
      LINE.paint(canvas.part(new Extent(1, screen.rows() - 2, screen.cols() - 2, 1)), this);
      TypedText.paint(KeyLine.foot(canvas), entry.get().shown(), Role.TEXT);
    }
  }
}
