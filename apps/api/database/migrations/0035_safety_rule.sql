-- What lacks the contacts or warnings that the law on product safety (Regulation 2023/988, Directive 2009/48) wants shown is
-- not sold, as far as the shop's rule asks: `toys`, things for children under fourteen; `children`, their books too; `all`.

create table safety_rule (
  only_row boolean primary key default true check (only_row),
  applies_to text not null check (applies_to in ('nothing', 'toys', 'children', 'all'))
);
insert into safety_rule (applies_to) values ('toys');

alter table product
  -- a sender's word for it where it gives no age
  add column is_toy boolean not null default false,
  -- follows from the rule, the product and its publisher: no statement sets it otherwise
  add column held_back boolean not null default false;
comment on column product.warnings_el is 'Empty: its maker says that it needs none. Null: nobody says.';

create function is_for_children(p product) returns boolean immutable language sql as $$
  select coalesce(p.age_from, case when p.is_toy then 0 else 99 end) < 14
$$;
-- A toy is one whatever its rate of VAT.
create function is_thing(p product) returns boolean immutable language sql as $$
  select p.is_toy or p.tax_class <> 'book'
$$;
create function needs_contact(p product, rule text) returns boolean immutable language sql as $$
  select p.kind <> 'giftCard' and case rule
    when 'all' then true
    when 'children' then is_for_children(p)
    when 'toys' then is_for_children(p) and is_thing(p)
    else false end
$$;
create function needs_warnings(p product, rule text) returns boolean immutable language sql as $$
  select p.kind <> 'giftCard' and rule <> 'nothing' and is_for_children(p) and is_thing(p)
$$;
-- Whoever answers in the Union is reached like the publisher itself.
create function can_be_reached(m publisher) returns boolean immutable language sql as $$
  select m.name_el <> '' and m.address is not null and m.email is not null
    and (m.responsible_name is null or (m.responsible_address is not null and m.responsible_email is not null))
$$;
-- In Greek, or a maker's word that there is nothing to warn of.
create function is_warned_of(p product) returns boolean immutable language sql as $$
  select coalesce(p.warnings_el = '' or p.warnings_el ~ '[Α-Ωα-ω]', false)
$$;
create function lacks_safety(p product, m publisher, rule text) returns boolean immutable language sql as $$
  select (needs_contact(p, rule) and not can_be_reached(m)) or (needs_warnings(p, rule) and not is_warned_of(p))
$$;

create function hold_product() returns trigger language plpgsql as $$
declare
  rule text := (select applies_to from safety_rule);
  maker publisher;
begin
  new.held_back := false;
  if needs_contact(new, rule) or needs_warnings(new, rule) then
    select * into maker from publisher where id = new.publisher_id;
    new.held_back := lacks_safety(new, maker, rule);
  end if;
  return new;
end $$;
create trigger hold_product
  before insert or update of kind, tax_class, is_toy, age_from, warnings_el, publisher_id, held_back on product
  for each row execute function hold_product();

create function hold_products_of_publisher() returns trigger language plpgsql as $$
declare
  rule text := (select applies_to from safety_rule);
begin
  update product p set held_back = not held_back where p.publisher_id = new.id and p.held_back <> lacks_safety(p, new, rule);
  return null;
end $$;
create trigger hold_products after update of name_el, address, email, responsible_name, responsible_address, responsible_email
  on publisher for each row
  when ((new.name_el, new.address, new.email, new.responsible_name, new.responsible_address, new.responsible_email)
    is distinct from (old.name_el, old.address, old.email, old.responsible_name, old.responsible_address, old.responsible_email))
  execute function hold_products_of_publisher();

create function hold_products_by_rule() returns trigger language plpgsql as $$
begin
  perform set_config('stoa.bulk', 'on', true);
  update product p set held_back = not held_back from publisher m
  where m.id = p.publisher_id and p.held_back <> lacks_safety(p, m, new.applies_to);
  return null;
end $$;
create trigger hold_products after update on safety_rule for each row execute function hold_products_by_rule();

update product p set held_back = true from publisher m where m.id = p.publisher_id and lacks_safety(p, m, 'toys');

-- Who waits for it is told when it comes on sale, whichever statement lets it go.
drop trigger tell_release on product;
create trigger tell_release after update on product for each row
  when (new.availability <> old.availability or new.active <> old.active or new.held_back <> old.held_back)
  execute function tell_release();

-- A product's page names who answers for it.
drop trigger tell_publisher on publisher;
create trigger tell_publisher after update of code, url, name_el, name_en, address, website, email, sort_key, letter,
  responsible_name, responsible_address, responsible_email on publisher
  for each row when (new.* is distinct from old.*) execute function tell_publisher();
