-- A coupon goes by e-mail to a customer who has agreed to such e-mails, once.
alter table customer add column coupon_emails_since timestamptz;
comment on column customer.coupon_emails_since is 'When they agreed to e-mails with coupons; null: they have not, or no longer.';
alter table coupon_email add column sent_at timestamptz;
