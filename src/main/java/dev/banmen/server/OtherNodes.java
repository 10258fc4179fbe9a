package dev.banmen.server;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.desk.PersonEraser;
import dev.banmen.server.lobby.HouseServices;
import dev.banmen.server.lobby.LobbyChat;
import dev.banmen.server.people.Admission;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.PersonRow;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Has this node follow what was done at another one about people. For any thread. */
record OtherNodes(HouseServices house, PersonEraser eraser) {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");
  private static final Pattern SENT_AWAY =
      Pattern.compile("(admin\\.kicked|code\\.replaced) (\\d{1,18})");

  /** Hears what others tell from now on. */
  void listen(NodeNotes notes) {
    notes.read(NodeTopic.MODERATION, this::readModeration);
    notes.read(NodeTopic.CHAT, () -> FaultBarrier.watch(house.chat().read()));
    notes.on(NodeTopic.CHAT, this::announced);
    notes.on(NodeTopic.SENT_AWAY, this::sentAway);
    notes.on(NodeTopic.RENAMED, text -> number(text, this::renamed));
    notes.on(NodeTopic.FORGOTTEN, text -> number(text, eraser::hear));
    notes.on(NodeTopic.RATINGS, text -> house.tables().ratings().forgetAll());
  }

  private static void number(String text, LongConsumer person) {
    if (NUMBER.matcher(text).matches()) {
      person.accept(Long.parseLong(text));
    }
  }

  /** Reads who may not be here, and sends them away. */
  private void readModeration() {
    FaultBarrier.watch(
        house
            .moderation()
            .read()
            .thenRun(
                () ->
                    house
                        .people()
                        .each(
                            one -> true,
                            one ->
                                house
                                    .moderation()
                                    .ban(one.id(), one.request().key(), one.request().address())
                                    .ifPresent(
                                        ban ->
                                            one.sendAway(Admission.sentence(ban, one.words()))))));
  }

  /**
   * Has everybody read an announcement.
   *
   * @param text empty for what people say
   */
  private void announced(String text) {
    house
        .people()
        .each(
            one -> !text.isEmpty(),
            one -> one.letter().announce(LobbyChat.announced(text, one.words())));
  }

  private void sentAway(String text) {
    Matcher parts = SENT_AWAY.matcher(text);
    if (parts.matches()) {
      long person = Long.parseLong(parts.group(2));
      house.people().sendAway(one -> one.id() == person, one -> one.words().text(parts.group(1)));
    }
  }

  private void renamed(long person) {
    FaultBarrier.watch(
        house.store().person(person).thenAccept(found -> found.ifPresent(this::renamed)));
  }

  private void renamed(PersonRow person) {
    house.people().rename(person.id(), person.name());
    house
        .people()
        .of(person.id())
        .forEach(
            one -> {
              house.tables().share(one.opener());
              house.teaching().share(one);
            });
    house.news().changed();
  }
}
