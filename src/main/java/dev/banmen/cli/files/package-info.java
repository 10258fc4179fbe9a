/** Commands that go through many files: checked, converted, counted. */
package dev.banmen.cli.files;
