alter table orders
  -- Drawn with the checkout form: the same form sent twice is one order.
  add column placed_key uuid unique,
  -- Delivered to the customer's own customer: nothing in the parcel names the shop.
  add column is_neutral boolean not null default false;
