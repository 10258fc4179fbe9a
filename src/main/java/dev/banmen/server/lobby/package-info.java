/**
 * Parts of a lobby that need no table and no guest: who looks for an opponent, what is said, what
 * there is to read, and who hears that something is new. Knows neither the house nor SSH nor SQL.
 */
package dev.banmen.server.lobby;
