-- What a credit note takes back, line by line. A document without lines is of all goods of its order.
create table document_line (
  order_id    bigint not null references customer_order,
  document_id bigint not null references document,
  -- the position of the order's line
  line        integer not null check (line >= 0),
  quantity    integer not null check (quantity > 0),
  cents       integer not null check (cents >= 0),
  primary key (document_id, line)
);
create index document_line_order on document_line (order_id);
create trigger document_line_append_only before update or delete on document_line
  for each row execute function refuse_change();
