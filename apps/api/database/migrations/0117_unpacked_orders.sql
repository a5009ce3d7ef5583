-- Orders that were cancelled while they were prepared or waited in a branch, once what was packed of them is put back.
create table order_unpacked (
  order_id bigint primary key references customer_order,
  at       timestamptz not null
);
