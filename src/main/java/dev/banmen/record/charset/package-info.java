/** Decodes bytes of files that don't name their charset. */
package dev.banmen.record.charset;
