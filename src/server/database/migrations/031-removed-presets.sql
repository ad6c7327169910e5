-- A preset that was removed can be put back for a day, and keeps no name from another in the meantime.
alter table presets add column removed_at timestamptz;
drop index presets_name_index;
create unique index presets_name_index on presets (customer_id, product_code, lower(name)) where removed_at is null;
