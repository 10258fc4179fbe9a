package dev.banmen.server.store;

/**
 * A ban of a person, a key or a range of addresses. Immutable.
 *
 * @param what a person such as {@code p12}, a key's fingerprint such as {@code SHA256:abc}, or a
 *     range of addresses such as {@code 192.0.2.0/24}
 * @param until when it ends, in milliseconds from 1970; {@link AccountStore#NO_END} for never
 * @param reason for the owner, and for the one who is sent away; may be empty
 */
public record BanRow(String what, long until, String reason) {}
