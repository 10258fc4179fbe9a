/**
 * The owner's hook: a program that is told what happens to players who are away, such as one that
 * sends a mail. Knows neither tables nor people.
 */
package dev.banmen.server.hook;
