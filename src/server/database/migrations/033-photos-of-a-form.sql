-- A form that is refused for another field keeps its photos under the key it was made with, until the request is stored or
-- nobody comes back for them.
alter table photos
  add column form_key uuid,
  drop constraint photos_check,
  add constraint photos_belong_to_one_thing
    check (num_nonnulls(cart_line_id, order_line_id, special_request_id, form_key) = 1),
  add unique (customer_id, form_key, place),
  add unique (customer_id, form_key, digest);
