package dev.banmen.server;

import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import java.io.IOException;

/** For events whose outcome nobody waits for: pages hear of it from the session itself. */
final class IgnoredResponse implements LiveSession.Response {
  static final IgnoredResponse INSTANCE = new IgnoredResponse();

  private IgnoredResponse() {}

  @Override
  public void answered(Session after) {}

  @Override
  public void failed(IOException why) {}
}
