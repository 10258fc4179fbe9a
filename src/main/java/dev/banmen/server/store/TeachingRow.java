package dev.banmen.server.store;

/**
 * A teaching table as a store keeps it. Immutable.
 *
 * @param leader the person who leads; each has at most one
 * @param name what the leader is called; empty if they have no name. Ignored when it is saved
 * @param code what lets others in
 * @param isPrivate whether only those with the code find it
 * @param text the record and the place in it
 * @param at when it was saved last, in milliseconds from 1970
 */
public record TeachingRow(
    long leader, String name, String code, boolean isPrivate, String text, long at) {}
