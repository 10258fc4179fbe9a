/** Opens the server: its data, its house and its door. */
package dev.banmen.cli.serve;
