package dev.banmen.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/**
 * The part of a store about who somebody is, and who may not come in. Keeps no network address of
 * anybody, only the ranges that are banned. Its methods are like those of a {@link Store}.
 */
public interface AccountStore {
  /** A time that never comes, for what has no end. */
  long NO_END = Long.MAX_VALUE;

  /** The setting of a person with the games that others have ended, until they have read that. */
  String ENDED = "ended";

  /** The setting of a person with the owner's last order that their visits end, which differs. */
  String KICKED = "kicked";

  /** Makes a person who has no key. */
  CompletableFuture<PersonRow> newGuest();

  /** The person with this key, if there is one. */
  CompletableFuture<Optional<PersonRow>> known(String key);

  /** The person whose name has this folded form. */
  CompletableFuture<Optional<PersonRow>> named(String folded);

  /** Since when a person is known, in milliseconds from 1970; less than 1 if nobody is. */
  CompletableFuture<Long> since(long person);

  /**
   * Gives a person a code, in place of the one of this kind that they had.
   *
   * @param hash of the code, which itself is not kept
   * @param until when its time is over
   */
  CompletableFuture<Void> setCode(long person, CodeKind kind, String hash, long until);

  /**
   * Makes a key that of the person with this code, and ends the code. A key of somebody who has
   * neither a name nor games is taken from them.
   */
  CompletableFuture<Claimed> claim(CodeKind kind, String hash, String key);

  /** The person with this code to come back, whose time is longer from now on. */
  CompletableFuture<Optional<PersonRow>> comeBack(String hash, long until);

  /** The fingerprints of a person's keys, in order. */
  CompletableFuture<List<String>> keys(long person);

  /** What is saved of each of these people; empty for those who are not there, or are forgotten. */
  CompletableFuture<Map<Long, Optional<AccountRow>>> saved(Set<Long> people);

  /** Bans somebody, in place of an earlier ban of the same. */
  CompletableFuture<Void> ban(BanRow ban);

  /** Ends a ban; returns whether there was one. */
  CompletableFuture<Boolean> unban(String what);

  /** All bans that have not ended. */
  CompletableFuture<List<BanRow>> bans();

  /** Lets a person say nothing to all until then; a time that is over ends it. */
  CompletableFuture<Void> mute(long person, long until);

  /** Until when people may say nothing. */
  CompletableFuture<Map<Long, Long>> mutes();

  /** Has a person block another, or no longer. */
  CompletableFuture<Void> block(long person, long other, boolean blocks);

  /** The people whom each person blocks. */
  CompletableFuture<Map<Long, Set<Long>>> blocks();

  /** Saves what a person reports about another; beyond the limit, the oldest report goes. */
  CompletableFuture<Void> report(long by, long about, String text);

  /** The newest reports, the newest first. */
  CompletableFuture<List<ReportRow>> reports(int most);

  /** The lines that a person said to all, and those at tables that are kept, the newest first. */
  CompletableFuture<List<SaidRow>> saidBy(long person, int most);

  /** The numbers of all tables with a seat of this person, the newest first. */
  CompletableFuture<List<Long>> tablesOf(long person, int most);

  /**
   * Forgets a person: their name, keys, codes, settings, chat, blocks and reports, and those about
   * them. Their games stay. No file of the store has anything of it afterwards.
   *
   * @param erased gets the head of a table and all lines that seat somebody, and returns them
   *     without this person's name; on a thread of the store
   */
  CompletableFuture<Void> forget(long person, UnaryOperator<List<String>> erased);

  /**
   * Notes that the last visit of somebody has ended. If they have no name, no game, no teaching
   * table, and nothing else, they are deleted, unless they have come in at another node since.
   *
   * @param hasOwn whether they have something that is not in this store
   * @return whether they are deleted
   */
  CompletableFuture<Boolean> left(long person, boolean hasOwn);

  /**
   * The people among these whom the owner made, and as whom nobody can come any more: they have
   * neither a key nor a code.
   */
  CompletableFuture<Set<Long>> unreachable(Set<Long> people);

  /**
   * Deletes what has ended: codes, bans, mutes, old reports, the own files of people as whom nobody
   * can come any more, people without a key, a code, a game or a teaching table, and people without
   * a name, a game in play or a teaching table who have not come for {@link
   * RowLimits#NAMELESS_DAYS} days. Games that are over stay under their number.
   *
   * @param present people who stay in any case
   * @return the people who are deleted
   */
  CompletableFuture<List<Long>> tidy(Set<Long> present);
}
