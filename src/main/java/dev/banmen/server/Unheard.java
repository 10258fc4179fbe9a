package dev.banmen.server;

import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import java.io.IOException;

/** For events whose outcome nobody waits for: pages hear of it from the session itself. */
final class Unheard implements LiveSession.Response {
  static final Unheard INSTANCE = new Unheard();

  private Unheard() {}

  @Override
  public void answered(Session after) {}

  @Override
  public void failed(IOException why) {}
}
