-- The supplier's band that the buyer of a place was promised days by; `usual` where the supplier has none of its own. Null of
-- titles that are not out yet, and of places from before.
alter table advance_place add column lead_told text;
