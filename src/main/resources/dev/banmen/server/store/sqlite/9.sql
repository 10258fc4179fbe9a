ALTER TABLE tables ADD COLUMN opener INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN opened_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET opener = CASE WHEN black > 0 THEN black ELSE white END, opened_at = last_at;
CREATE INDEX tables_of_opener ON tables (opener) WHERE is_over = 0;
