-- A provider may carry out several kinds of payment, so that it has a name of its own. The release before writes the kind of payment
-- there, which is still accepted.
alter table payment_attempt drop constraint payment_attempt_provider_fkey;
alter table payment_attempt add constraint payment_attempt_provider_form check (provider ~ '^[a-z][a-z0-9_]{1,29}$');
