/**
 * The lobby, and what each person can do during a visit: look for an opponent, play, follow, talk,
 * read their past games. Knows neither the house as a whole nor SSH nor SQL.
 */
package dev.banmen.server.lobby;
