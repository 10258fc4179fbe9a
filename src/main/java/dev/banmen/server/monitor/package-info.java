/**
 * The owner's view of a server: the log, and numbers for Prometheus. No names, keys, addresses, or
 * texts of people.
 */
package dev.banmen.server.monitor;
