-- A cart holds at most 500 lines, so the one call that tells their number can count them. The kept number cost three
-- triggers, and a lock on the cart's row at every removal.
drop trigger cart_lines_added on cart_lines;
drop trigger cart_lines_deleted on cart_lines;
drop trigger cart_lines_removed on cart_lines;
drop function count_changed_lines();
drop function count_removed_line();
alter table carts drop column line_count;

-- How many a cart may hold is now told to it.
drop function put_cart_lines(integer, bigint, bigint, jsonb, uuid, text, text);
