/** Tests of what rated games are worth. */
package dev.banmen.server.rating;
