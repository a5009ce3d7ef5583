-- Products that consist of others (a group, a set), that hold others (a gift box), and that are made for somebody.

insert into product_kind values ('grouped'), ('bundle'), ('giftbox'), ('custom') on conflict do nothing;

alter table product
  -- how many things fit into a gift box
  add column box_capacity integer check (box_capacity between 1 and 20),
  -- what the buyer of a product that is made for them is asked to write, and how long it may be
  add column text_label_el text check (length(text_label_el) between 1 and 100),
  add column text_label_en text check (length(text_label_en) between 1 and 100),
  add column text_max integer check (text_max between 1 and 300),
  add check ((kind = 'giftbox') = (box_capacity is not null)),
  add check ((kind = 'custom') = (text_max is not null)),
  add check ((text_label_el is null) = (text_max is null)),
  add check (text_label_en is null or text_label_el is not null);

-- What a group shows and what a set contains.
create table product_part (
  product_id   integer not null references product,
  position     integer not null check (position >= 0),
  part_id      integer not null references product,
  dimension_id integer,
  quantity     integer not null default 1 check (quantity between 1 and 99),
  primary key (product_id, position),
  unique nulls not distinct (product_id, part_id, dimension_id),
  foreign key (part_id, dimension_id) references product_dimension (product_id, id),
  check (part_id <> product_id)
);
create index product_part_part on product_part (part_id);

-- The things of a gift box are lines of their own, at their own prices, which name the line of their box.
alter table order_line
  add column box_line integer check (box_line < position),
  add constraint order_line_box foreign key (order_id, box_line) references order_line (order_id, position);

-- What a set contained when it was bought, with the share of its price and the VAT of each part.
create table order_line_part (
  order_id     bigint not null,
  line         integer not null,
  position     integer not null check (position >= 0),
  product_id   integer not null references product,
  dimension_id integer,
  code         text not null,
  name         text not null,
  -- of all the sets of the line together
  quantity     integer not null check (quantity > 0),
  vat_rate     integer not null check (vat_rate between 0 and 10000),
  cents        integer not null check (cents >= 0),
  primary key (order_id, line, position),
  foreign key (order_id, line) references order_line (order_id, position),
  foreign key (product_id, dimension_id) references product_dimension (product_id, id)
);
create trigger order_line_part_append_only before update or delete on order_line_part
  for each row execute function refuse_change();
