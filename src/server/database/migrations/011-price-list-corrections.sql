-- A mistake in a list that holds from today is put right today, by a next version from the same day.
alter table price_lists drop constraint price_lists_product_code_valid_from_key;
