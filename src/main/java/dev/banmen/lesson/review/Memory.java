package dev.banmen.lesson.review;

/**
 * FSRS's memory of one card. Immutable.
 *
 * @param stability the days after which it is remembered with a probability of 90 %, above 0
 * @param difficulty 1 to 10
 */
public record Memory(double stability, double difficulty) {}
