package dev.banmen.lesson;

/**
 * What came of a try at a step of a lesson, to be remembered. Immutable.
 *
 * @param lesson its id
 * @param step the step's name
 */
public record Try(String lesson, String step, TryResult result) {}
