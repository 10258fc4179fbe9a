CREATE INDEX tables_by_code ON tables (code) WHERE is_over = 0;
