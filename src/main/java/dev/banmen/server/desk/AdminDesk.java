package dev.banmen.server.desk;

import dev.banmen.app.Refusal;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.address.AddressRange;
import dev.banmen.server.lobby.HouseServices;
import dev.banmen.server.lobby.LobbyChat;
import dev.banmen.server.people.Moderation;
import dev.banmen.server.people.NameRule;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.people.PersonFinder;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.people.ServerTime;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.HouseBackup;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.server.store.ReportRow;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.GameTitles;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.tables.Standing;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.SpokenFault;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The owner's commands to a house: who is here, who must go, and what is known of whom. Waits for
 * the store, so for threads of its own; any number of them.
 */
public final class AdminDesk {
  /** The options of a command: when something ends, and why it is so. */
  public static final List<String> OPTIONS = List.of("for", "until", "reason");

  private static final List<String> COMMANDS =
      List.of(
          "list",
          "tables",
          "end",
          "kick",
          "ban",
          "unban",
          "bans",
          "mute",
          "unmute",
          "announce",
          "reports",
          "key",
          "export",
          "forget",
          "ratings",
          "backup");

  /** Reports that are shown. */
  private static final int REPORTS = 100;

  private static final Pattern KEY = Pattern.compile("SHA256:[A-Za-z0-9+/]{43}");

  private final HouseServices house;
  private final Games games;
  private final PersonFiles belongings; // what people have on their own
  private final PersonEraser eraser;

  public AdminDesk(HouseServices house, Games games, PersonFiles belongings, PersonEraser eraser) {
    this.house = house;
    this.games = games;
    this.belongings = belongings;
    this.eraser = eraser;
  }

  /**
   * Carries out a command.
   *
   * @param words the command and what it is about
   * @param options some of {@link #OPTIONS}, with their values
   */
  public AdminReply run(Language language, List<String> words, Map<String, String> options) {
    Words text = language.words(AdminDesk.class);
    try {
      return new AdminReply(true, new AdminOrder(language, text, words, options).run());
    } catch (Refusal refusal) {
      return new AdminReply(false, List.of(refusal.getMessage()));
    } catch (RuntimeException | Error e) {
      FaultBarrier.reportUnforeseen(e);
      Throwable why = FaultBarrier.cause(e);
      return new AdminReply(
          false,
          List.of(
              why instanceof IOException
                  ? text.text("admin.fault", cause(why, text))
                  : text.text("admin.broken")));
    }
  }

  /** Why something failed, in words that the owner can use: no name of a class, no library's. */
  private static String cause(Throwable fault, Words words) {
    if (fault instanceof FileAlreadyExistsException taken) {
      return words.text("admin.taken", Printable.of(taken.getFile()));
    } else if (fault instanceof FileSystemException file && file.getReason() == null) {
      return words.text("store.denied"); // no such folder, or it is somebody else's
    }
    return SpokenFault.why(
        fault instanceof SpokenFault known
            ? known
            : new StoreFault(String.valueOf(fault.getMessage()), fault),
        words.language());
  }

  /** One command. */
  private final class AdminOrder {
    private final Language language;
    private final Words words;
    private final List<String> asked;
    private final Map<String, String> options;

    AdminOrder(Language language, Words words, List<String> asked, Map<String, String> options) {
      this.language = language;
      this.words = words;
      this.asked = asked;
      this.options = options;
    }

    List<String> run() throws Refusal {
      String verb = asked.isEmpty() ? "" : asked.get(0);
      return switch (verb) {
        case "list" -> list();
        case "tables" -> tables();
        case "end" -> end(table());
        case "kick" -> kick(person(1));
        case "ban" -> ban();
        case "unban" -> unban();
        case "bans" -> bans();
        case "mute" -> mute(person(1), end());
        case "unmute" -> mute(person(1), 0);
        case "announce" -> announce();
        case "reports" -> reports();
        case "key" -> key(person(1));
        case "export" -> export(person(1));
        case "forget" -> forget(person(1));
        case "ratings" -> ratings();
        case "backup" -> backUp();
        default -> throw refusal("admin.commands", WordList.of(language, COMMANDS));
      };
    }

    private Refusal refusal(String key, Object... values) {
      return new Refusal(words.text(key, values));
    }

    private String word(int index) throws Refusal {
      if (asked.size() <= index) {
        throw refusal("admin.missing", asked.get(0));
      }
      return asked.get(index);
    }

    private PersonRow person(int index) throws Refusal {
      String name = word(index);
      return new PersonFinder(house.store())
          .findNumbered(name)
          .join()
          .orElseThrow(() -> refusal("admin.nobody", Printable.of(name)));
    }

