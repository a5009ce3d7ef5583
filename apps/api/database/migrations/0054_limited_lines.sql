-- The last day of the uniform price, where it kept anything from being taken off a line: as its buyer was told.
alter table order_line add column limited_until date;
