/** The house for many people: who comes in, the tables, what is said. Knows neither SSH nor SQL. */
package dev.banmen.server;
