-- In how many monthly instalments a credit card pays an order; 1: all at once.
alter table customer_order add column instalments smallint not null default 1 check (instalments between 1 and 24);
