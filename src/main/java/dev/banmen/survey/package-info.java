/**
 * Surveys of recordings: what is wrong in them, and what many of them have in common. Any number is
 * gone through, one at a time.
 *
 * <p>May import {@code game}, {@code record} and {@code picture} only.
 */
package dev.banmen.survey;
