/**
 * Surveys of recordings: what is wrong in them, and what many of them have in common. Any number is
 * gone through, one at a time.
 *
 * <p>May import {@code game} and {@code record} only.
 */
package dev.banmen.survey;
