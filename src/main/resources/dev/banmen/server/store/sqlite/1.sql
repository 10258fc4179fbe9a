CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL DEFAULT '',
  folded TEXT UNIQUE,
  since INTEGER NOT NULL
);
CREATE TABLE keys (
  fingerprint TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES people
) WITHOUT ROWID;
CREATE TABLE settings (
  person INTEGER NOT NULL REFERENCES people,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (person, name)
) WITHOUT ROWID;
CREATE TABLE tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  head TEXT NOT NULL,
  code TEXT NOT NULL,
  seq INTEGER NOT NULL,
  black INTEGER NOT NULL,
  white INTEGER NOT NULL,
  to_move INTEGER NOT NULL,
  is_over INTEGER NOT NULL,
  result TEXT NOT NULL,
  last_at INTEGER NOT NULL
);
CREATE INDEX tables_in_play ON tables (id) WHERE is_over = 0;
CREATE INDEX tables_of_black ON tables (black, is_over);
CREATE INDEX tables_of_white ON tables (white, is_over);
CREATE TABLE events (
  table_id INTEGER NOT NULL REFERENCES tables,
  seq INTEGER NOT NULL,
  event_id TEXT NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE chat (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES people,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE TABLE beat (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  millis INTEGER NOT NULL
);
