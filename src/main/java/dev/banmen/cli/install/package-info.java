/** Installs and removes the program's files. */
package dev.banmen.cli.install;
