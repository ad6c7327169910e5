-- R11.5: the end of a temporary discount is a step of its own, and was left in force when the discount was withdrawn, so that it
-- ended whatever else had been agreed. It says now whose end it is; the two were written at one moment. One that holds already is
-- left as it is: what is in force is followed, never changed.
alter table company_discounts add column end_of integer references company_discounts on delete cascade;
update company_discounts as ending set end_of = (
  select max(begun.id) from company_discounts as begun
  where begun.company_id = ending.company_id and begun.product_code = ending.product_code
    and begun.created_at = ending.created_at and begun.basis_points is not null
    and begun.valid_from < ending.valid_from and begun.id < ending.id)
where ending.basis_points is null and ending.valid_from > (now() at time zone 'Europe/Amsterdam')::date;
create index company_discounts_end_index on company_discounts (end_of) where end_of is not null;
