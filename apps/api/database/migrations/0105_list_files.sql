-- Processes start from a file of the columns of lists, and from what the log has of products since. So the database knows up to
-- which transaction the log has been cleared of products, and which files were written from it: one of another database, or of
-- a time after that of a restored backup, is in none of its rows.

create table change_log_cleared (
  only_row boolean primary key default true check (only_row),
  tx       xid8 not null
);
insert into change_log_cleared (tx) values ('0');

create table list_file (
  id         uuid primary key,
  written_at timestamptz not null default now()
);
