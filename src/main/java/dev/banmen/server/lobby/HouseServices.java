package dev.banmen.server.lobby;

import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.address.WrongCodes;
import dev.banmen.server.people.AccountCodes;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.Moderation;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.Store;
import dev.banmen.server.tables.TableNotes;
import dev.banmen.server.tables.TableSurroundings;
import dev.banmen.server.tables.Tables;
import dev.banmen.server.teaching.TeachingTables;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * The parts of a house that all its visits use. Each is for any thread.
 *
 * @param name of the house
 * @param address what friends type after {@code ssh}
 * @param reports counts the reports of each person
 * @param places where people come back to
 * @param notes what this node and others tell each other
 */
public record HouseServices(
    String name,
    Supplier<String> address,
    TableSurroundings around,
    PeopleLimits peopleLimits,
    Store store,
    OnlinePeople people,
    Moderation moderation,
    AccountCodes codes,
    WrongCodes wrongCodes,
    AddressCounts reports,
    LastPlaces places,
    EndedGames endedGames,
    LobbyChat chat,
    LobbyNotifier news,
    NodeNotes notes,
    Tables tables,
    TableLists lists,
    TableNotes tableNotes,
    TeachingTables teaching,
    Matchmaker matchmaker,
    PersonSearches searches) {
  /**
   * Has a table be here at which somebody is, or is to be, even if another node has just begun it.
   *
   * @param place its number; below 0 that of the leader of a teaching table
   */
  public CompletableFuture<?> open(long place) {
    return place < 0 ? teaching.read(-place) : tables.find(place);
  }
}
