/** Which characters the bytes of a file stand for, where the file does not say. */
package dev.banmen.record.charset;
