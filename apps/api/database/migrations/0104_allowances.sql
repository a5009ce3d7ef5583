-- An amount that is given back without copies: why, in the words of whoever did it. It is a return without lines.
alter table order_return add column reason text check (length(reason) between 1 and 200);

-- Of a credit note, what it takes back of the prices.
alter table document add column allowance_cents integer not null default 0;
