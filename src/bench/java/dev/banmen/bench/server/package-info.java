/** Loads a server over loopback, each part bounded in count and time. */
package dev.banmen.bench.server;
