/** The files that an installation consists of, and what is done with them. */
package dev.banmen.cli.install;
