/** Ratings by Glicko-2, of players and of exercises. Knows no game. */
package dev.banmen.rating;
