-- Every amount between an order's goods and its total is a row of its own, so that a new kind of amount is no new column. The
-- columns for discount, shipping and payment fee are written for one more release, for processes that still read them.

create table order_adjustment (
  order_id bigint not null references customer_order,
  position integer not null check (position >= 0),
  -- which kinds there are, the program says: a list here would have to be changed with every new one
  kind     text not null check (length(kind) between 1 and 40),
  code     text check (length(code) between 1 and 60),
  -- as it was called when it was agreed
  label_el text check (length(label_el) between 1 and 200),
  label_en text check (length(label_en) between 1 and 200),
  -- below zero when it lowers the total
  cents    integer not null,
  -- the line whose goods it changes; null when it belongs to the order
  line     integer,
  primary key (order_id, position),
  foreign key (order_id, line) references order_line (order_id, position)
);
create trigger order_adjustment_append_only before update or delete on order_adjustment
  for each row execute function refuse_change();

create function order_adjustments_from_columns(of_order bigint) returns void language sql as $$
  insert into order_adjustment (order_id, position, kind, code, label_el, label_en, cents, line)
  select of_order, row_number() over (order by amount.rank, amount.line) - 1, amount.kind, amount.code, amount.label_el,
    amount.label_en, amount.cents, amount.line
  from (
    select 0 as rank, 'discount' as kind, 'announced_reduction' as code, null as label_el, null as label_en,
      (l.unit_price_cents - l.unit_prior_cents) * l.quantity as cents, l.position as line
    from order_line l where l.order_id = of_order and l.unit_prior_cents is not null
    union all
    select 1, 'shipping', t.code, null, null, o.shipping_cents, null
    from customer_order o join shipping_type t on t.id = o.shipping_type_id where o.id = of_order
    union all
    select 2, 'payment_fee', t.code, t.name_el, t.name_en, o.payment_fee_cents, null
    from customer_order o join payment_type t on t.id = o.payment_type_id
    where o.id = of_order and o.payment_fee_cents > 0
  ) amount
$$;

do $$
declare
  sums text;
begin
  perform order_adjustments_from_columns(id) from customer_order;
  -- the columns are no longer all there is between the goods and the total
  select conname into strict sums from pg_constraint
  where conrelid = 'customer_order'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%products_cents - discount_cents%=%total_cents%';
  execute format('alter table customer_order drop constraint %I', sums);
end $$;

-- At the end of the transaction, when lines and adjustments are there. An order of the previous release brings none.
create function check_order_total() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not exists (select from order_adjustment where order_id = new.id) then
    perform order_adjustments_from_columns(new.id);
  end if;
  if new.total_cents is distinct from (
    coalesce((select sum(quantity * coalesce(unit_prior_cents, unit_price_cents)) from order_line where order_id = new.id), 0)
    + coalesce((select sum(cents) from order_adjustment where order_id = new.id), 0)) then
    raise exception 'order % does not add up to its total', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger customer_order_adds_up after insert or update of total_cents on customer_order
  deferrable initially deferred for each row execute function check_order_total();
