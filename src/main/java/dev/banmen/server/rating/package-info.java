/**
 * The worth of rated games: ranks of Go, what a handicap counts for, and what a result does to both
 * ratings. Knows neither the house nor SQL.
 */
package dev.banmen.server.rating;
