package dev.banmen.games.go;

import dev.banmen.game.bot.HasNetworks.NetworkFile;
import dev.banmen.games.go.net.RandomNetwork;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A file in memory that counts how often it is opened.
 *
 * @param bytes what is in it
 */
public record CountedNetwork(byte[] bytes, AtomicInteger opened) implements NetworkFile {
  public CountedNetwork(byte[] bytes) {
    this(bytes, new AtomicInteger());
  }

  /** Any network. */
  public static CountedNetwork any() {
    return new CountedNetwork(RandomNetwork.any());
  }

  @Override
  public InputStream open() {
    opened.incrementAndGet();
    return new ByteArrayInputStream(bytes);
  }

  @Override
  public String sentence(IOException why) {
    return "any.bin: " + why.getMessage();
  }
}
