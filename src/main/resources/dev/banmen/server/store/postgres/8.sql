CREATE TABLE ends (
  table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
  seq bigint NOT NULL,
  person bigint NOT NULL,
  line text NOT NULL,
  PRIMARY KEY (table_id, seq, person)
)
