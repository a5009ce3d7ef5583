-- An endpoint whose secret the shop cannot open is disabled for that.
alter table webhook_endpoint drop constraint webhook_endpoint_reason_check,
  add constraint webhook_endpoint_reason_check check (reason in ('staff', 'gone', 'failing', 'secret_unreadable'));
