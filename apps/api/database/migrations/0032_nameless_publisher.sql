-- A book whose sender names no publisher has none: the row that stands for it loses the name under which it was listed, and
-- search forgets it.

insert into search_pending (kind, reference)
select 'product', p.id from product p join publisher m on m.id = p.publisher_id where m.name_el = 'Χωρίς στοιχεία εκδότη'
on conflict do nothing;

delete from suggestion s using publisher m
where s.kind = 'publisher' and s.reference = m.id and m.name_el = 'Χωρίς στοιχεία εκδότη';

update publisher set name_el = '', name_en = null, sort_key = '', match_key = '', search_key = '', letter = '#'
where name_el = 'Χωρίς στοιχεία εκδότη';
