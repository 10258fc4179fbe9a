package dev.banmen.shell.view;

import dev.banmen.app.AskedQuestion;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.say.GameSentences;
import dev.banmen.say.TeachingSentences;
import dev.banmen.shell.Activity;
import dev.banmen.shell.Answer;
import dev.banmen.shell.HeardLines;
import dev.banmen.text.Sentences;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A teaching table in line mode. It says what the leader shows, and takes a typed point as the
 * answer to the leader's question; whoever steps elsewhere or tries a move is on their own until
 * they follow again. A leader who is here steps for all. Mutable, one thread.
 */
public final class FollowedTable implements Activity {
  private final TeachingTable table;
  private final ReadGame record;
  private SharedPosition led; // what the record here was last taken from, or given to all
  private boolean isFollowing = true;
  private boolean isAsked; // whether the question is open, for whoever types
  private String question = ""; // what was said about it last
  private int asking; // the number of the question that it was said about
  private String status;
  private List<String> said = List.of();

  /**
   * Sits down at a table.
   *
   * @throws InputFault if nothing of what it shows can be said
   * @throws Refusal if no record can be shown here
   */
  public FollowedTable(Person person, TeachingTable table) throws InputFault, IOException, Refusal {
    this.table = table;
    led = table.now();
    record = new ReadGame(person, person.files().openShown(led.recording()));
    record.show(led);
    status = table.status();
  }

  private GameSentences gameSentences() {
    return record.gameSentences();
  }

  /** Says who leads, what is shown, and what was asked and said. */
  @Override
  public Answer opening() {
    Answer opening = Answer.lines(List.of(status, gameSentences().title())).and(record.whole());
    return opening.and(Answer.lines(asked())).and(Answer.lines(talk()));
  }

  @Override
  public Optional<TeachingTable> table() {
    return Optional.of(table);
  }

  @Override
  public Set<Where> where() {
    Set<Where> places = record.where();
    if (!table.isLeader()) {
      places.add(Where.FOLLOWING);
    } else if (!table.isOver()) {
      places.add(Where.LEADING);
    }
    return places;
  }

  @Override
  public String point() {
    return record.point();
  }

  @Override
  public String expected() {
    return isAsked && isFollowing ? gameSentences().text("teach.point") : record.expected();
  }

  @Override
  public List<String> others() {
    return record.others();
  }

  @Override
  public List<String> of(Argument argument, String rest) {
    return record.of(argument, rest);
  }

  @Override
  public Optional<String> text(int most) {
    return record.text(most);
  }

  @Override
  public Optional<Answer> on(TypedCommand typed) throws Refusal {
    if (typed.faultless().isEmpty()) {
      boolean isAnswer = isAsked && isFollowing && typed.command().isEmpty();
      Optional<Site> point = isAnswer ? record.site(typed.line()) : Optional.empty();
      return point.isPresent()
          ? Optional.of(answer(point.get()))
          : record.on(typed).map(this::settled);
    }
    Command command = typed.command().get();
    return switch (command) {
      case FOLLOW -> Optional.of(follow());
      case ASK, END, REMOVE, SILENCE -> {
        yield Optional.of(Answer.of(table.command(command, typed.rest())));
      }
      case GAME -> Optional.empty(); // would read the record anew, without what was taught
      default -> record.on(typed).map(this::settled);
    };
  }

  private Answer answer(Site site) throws Refusal {
    table.answer(record.position(), new Place(record.mover(), site));
    String answered = gameSentences().text("teaching.answered", gameSentences().name(site));
    return Answer.of(gameSentences().sentence(answered), gameSentences().text("teach.change"));
  }

  /** After a command of the record: shows the place to all, or knows that this is another one. */
  private Answer settled(Answer answer) {
    SharedPosition here = record.here();
    if (table.isOver() || here.isSame(led)) {
      return answer;
    } else if (table.isLeader()) {
      String why = table.lead(here);
      led = why.isEmpty() ? here : led;
      return answer.and(Answer.of(why));
    }
    boolean isLeaving = isFollowing && !led.isAt(here.recording().tree(), here.node());
    isFollowing &= !isLeaving;
    return isLeaving ? answer.and(Answer.of(sentences().own())) : answer;
  }

  private Answer follow() {
    if (table.isOver()) {
      return Answer.fault(table.status());
    }
    isFollowing = true;
    question = "";
    led = table.now();
    record.show(led);
    return record.whole().and(Answer.lines(asked()));
  }

  @Override
  public Optional<Answer> news() {
    List<String> lines = new ArrayList<>();
    SharedPosition now = table.now();
    if (isFollowing && !table.isOver() && !now.isSame(led)) {
      led = now;
      record.show(led);
      lines.addAll(record.whole().lines());
    }
    lines.addAll(asked());
    lines.addAll(talk());
    String before = status;
    status = table.status();
    if (!withoutNumbers(status).equals(withoutNumbers(before))) {
      lines.add(status);
    }
    return lines.isEmpty() ? Optional.empty() : Optional.of(Answer.lines(lines));
  }

  /** How many are here is not worth a word each time. */
  private static String withoutNumbers(String sentence) {
    return sentence.replaceAll("[0-9]+", "");
  }

  private List<String> talk() {
    List<String> before = said;
    said = table.said();
    return HeardLines.since(before, said);
  }

  /** The news about the question; often none. */
  private List<String> asked() {
    Optional<AskedQuestion> asked = table.question();
    isAsked = asked.isPresent() && !asked.get().isShown() && !table.isLeader();
    String now = asked.map(this::sentence).orElse("");
    int number = asked.map(AskedQuestion::number).orElse(0);
    boolean isNew = !now.isEmpty() && (number != asking || !now.equals(question));
    question = now;
    asking = number;
    return isNew ? List.of(now) : List.of();
  }

  private String sentence(AskedQuestion asked) {
    String said = sentences().of(asked);
    boolean isToAnswer = isFollowing && !table.isLeader() && !asked.isShown();
    if (isToAnswer) {
      return Sentences.of(said, gameSentences().text("teach.how"));
    }
    boolean isCounted = table.isLeader() || asked.isShown();
    return isCounted ? Sentences.of(gameSentences().sentence(said), counts(asked)) : said;
  }

  private TeachingSentences sentences() {
    return new TeachingSentences(table, isFollowing, gameSentences());
  }

  private String counts(AskedQuestion asked) {
    List<String> counts = new ArrayList<>();
    asked
        .counts()
        .forEach(
            (site, count) ->
                counts.add(gameSentences().text("teach.count", gameSentences().name(site), count)));
    return gameSentences().listed(counts);
  }

  @Override
  public Runnable listen(Runnable listener) {
    return table.listen(listener);
  }

  @Override
  public boolean isTurn() {
    return isAsked && table.question().filter(asked -> asked.own().isEmpty()).isPresent();
  }

  @Override
  public void leave() {
    record.leave();
    table.leave();
  }
}
