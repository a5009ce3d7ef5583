-- The page of a book shows the other editions of its work: it changes when one comes or goes.
create function tell_editions() returns trigger language plpgsql as $$
begin
  insert into change_log (tag)
  select 'product:' || id from product
  where work_id in (new.work_id, case when tg_op = 'UPDATE' then old.work_id end) and id <> new.id;
  return null;
end $$;
create trigger tell_editions_insert after insert on product for each row
  when (not is_bulk() and new.work_id is not null) execute function tell_editions();
create trigger tell_editions_update after update of work_id, active on product for each row
  when (not is_bulk() and (new.work_id, new.active) is distinct from (old.work_id, old.active)) execute function tell_editions();
