ALTER TABLE tables ADD COLUMN is_private INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN is_rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN family TEXT NOT NULL DEFAULT '';
UPDATE tables SET family = substr(head, instr(head, char(10) || 'game ') + 6)
  WHERE instr(head, char(10) || 'game ') > 0;
UPDATE tables SET family = substr(family, 1, instr(family, char(10)) - 1)
  WHERE instr(family, char(10)) > 0;
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
