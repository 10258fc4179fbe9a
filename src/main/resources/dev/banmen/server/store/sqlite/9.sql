CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL DEFAULT '',
  folded TEXT UNIQUE,
  skeleton TEXT NOT NULL DEFAULT '',
  since INTEGER NOT NULL
);
CREATE INDEX people_alike ON people (skeleton);
CREATE TABLE keys (
  fingerprint TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES people
) WITHOUT ROWID;
CREATE INDEX keys_of_person ON keys (person);
CREATE TABLE settings (
  person INTEGER NOT NULL REFERENCES people,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (person, name)
) WITHOUT ROWID;
CREATE TABLE codes (
  person INTEGER NOT NULL REFERENCES people,
  kind TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  until INTEGER NOT NULL,
  PRIMARY KEY (person, kind)
) WITHOUT ROWID;
CREATE TABLE tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  head TEXT NOT NULL,
  code TEXT NOT NULL,
  family TEXT NOT NULL,
  is_private INTEGER NOT NULL,
  is_rated INTEGER NOT NULL,
  opener INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  black INTEGER NOT NULL,
  white INTEGER NOT NULL,
  to_move INTEGER NOT NULL,
  is_played INTEGER NOT NULL,
  is_over INTEGER NOT NULL,
  result TEXT NOT NULL,
  last_at INTEGER NOT NULL
);
CREATE INDEX tables_in_play ON tables (id) WHERE is_over = 0;
CREATE INDEX tables_of_opener ON tables (opener) WHERE is_over = 0;
CREATE INDEX tables_of_black ON tables (black, is_over);
CREATE INDEX tables_of_white ON tables (white, is_over);
CREATE TABLE events (
  table_id INTEGER NOT NULL REFERENCES tables,
  seq INTEGER NOT NULL,
  event_id TEXT NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE ratings (
  person INTEGER NOT NULL REFERENCES people,
  family TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  games INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, family)
) WITHOUT ROWID;
CREATE TABLE rated_games (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id INTEGER NOT NULL UNIQUE REFERENCES tables,
  at INTEGER NOT NULL
);
CREATE TABLE rating_changes (
  table_id INTEGER NOT NULL REFERENCES tables,
  person INTEGER NOT NULL REFERENCES people,
  before REAL NOT NULL,
  before_deviation REAL NOT NULL,
  after REAL NOT NULL,
  after_deviation REAL NOT NULL,
  PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE TABLE chat (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER REFERENCES people,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX chat_of_person ON chat (person);
CREATE TABLE bans (
  what TEXT PRIMARY KEY,
  until INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE mutes (
  person INTEGER PRIMARY KEY REFERENCES people,
  until INTEGER NOT NULL
);
CREATE TABLE blocks (
  person INTEGER NOT NULL REFERENCES people,
  other INTEGER NOT NULL REFERENCES people,
  PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX blocks_of_other ON blocks (other);
CREATE TABLE reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES people,
  about INTEGER NOT NULL REFERENCES people,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX reports_of_person ON reports (person);
CREATE INDEX reports_about ON reports (about);
CREATE TABLE teaching (
  leader INTEGER PRIMARY KEY REFERENCES people,
  code TEXT NOT NULL,
  is_private INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE TABLE held_back (
  leader INTEGER NOT NULL REFERENCES people,
  person INTEGER NOT NULL REFERENCES people,
  hold TEXT NOT NULL,
  PRIMARY KEY (leader, person)
) WITHOUT ROWID;
CREATE INDEX held_back_person ON held_back (person);
CREATE TABLE places (
  person INTEGER PRIMARY KEY REFERENCES people,
  place INTEGER NOT NULL
);
CREATE TABLE beat (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  millis INTEGER NOT NULL
);
