/** The one list of games. Only {@code cli} and tests see it; others are handed a {@code Games}. */
package dev.banmen.catalog;
