package dev.banmen.server.teaching;

import dev.banmen.app.AskedQuestion;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Command;
import dev.banmen.command.UnhandledCommand;
import dev.banmen.game.Site;
import dev.banmen.schedule.Listeners;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A teaching table as one person sees it at one terminal. For any thread. */
final class TeachingSeat implements TeachingTable {

  private final LiveTeachingTable table;
  private final OnlinePerson person;
  private final boolean isLeader;
  private final Listeners listeners = new Listeners();
  private volatile boolean isOver;
  private volatile Runnable left = () -> {};

  TeachingSeat(LiveTeachingTable table, OnlinePerson person, boolean isLeader) {
    this.table = table;
    this.person = person;
    this.isLeader = isLeader;
  }

  /** Has this run once this person leaves. */
  TeachingSeat thenRun(Runnable after) {
    left = after;
    return this;
  }

  long number() {
    return person.id();
  }

  String name() {
    return person.name();
  }

  OnlinePerson person() {
    return person;
  }

  private Words words() {
    return person.language().words(LiveTeachingTable.class);
  }

  void tell() {
    listeners.tell();
  }

  /** This person was removed, and leaves. */
  void putOut() {
    end();
    left.run(); // their own leaving finds no seat any more
  }

  /** Nothing more comes from the table. */
  void end() {
    isOver = true;
    tell();
  }

  @Override
  public boolean isLeader() {
    return isLeader;
  }

  @Override
  public String leader() {
    return table.leaderName();
  }

  @Override
  public boolean isOver() {
    return isOver;
  }

  @Override
  public SharedPosition now() {
    return isLeader ? table.newest() : table.shown();
  }

  @Override
  public String lead(SharedPosition next) {
    return isLeader && !isOver ? table.lead(next, words()) : "";
  }

  @Override
  public Optional<AskedQuestion> question() {
    return isOver ? Optional.empty() : table.question(person.id());
  }

  private void checkLeader() throws Refusal {
    checkHere();
    if (!isLeader) {
      throw new Refusal(words().text("teaching.leader", leader()));
    }
  }

  private void checkHere() throws Refusal {
    if (isOver) {
      throw new Refusal(words().text("teaching.gone"));
    }
  }

  @Override
  public void ask() throws Refusal {
    checkLeader();
    table.ask();
  }

  @Override
  public void answer(Site site) throws Refusal {
    checkHere();
    if (isLeader || !table.answer(person.id(), site)) {
      throw new Refusal(words().text("teaching.unasked"));
    }
  }

  @Override
  public String status() {
    if (isOver) {
      boolean isRemoved = table.isRemoved(person.id());
      return words().text(isRemoved ? "teaching.removed" : "teaching.ended", leader());
    }
    int followers = table.people() - (table.hasSeat(table.leader()) ? 1 : 0);
    if (isLeader) {
      String how = table.isUnsaved() ? "teaching.unsaved" : "teaching.leading";
      return words().text(how, followers);
    }
    return table.hasSeat(table.leader())
        ? words().text("teaching.following", leader(), followers)
        : words().text("teaching.away", leader());
  }

  @Override
  public List<String> said() {
    return table.talk().of(line -> person.reads(line.person())).stream()
        .map(line -> words().text("teaching.line", line.name(), line.text()))
        .toList();
  }

  @Override
  public String command(Command command, String rest) throws Refusal {
    checkHere();
    switch (command) {
      case SAY -> say(rest);
      case ASK -> ask();
      case END -> {
        checkLeader();
        table.end();
        left.run();
      }
      case SILENCE -> {
        Map.Entry<Long, String> other = other(rest);
        boolean isSilenced = table.silence(other.getKey());
        return words().text(isSilenced ? "teaching.silenced" : "teaching.heard", other.getValue());
      }
      case REMOVE -> {
        Map.Entry<Long, String> other = other(rest);
        table.remove(other.getKey());
        return words().text("teaching.removed.other", other.getValue());
      }
      default -> throw new UnhandledCommand(command);
    }
    return "";
  }

  private void say(String typed) throws Refusal {
    if (typed.isEmpty()) {
      throw new Refusal(words().text("say.what"));
    } else if (table.isSilenced(person.id())) {
      throw new Refusal(words().text("teaching.silent", leader()));
    }
    table.say(this, person.speech(typed));
  }

  /** The number of somebody who follows, and their name. */
  private Map.Entry<Long, String> other(String name) throws Refusal {
    checkLeader();
    Map<Long, String> names = table.names();
    for (Map.Entry<Long, String> one : names.entrySet()) {
      if (one.getValue().equalsIgnoreCase(name)) {
        return one;
      }
    }
    throw new Refusal(
        names.isEmpty()
            ? words().text("teaching.nobody")
            : words()
                .text(
                    "teaching.who", WordList.of(words().language(), List.copyOf(names.values()))));
  }

  @Override
  public Runnable listen(Runnable listener) {
    return listeners.listen(listener);
  }

  @Override
  public void leave() {
    isOver = true;
    if (table.leave(this)) { // else their connection was lost, and they may come back
      left.run();
    }
  }
}
