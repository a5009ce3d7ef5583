-- Copies that a buyer withdrew from before they left, and gift cards: nothing of them is sent back.
alter table order_return add column unsent boolean not null default false;
update order_return set unsent = true where source = 'withdrawal';
