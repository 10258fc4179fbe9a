/**
 * The tables of a house: games in play and how each is saved, who waits for whom, rematches, what
 * is rated. Sees who is here, and knows neither the lobby nor SSH nor SQL.
 */
package dev.banmen.server.tables;
