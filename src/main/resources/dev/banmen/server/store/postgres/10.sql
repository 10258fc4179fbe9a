CREATE TABLE talk (
  id text COLLATE "C" PRIMARY KEY,
  table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
  person bigint NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  is_aside integer NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX talk_of_table ON talk (table_id)