    private List<String> list() {
      List<String> lines = new ArrayList<>();
      int visits = house.people().all().size();
      for (OnlinePerson one : house.people().all()) {
        lines.add(
            words.text(
                "admin.present",
                one.name(),
                Long.toString(one.id()),
                one.request().address(),
                one.request().key().orElse(words.text("admin.keyless"))));
      }
      for (PresenceRow one : house.people().elsewhere().all()) {
        String name = NameRule.nameOf(one.person(), one.name());
        String number = Long.toString(one.person());
        lines.add(words.text("admin.elsewhere", name, number, one.terminals()));
        visits += one.terminals();
      }
      lines.add(words.text("admin.count", visits));
      return lines;
    }

    private List<String> tables() {
      List<String> lines = new ArrayList<>();
      for (ListedTable table : house.tables().known().listed()) {
        Standing now = table.standing();
        Optional<GameTable> awake = house.tables().known().awake(table);
        lines.add(
            words.text(
                "admin.table",
                Long.toString(table.id()),
                new GameTitles()
                    .of(games.in(language), table.terms().family(), table.terms().chosen()),
                player(now.seat(Side.BLACK)),
                player(now.seat(Side.WHITE)),
                nameOf(table.opened().person()),
                ServerTime.text(table.opened().millis()),
                Integer.toString(house.tables().known().viewers(table)),
                state(now, awake)));
      }
      house
          .teaching()
          .leaders()
          .forEach(leader -> lines.add(words.text("admin.table.taught", nameOf(leader))));
      lines.add(words.text("admin.tables", lines.size()));
      return lines;
    }

    private String player(Seat seat) {
      return seat.isFree() ? words.text("admin.table.free") : GameTable.holderName(seat, language);
    }

    /** The state of a game: what it waits for. */
    private String state(Standing now, Optional<GameTable> awake) {
      if (now.isOver()) {
        return words.text("admin.table.over");
      } else if (now.freeSide().isPresent()) {
        return words.text("admin.table.seat");
      } else if (now.isOfComputers() && awake.filter(one -> !one.isPaused()).isEmpty()) {
        return words.text("admin.table.paused");
      } else if (awake.filter(one -> one.thoughts().isBusy()).isPresent()) {
        return words.text("admin.table.thinking");
      } else if (now.isCount()) {
        return words.text("admin.table.count");
      }
      return now.waited().size() == 1
          ? words.text("admin.table.turn", player(now.seat(now.waited().iterator().next())))
          : words.text("admin.table.play");
    }

    private GameTable table() throws Refusal {
      String number = word(1);
      ListedTable listed =
          house.tables().known().listed().stream()
              .filter(table -> Long.toString(table.id()).equals(number))
              .filter(table -> table.id() != 0 && !table.isOver())
              .findFirst()
              .orElseThrow(() -> noTable(number));
      return house.tables().open(listed.id()).join().orElseThrow(() -> noTable(number));
    }

    private Refusal noTable(String number) {
      return refusal("admin.no.table", Printable.of(number));
    }

    private List<String> end(GameTable table) throws Refusal {
      boolean isEnded =
          house
              .tables()
              .ends()
              .endByOwner(
                  table,
                  reason(),
                  () ->
                      PersonEraser.sent(table.live(), Player.SYSTEM, Event.Act.RESUME)
                          .thenCompose( // without a clock that decides
                              done ->
                                  PersonEraser.sent(table.live(), Player.SYSTEM, Event.Act.ANNUL))
                          .thenApply(done -> table.live().now()))
              .join();
      if (!isEnded) {
        throw noTable(word(1)); // it has just ended by itself, and that stands
      }
      return List.of(words.text("admin.ended", Long.toString(table.id())));
    }

    private String nameOf(long person) {
      return nameOf(person, "?");
    }

    private String nameOf(long person, String unknown) {
      return house.store().person(person).join().map(PersonFinder::nameOf).orElse(unknown);
    }

    private List<String> kick(PersonRow person) {
      String order = UUID.randomUUID().toString();
      try { // first, as whoever comes after that may stay
        house.store().set(person.id(), AccountStore.KICKED, order).join();
      } finally {
        house.people().sendAway(person.id(), "admin.kicked");
        house.notes().tell(NodeTopic.KICKED, Long.toString(person.id()));
      }
      return List.of(words.text("admin.kick", PersonFinder.nameOf(person)));
    }

