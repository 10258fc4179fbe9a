/**
 * Surveys of recordings: their faults, and what many of them have in common. Goes through any
 * number, one at a time.
 *
 * <p>May import {@code game}, {@code record} and {@code picture} only.
 */
package dev.banmen.survey;
