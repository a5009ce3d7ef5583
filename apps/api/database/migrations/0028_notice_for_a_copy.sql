-- A notice may wait for a copy of what is out of print or comes to order: it neither returns nor comes out.
alter table stock_notice drop constraint stock_notice_awaited_check;
alter table stock_notice add constraint stock_notice_awaited_check check (awaited in ('return', 'release', 'copy'));
