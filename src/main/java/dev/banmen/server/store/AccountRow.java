package dev.banmen.server.store;

import java.util.Set;

/**
 * What may change of a person while they are here. Immutable.
 *
 * @param keys the fingerprints of their keys
 * @param ended the games that others have ended, a line each, until they have read that
 */
public record AccountRow(PersonRow person, Set<String> keys, String ended) {}
