-- Staff sign in themselves, what they change is recorded, and rows that they edit have a version.

-- whoever keeps the shop, its staff and its settings
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check check (role in ('inspector', 'sales_person', 'employee', 'admin'));

-- One sign-in of staff on one device. The refresh token names its session, so that any token but the newest one, or its
-- predecessor for a moment, ends it.
create table staff_session (
  id            uuid primary key,
  staff_id      integer not null references staff,
  user_agent    text not null,
  started_at    timestamptz not null,
  expires_at    timestamptz not null,
  -- SHA-256
  token_hash    bytea not null,
  previous_hash bytea,
  replaced_at   timestamptz,
  ended_at      timestamptz,
  end_reason    text check (end_reason in ('logout', 'reuse', 'staff')),
  check ((previous_hash is null) = (replaced_at is null)),
  check ((ended_at is null) = (end_reason is null))
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;
create index staff_session_expiry on staff_session (expires_at);

-- Every change by staff, in their own name or in a customer's. Written before the change as `started`; how it ended is added.
create table staff_action (
  id          bigint generated always as identity primary key,
  at          timestamptz not null,
  staff_id    integer not null references staff,
  -- of the staff, or of the customer for whom they act
  session_id  uuid,
  -- for whom they act
  customer_id integer references customer,
  call        text not null,
  -- what the call was about: `product:12`
  subject     text,
  -- `started`, `done`, `fault`, or the code of the refusal
  outcome     text not null
);
create index staff_action_staff on staff_action (staff_id, id desc);
create index staff_action_customer on staff_action (customer_id, id desc) where customer_id is not null;
create index staff_action_subject on staff_action (subject, id desc) where subject is not null;

create function keep_staff_action() returns trigger language plpgsql as $$
declare
  ended staff_action := old;
begin
  if tg_op = 'UPDATE' and old.outcome = 'started' then
    ended.outcome := new.outcome;
    if ended is not distinct from new then return new; end if;
  end if;
  raise exception 'staff_action is append-only';
end $$;
create trigger staff_action_append_only before update or delete on staff_action
  for each row execute function keep_staff_action();

-- What staff changed in customers' names so far.
insert into staff_action (at, staff_id, session_id, customer_id, call, outcome)
select at, staff_id, session_id, customer_id, action, 'done' from account_event
where staff_id is not null and session_id is not null and action !~ '_' order by id;

-- The version of a row counts the changes that somebody who edits it would want to know of: copies sold, ratings and counted
-- titles are none.
alter table product add column version integer not null default 1;
alter table category add column version integer not null default 1;
alter table contributor add column version integer not null default 1;
alter table publisher add column version integer not null default 1;
alter table series add column version integer not null default 1;
alter table content_page add column version integer not null default 1;
alter table banner add column version integer not null default 1;
alter table menu_item add column version integer not null default 1;
alter table branch add column version integer not null default 1;
alter table shipping_type add column version integer not null default 1;
alter table shipping_rate add column version integer not null default 1;
alter table payment_type add column version integer not null default 1;
alter table bank_account add column version integer not null default 1;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_version before update on product for each row
  when (old.sold_recently = new.sold_recently and old.rating_count = new.rating_count and old.rating_sum = new.rating_sum
    and old.* is distinct from new.*)
  execute function count_version();
create trigger count_version before update on publisher for each row
  when (old.title_count = new.title_count and old.* is distinct from new.*) execute function count_version();
do $$
declare
  edited text;
begin
  foreach edited in array array['category', 'contributor', 'series', 'content_page', 'banner', 'menu_item', 'branch', 'shipping_type',
    'shipping_rate', 'payment_type', 'bank_account']
  loop
    execute format('create trigger count_version before update on %I for each row
      when (old.* is distinct from new.*) execute function count_version()', edited);
  end loop;
end $$;
