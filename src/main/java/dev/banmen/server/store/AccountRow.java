package dev.banmen.server.store;

import java.util.Set;

/**
 * What may change of a person while they are here. Immutable.
 *
 * @param keys the fingerprints of their keys
 * @param ended the games that others have ended, a line each, until they have read that
 * @param kicked the owner's last order that their visits end; empty before the first
 */
public record AccountRow(PersonRow person, Set<String> keys, String ended, String kicked) {}
