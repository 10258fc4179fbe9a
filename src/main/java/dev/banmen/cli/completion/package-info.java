/** Scripts that complete commands in bash, zsh and fish. */
package dev.banmen.cli.completion;
