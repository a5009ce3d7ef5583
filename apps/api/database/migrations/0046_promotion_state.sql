-- Each change of a promotion gives all of them together another name, which no other set of promotions anywhere has. A
-- process that keeps them in memory asks for the name alone.

create table promotion_state (
  only_row boolean primary key default true check (only_row),
  version  uuid not null default gen_random_uuid()
);
insert into promotion_state default values;

create function renew_promotion_state() returns trigger language plpgsql as $$
begin
  update promotion_state set version = gen_random_uuid();
  return null;
end $$;
create trigger renew_promotion_state after insert or update or delete or truncate on promotion
  for each statement execute function renew_promotion_state();
