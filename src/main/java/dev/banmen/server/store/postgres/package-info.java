/** The store in PostgreSQL, on connections that are made anew when they are lost. */
package dev.banmen.server.store.postgres;
