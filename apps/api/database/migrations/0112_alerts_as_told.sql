-- An alert has an amount as its provider says it, also one that nobody expects: a currency by its number, or less than nothing.
-- What could not be told was not recorded either.

alter table staff_alert drop constraint staff_alert_cents_check;
alter table staff_alert drop constraint staff_alert_currency_check;
