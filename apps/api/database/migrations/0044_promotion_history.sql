-- The price that is shown follows promotions. A reduction is announced from the lowest price of the 30 days before it, so
-- that what a promotion was before it was edited is kept; and whoever shows prices hears when one changes.

create table promotion_history (
  promotion_id integer not null references promotion,
  -- the window in which it acted by itself as it was then, as far as it had been saved
  valid_from   timestamptz not null,
  valid_until  timestamptz,
  scope        text not null,
  target       jsonb,
  condition    jsonb,
  effect       jsonb not null,
  lane         integer not null,
  stacks       boolean not null,
  check (valid_until > valid_from)
);
create index promotion_history_promotion on promotion_history (promotion_id, valid_from);
create index promotion_history_end on promotion_history (valid_until);

-- What it was until now stays as it was; what it is from now on follows. A promotion that begins later has no history yet
-- when it is changed before.
create function keep_promotion_history() returns trigger language plpgsql as $$
declare
  since timestamptz;
begin
  if tg_op = 'UPDATE' then
    if (old.automatic, old.active, old.scope, old.target, old.condition, old.effect, old.lane, old.stacks, old.starts_at, old.ends_at)
      is not distinct from
      (new.automatic, new.active, new.scope, new.target, new.condition, new.effect, new.lane, new.stacks, new.starts_at, new.ends_at)
    then
      if old.automatic and old.active then perform log_change('promotions'); end if;
      return null;
    end if;
    delete from promotion_history where promotion_id = new.id and valid_from >= now();
    update promotion_history set valid_until = now()
      where promotion_id = new.id and (valid_until is null or valid_until > now());
    since := now();
  end if;
  if new.automatic and new.active then
    since := greatest(coalesce(new.starts_at, since, now()), since);
    if new.ends_at is null or new.ends_at > since then
      insert into promotion_history (promotion_id, valid_from, valid_until, scope, target, condition, effect, lane, stacks)
      values (new.id, since, new.ends_at, new.scope, new.target, new.condition, new.effect, new.lane, new.stacks);
    end if;
  end if;
  if new.automatic or (tg_op = 'UPDATE' and old.automatic) then perform log_change('promotions'); end if;
  return null;
end $$;
create trigger keep_promotion_history after insert or update on promotion
  for each row execute function keep_promotion_history();

insert into promotion_history (promotion_id, valid_from, valid_until, scope, target, condition, effect, lane, stacks)
select id, coalesce(starts_at, created_at), ends_at, scope, target, condition, effect, lane, stacks from promotion
where automatic and active and (ends_at is null or ends_at > coalesce(starts_at, created_at));