    /** The target of a ban: an address or a range of them, a key, or a person. */
    private String banned() throws Refusal {
      String what = word(1);
      Optional<AddressRange> range = AddressRange.parse(what);
      if (range.isPresent() && range.get().isHuge()) {
        throw refusal("admin.huge", what);
      } else if (range.isPresent()) {
        return range.get().text();
      }
      return KEY.matcher(what).matches() ? what : Moderation.person(person(1).id());
    }

    private String reason() throws Refusal {
      String reason = Printable.of(options.getOrDefault("reason", "")).strip();
      if (reason.length() > house.around().limits().sentence()) {
        throw refusal("chat.long", house.around().limits().sentence());
      }
      return reason;
    }

    private List<String> ban() throws Refusal {
      BanRow ban = new BanRow(banned(), end(), reason());
      house.moderation().ban(ban).join();
      return List.of(described(ban));
    }

    private List<String> unban() throws Refusal {
      String what = banned();
      if (!house.moderation().unban(what).join()) {
        throw refusal("admin.no.ban", shown(what));
      }
      return List.of(words.text("admin.unban", shown(what)));
    }

    private List<String> bans() {
      List<String> lines =
          new ArrayList<>(house.moderation().bans().stream().map(this::described).toList());
      return lines.isEmpty() ? List.of(words.text("admin.bans.none")) : lines;
    }

    private String described(BanRow ban) {
      String until = ServerTime.until(ban.until(), words);
      return ban.reason().isEmpty()
          ? words.text("admin.ban", shown(ban.what()), until)
          : words.text("admin.ban.reason", shown(ban.what()), until, ban.reason());
    }

    /** The target of a ban, for people: a person by what they are called. */
    private String shown(String what) {
      long person = PlayerNumber.of(new Player(what));
      return person == 0 ? what : nameOf(person, what);
    }

    private List<String> mute(PersonRow person, long until) {
      house.moderation().mute(person.id(), until).join();
      String name = PersonFinder.nameOf(person);
      return List.of(
          until == 0
              ? words.text("admin.unmute", name)
              : words.text("admin.mute", name, ServerTime.until(until, words)));
    }

    private long end() throws Refusal {
      long now = house.around().calendar().getAsLong();
      return new EndTime(options.getOrDefault("for", ""), options.getOrDefault("until", ""))
          .millis(now)
          .orElseThrow(() -> refusal("admin.end"));
    }

    private List<String> announce() throws Refusal {
      word(1);
      String text = Printable.of(String.join(" ", asked.subList(1, asked.size()))).strip();
      int most = house.around().limits().sentence();
      if (text.isEmpty() || text.length() > most) {
        throw refusal("chat.long", most);
      }
      house.chat().say(LobbyChat.HOUSE, "", text).join();
      return List.of(words.text("admin.announced"));
    }

    private List<String> reports() {
      List<String> lines = new ArrayList<>();
      for (ReportRow one : house.store().accounts().reports(REPORTS).join()) {
        lines.add(
            words.text(
                "admin.report",
                ServerTime.text(one.at()),
                PersonFinder.nameOf(one.by()),
                PersonFinder.nameOf(one.about()),
                one.text()));
      }
      return lines.isEmpty() ? List.of(words.text("admin.reports.none")) : lines;
    }

    private List<String> key(PersonRow person) {
      String code = house.codes().issue(person.id(), CodeKind.RECOVERY).join();
      return List.of(
          words.text("admin.key", PersonFinder.nameOf(person), house.address().get(), code));
    }

    private Path file(int index) throws Refusal {
      try {
        Path file = Path.of(word(index));
        if (file.isAbsolute()) {
          return file;
        }
      } catch (InvalidPathException e) {
        // It is no path at all.
      }
      throw refusal("admin.path", word(index));
    }

    private List<String> export(PersonRow person) throws Refusal {
      Path file = file(2);
      try {
        new PersonExport(house.store()).write(person, file);
      } catch (IOException e) {
        throw refusal("admin.fault", cause(e, words));
      }
      return List.of(words.text("admin.written", file));
    }

    private List<String> forget(PersonRow person) {
      eraser.forget(person.id()).join();
      return List.of(
          words.text("admin.forgotten", PersonFinder.nameOf(person), Long.toString(person.id())));
    }

    private List<String> ratings() {
      house.store().recomputeRatings().join();
      house.tables().ratings().forgetAll();
      house.notes().tell(NodeTopic.RATINGS);
      return List.of(words.text("admin.ratings"));
    }

    private List<String> backUp() throws Refusal {
      Path file = file(1);
      try {
        new HouseBackup(house.store(), belongings.files()).write(file);
      } catch (IOException e) {
        throw refusal("admin.fault", cause(e, words));
      }
      return List.of(words.text("admin.written", file));
    }
  }
}
