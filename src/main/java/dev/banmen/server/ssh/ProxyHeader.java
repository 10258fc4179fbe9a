package dev.banmen.server.ssh;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * What a load balancer says first on a connection that it passes on: who is at its other end.
 * Immutable. By HAProxy's "The PROXY protocol", version 2 (section 2.2); version 1 is not read.
 *
 * @param length its size, in bytes
 * @param client the other end; empty on a connection of the balancer's own, such as a health check
 */
record ProxyHeader(int length, Optional<InetSocketAddress> client) {
  /** The most bytes that follow the fixed ones: addresses, and what balancers add to them. */
  static final int LONGEST = 2_048;

  private static final byte[] SIGNATURE = HexFormat.of().parseHex("0d0a0d0a000d0a515549540a");
  private static final int FIXED = 16; // the signature, the command, the family, the length
  private static final int LOCAL = 0x20; // version 2
  private static final int PROXIED = 0x21;
  private static final int TCP_OVER_IPV4 = 0x11;
  private static final int TCP_OVER_IPV6 = 0x21;

  /**
   * Reads the header that some bytes begin with.
   *
   * @return empty as long as more bytes have to come
   * @throws ProtocolException if they begin with no such header, or with one that is too long
   */
  static Optional<ProxyHeader> read(byte[] bytes) throws ProtocolException {
    int known = Math.min(bytes.length, SIGNATURE.length);
    if (!Arrays.equals(bytes, 0, known, SIGNATURE, 0, known)) {
      throw new ProtocolException("no PROXY header of version 2");
    } else if (bytes.length < FIXED) {
      return Optional.empty();
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes).position(SIGNATURE.length);
    int command = buffer.get() & 0xff;
    int family = buffer.get() & 0xff;
    int rest = buffer.getShort() & 0xffff;
    if (rest > LONGEST) {
      throw new ProtocolException("a PROXY header of " + rest + " bytes");
    } else if (buffer.remaining() < rest) {
      return Optional.empty();
    }
    return Optional.of(
        new ProxyHeader(
            FIXED + rest,
            switch (command) {
              case LOCAL -> Optional.empty();
              case PROXIED -> Optional.of(client(family, buffer.limit(FIXED + rest)));
              default -> throw new ProtocolException("a PROXY command " + command);
            }));
  }

  private static InetSocketAddress client(int family, ByteBuffer buffer) throws ProtocolException {
    int size =
        switch (family) {
          case TCP_OVER_IPV4 -> 4;
          case TCP_OVER_IPV6 -> 16;
          default -> throw new ProtocolException("a PROXY family " + family);
        };
    if (buffer.remaining() < 2 * size + 2 * Short.BYTES) {
      throw new ProtocolException("a PROXY header without addresses");
    }
    byte[] address = new byte[size];
    buffer.get(address).position(buffer.position() + size); // its own address follows
    try {
      return new InetSocketAddress(InetAddress.getByAddress(address), buffer.getShort() & 0xffff);
    } catch (UnknownHostException e) {
      throw new IllegalStateException("an address of " + size + " bytes", e);
    }
  }
}
