-- Whether what a line sold can be returned without a reason, as its buyer was told: what is made for somebody cannot.
alter table order_line add column withdrawable boolean not null default true;
