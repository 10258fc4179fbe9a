CREATE TABLE rating_changes (
  table_id INTEGER NOT NULL REFERENCES tables,
  person INTEGER NOT NULL REFERENCES people,
  before REAL NOT NULL,
  before_deviation REAL NOT NULL,
  after REAL NOT NULL,
  after_deviation REAL NOT NULL,
  PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
