package dev.banmen.server.store.sql;

import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * The form of a database: scripts beside the class of its store, such as {@code 9.sql}, each of
 * which makes that form of the one before it. Immutable.
 *
 * @param beside the class of the store
 * @param first the form that the first script makes of an empty database
 * @param newest the form that this program needs
 */
public record Migrations(Class<?> beside, int first, int newest) {
  /**
   * Makes the form that this program needs, in the transaction of the connection.
   *
   * @param form the form that there is; 0 for an empty database
   * @return whether anything was changed
   * @throws StoreFault if it is of a form that this program does not know
   */
  public boolean run(Sql sql, int form) throws SQLException, StoreFault {
    if (form != 0 && (form < first || form > newest)) {
      throw new StoreFault(
          "this database has form " + form + "; this program needs form " + newest);
    }
    for (int next = Math.max(form + 1, first); next <= newest; next++) {
      for (String one : script(next).split(";\n")) {
        try (Statement statement = sql.connection().createStatement()) {
          statement.execute(one);
        }
      }
    }
    return form != newest;
  }

  /** All scripts, as they are run on an empty database. */
  public String scripts() throws StoreFault {
    StringBuilder all = new StringBuilder();
    for (int form = first; form <= newest; form++) {
      all.append(script(form));
    }
    return all.toString();
  }

  private String script(int form) throws StoreFault {
    try (InputStream in = beside.getResourceAsStream(form + ".sql")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new StoreFault("the script of form " + form + " cannot be read", e);
    }
  }
}
