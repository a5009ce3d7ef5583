-- Two changes of one thing follow each other, and are written down in the order in which they happened.

-- The moment of the change itself: a transaction that began earlier may change the price later.
create or replace function record_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.price_cents <> old.price_cents then
    insert into price_history (product_id, price_cents, valid_from)
    values (new.id, new.price_cents, case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end);
  end if;
  return new;
end $$;

-- The order is locked first: of two steps taken at once, the second starts from where the first one led.
create or replace function check_transition() returns trigger language plpgsql as $$
declare
  current integer;
begin
  perform from customer_order where id = new.order_id for no key update;
  select status into current from order_status_change where order_id = new.order_id order by id desc limit 1;
  if current is null then
    if new.status <> 0 then raise exception 'an order begins as pending'; end if;
  elsif not exists (select from order_transition where from_status = current and to_status = new.status) then
    raise exception 'an order may not go from % to %', current, new.status;
  end if;
  return new;
end $$;
