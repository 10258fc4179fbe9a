/**
 * Surveys of recordings: their faults, and what many of them have in common. Goes through any
 * number, one at a time.
 */
package dev.banmen.survey;
