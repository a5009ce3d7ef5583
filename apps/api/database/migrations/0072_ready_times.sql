-- Days on which a branch has other hours than in the week, public holidays included; without hours it stays closed.
create table branch_special_hours (
  branch_id integer not null references branch,
  day       date not null,
  opens     time,
  closes    time,
  primary key (branch_id, day),
  check ((opens is null) = (closes is null)),
  check (closes > opens)
);
create trigger tell_branch_special_hours after insert or update or delete on branch_special_hours
  for each statement execute function tell_content('content');

-- When an order can be collected at its branch, as it was promised; null where no hour was.
alter table customer_order add column ready_at timestamptz;
