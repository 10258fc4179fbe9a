/** Addresses of the network: ranges of them, and how often they do something. Knows no people. */
package dev.banmen.server.address;
