package dev.banmen.server.lobby;

import dev.banmen.app.Refusal;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.UnhandledCommand;
import dev.banmen.server.people.Admission;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.PersonFinder;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The commands that one person types in the lobby about their keys and about others. Each answer is
 * a text to show, and comes once all is saved. For any thread.
 */
final class PersonCommands {
  private final HouseServices house;
  private final OnlinePerson me;
  private final Words words;

  /** The commands of one person. */
  PersonCommands(HouseServices house, OnlinePerson me) {
    this.house = house;
    this.me = me;
    words = me.words();
  }

  /**
   * Carries out a command.
   *
   * @param now the time, in milliseconds from 1970
   * @throws Refusal if it lacks something, or cannot be
   */
  CompletableFuture<String> run(Command command, String typed, long now) throws Refusal {
    String[] parts = Commands.parts(Printable.of(typed).strip());
    String who = parts[0];
    return switch (command) {
      case LINK -> link();
      case RECOVERY -> recovery();
      case BLOCK -> block(who, true);
      case UNBLOCK -> block(who, false);
      case MUTE -> mute(true);
      case UNMUTE -> mute(false);
      case REPORT -> report(who, parts[1], now);
      case WITHDRAW -> withdraw(who);
      default -> throw new UnhandledCommand(command);
    };
  }

  private CompletableFuture<String> withdraw(String number) throws Refusal {
    int count = house.tables().withdraw(me.me(), number);
    if (count == 0) {
      throw new Refusal(words.text("withdraw.none"));
    }
    return CompletableFuture.completedFuture(words.text("withdraw.done", count));
  }

  private CompletableFuture<String> link() {
    int minutes = house.peopleLimits().linkMinutes();
    return house
        .codes()
        .issue(me.id(), CodeKind.LINK)
        .thenApply(code -> words.text("code.link", minutes, house.address().get(), code));
  }

  /** A new code for a lost key, shown this once. */
  CompletableFuture<String> recovery() {
    return house
        .codes()
        .issue(me.id(), CodeKind.RECOVERY)
        .thenApply(code -> words.text("code.recovery", code, house.address().get()));
  }

  private CompletableFuture<PersonRow> other(String name) {
    return new PersonFinder(house.store())
        .find(name)
        .thenCompose(
            found ->
                found.filter(person -> person.id() != me.id()).isPresent()
                    ? CompletableFuture.completedFuture(found.get())
                    : CompletableFuture.failedFuture(
                        new Refusal(words.text("command.nobody", name))));
  }

  private CompletableFuture<String> block(String name, boolean blocks) throws Refusal {
    if (blocks && house.moderation().blocksMany(me.id())) {
      throw new Refusal(words.text("block.many"));
    }
    return other(name)
        .thenCompose(
            person ->
                house
                    .moderation()
                    .block(me.id(), person.id(), blocks)
                    .thenApply(done -> said(PersonFinder.nameOf(person), blocks)));
  }

  private String said(String name, boolean blocks) {
    return blocks ? words.text("block.done", name) : words.text("block.undone", name);
  }

  private CompletableFuture<String> mute(boolean isHidden) {
    return house
        .store()
        .set(me.id(), Admission.HIDES_CHAT, isHidden ? "yes" : "")
        .thenApply(
            done -> {
              me.hideChat(isHidden);
              return isHidden ? words.text("chat.hidden") : words.text("chat.shown");
            });
  }

  private CompletableFuture<String> report(String name, String text, long now) throws Refusal {
    if (text.isEmpty()) {
      throw new Refusal(words.text("command.report"));
    } else if (text.length() > house.around().limits().sentence()) {
      throw new Refusal(words.text("chat.long", house.around().limits().sentence()));
    }
    String quota = me.share(); // under another name it may be another one
    if (!house.reports().take(quota, now)) {
      throw new Refusal(words.text("report.much", house.peopleLimits().reportsOfDay()));
    }
    return other(name)
        .thenCompose(
            person ->
                house
                    .store()
                    .accounts()
                    .report(me.id(), person.id(), text)
                    .thenApply(done -> words.text("report.done")))
        .whenComplete((said, fault) -> giveBack(fault, quota));
  }

  private void giveBack(Throwable fault, String quota) {
    Optional.ofNullable(fault).ifPresent(any -> house.reports().giveBack(quota));
  }
}
