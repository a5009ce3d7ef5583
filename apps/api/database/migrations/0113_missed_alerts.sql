-- Alerts of which nobody was told, as the shop had no address for them: they are told of together once it has one.

alter table staff_alert add column missed boolean not null default false;
-- the alert that told of it afterwards; null until then
alter table staff_alert add column told_by bigint references staff_alert;
alter table staff_alert add check (told_by is null or missed);
create index staff_alert_missed on staff_alert (id) where missed and told_by is null;
create index staff_alert_told_by on staff_alert (told_by);

alter table staff_alert drop constraint staff_alert_kind_check;
alter table staff_alert add constraint staff_alert_kind_check check (kind in ('surplus', 'captured_again', 'hold_ends', 'hold_extended',
  'hold_lost', 'capture_refused', 'refund_refused', 'charged_back', 'chargeback_opened', 'chargeback_lost', 'exceptions', 'missed'));
alter table staff_alert drop constraint staff_alert_check;
alter table staff_alert add constraint staff_alert_check check ((kind in ('exceptions', 'missed')) = (order_id is null));
