/** The one list of games. Only {@code cli} and tests see it; all others receive a {@code Games}. */
package dev.banmen.catalog;
