package dev.banmen.tui.page.home;

import dev.banmen.app.Person;
import dev.banmen.game.Ground;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.Behaviour;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;

/**
 * The first page: a form for a new game, the unfinished games, a file to open, and a board that
 * shows the choice. Immutable.
 *
 * @param behaviour handles its input and paints it
 * @param person the source of games and files
 * @param demo the game on the board
 */
public record HomePage(
    Behaviour<HomePage> behaviour,
    Person person,
    Words words,
    HomeList list,
    HomeInput input,
    DemoGame demo)
    implements Page {
  static HomePage of(Behaviour<HomePage> behaviour, Person person, Words words) {
    NewGame form = NewGame.of(person, words);
    DemoGame demo = DemoGame.of(form.game().orElseThrow(), person.millis());
    return new HomePage(behaviour, person, words, HomeList.of(person, form), HomeInput.NONE, demo);
  }

  public NewGame form() {
    return list.form();
  }

  public HomeRow focus() {
    return list.focus();
  }

  public Optional<Field> field() {
    return list.field();
  }

  public Optional<Typing> typing() {
    return input.typing();
  }

  String notice() {
    return input.notice();
  }

  @Override
  public List<KeyHint> keyHints() {
    return HomeHints.keys(this);
  }

  @Override
  public boolean isTyping() {
    return input.isTyping();
  }

  @Override
  public PageResult on(Input input, Extent screen) {
    return behaviour.on(this, input, screen);
  }

  private HomePage with(HomeList list, HomeInput input, DemoGame demo) {
    return new HomePage(behaviour, person, words, list, input, demo);
  }

  HomePage quiet() {
    return with(list, HomeInput.NONE, demo);
  }

  HomePage commanding(Optional<CommandLineEdit> line) {
    return with(list, input.commanding(line), demo);
  }

  @Override
  public HomePage saying(String sentence) {
    return with(list, input.saying(sentence), demo);
  }

  @Override
  public HomePage refreshed() {
    HomeList now = list.refreshed(person);
    return with(now, input, demo(now.form()));
  }

  /** Its demo game plays by itself for a minute at most; then nothing wakes the program. */
  @Override
  public long due() {
    return demo.due();
  }

  @Override
  public HomePage advanced(long millis) {
    return with(list, input, demo.advanced(millis, person.files()));
  }

  /** On another row, or the nearest one there is. */
  HomePage moved(int by) {
    return at(list.moved(by).focus());
  }

  HomePage at(HomeRow row) {
    return with(list.at(row), input.typing(Optional.empty()), demo);
  }

  /** With another form, whose game the board shows. */
  HomePage filled(NewGame next, Optional<Typing> typed) {
    return with(list.with(next), input.typing(typed), demo(next));
  }

  private DemoGame demo(NewGame next) {
    return next.game().isPresent() ? demo.of(next.game().get()) : demo;
  }

  public HomePage typing(Typing typed) {
    return with(list, input.typing(Optional.of(typed)), demo);
  }

  public HomePage naming(String name) {
    return with(list.naming(name), input.typing(Optional.empty()), demo);
  }

  HomePage listingAll() {
    return with(list.whole(), input, demo);
  }

  UserLists lists() {
    return list.lists();
  }

  @Override
  public Ground ground() {
    return demo.position().lattice().ground();
  }

  HomeRows rows(HomeFrame frame) {
    return new HomeRows(words, list, typing(), frame.list());
  }

  @Override
  public void paint(Canvas canvas) {
    behaviour.paint(this, canvas);
  }
}
