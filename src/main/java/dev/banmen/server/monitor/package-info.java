/**
 * What the owner of a server sees of it: the log, and numbers for Prometheus. No names, keys,
 * addresses, or texts of people.
 */
package dev.banmen.server.monitor;
