-- A function and not a row of statements: the cart's row stays locked while lines are written, and a lock that waits
-- for a busy shop process to send its next statement would make one customer's calls wait for each other.
create or replace function put_cart_lines(
  of_person integer,
  now_ms bigint,
  -- The line that the first new one takes the place of; null to add all.
  replaced bigint,
  new_lines jsonb,
  -- Null without an idempotency key.
  call_key uuid,
  call_route text,
  call_hash text,
  max_lines integer,
  out outcome text,
  out answer jsonb
) language plpgsql as $$
declare
  first_new integer := case when replaced is null then 1 else 2 end;
  added integer := jsonb_array_length(new_lines) - first_new + 1;
  line jsonb := new_lines -> 0;
  last bigint;
  present integer;
  known idempotency_keys;
begin
  insert into carts (person_id, last_timestamp) values (of_person, now_ms + added - 1)
  on conflict (person_id) do update
    set last_timestamp = greatest(carts.last_timestamp + added, excluded.last_timestamp), updated_at = now()
  returning last_timestamp into last;

  -- Whoever holds the row above is alone with this person's keys and lines.
  if call_key is not null then
    select * into known from idempotency_keys where person_id = of_person and key = call_key;
    if found then
      outcome := case when (known.route, known.body_hash) = (call_route, call_hash) then 'done' else 'other_call' end;
      answer := known.answer;
      return;
    end if;
  end if;

  -- A cart that was fuller than may be keeps its lines: they can be taken out, not added to.
  select lines into present from cart_totals where person_id = of_person;
  present := coalesce(present, 0);
  if added > 0 and present + added > max_lines then
    outcome := 'full';
    answer := jsonb_build_object('lines', present);
    return;
  end if;

  -- Field by field: jsonb_populate_record looks up all columns of the table again in every call.
  if replaced is not null then
    update cart_lines
    set device = line ->> 'device',
      unit = line ->> 'unit',
      answers = line -> 'answers',
      summary = line -> 'summary',
      amount = (line -> 'amount')::integer,
      opening_width_mm = (line ->> 'opening_width_mm')::integer,
      opening_height_mm = (line ->> 'opening_height_mm')::integer,
      total_width_mm = (line -> 'total_width_mm')::integer,
      total_height_mm = (line -> 'total_height_mm')::integer,
      price_list_version = (line -> 'price_list_version')::integer,
      unit_price_cents = (line -> 'unit_price_cents')::bigint,
      advice_price_cents = (line -> 'advice_price_cents')::bigint,
      box_label = line ->> 'box_label',
      custom_ral = line ->> 'custom_ral',
      former_unit_price_cents = null,
      updated_at = now()
    where person_id = of_person and "timestamp" = replaced and removed_at is null and offer_id is null
      and product_code = line ->> 'product_code';
    if not found then
      outcome := 'gone';
      return;
    end if;
  end if;

  if added > 0 then
    insert into cart_lines
      (person_id, "timestamp", product_code, device, unit, answers, summary, amount, opening_width_mm,
       opening_height_mm, total_width_mm, total_height_mm, price_list_version, unit_price_cents, advice_price_cents,
       box_label, custom_ral, reference, measured_by, quote_id)
    select of_person, last - added + place - first_new + 1, given ->> 'product_code', given ->> 'device',
      given ->> 'unit', given -> 'answers', given -> 'summary', (given -> 'amount')::integer,
      (given ->> 'opening_width_mm')::integer, (given ->> 'opening_height_mm')::integer,
      (given -> 'total_width_mm')::integer, (given -> 'total_height_mm')::integer,
      (given -> 'price_list_version')::integer, (given -> 'unit_price_cents')::bigint,
      (given -> 'advice_price_cents')::bigint, given ->> 'box_label', given ->> 'custom_ral',
      -- None from a shop that does not know of references yet, while a new one starts beside it.
      coalesce(given ->> 'reference', ''), (given ->> 'measured_by')::integer, (given ->> 'quote_id')::integer
    from jsonb_array_elements(new_lines) with ordinality as lines (given, place)
    where place >= first_new;
  end if;

  outcome := 'done';
  answer := jsonb_build_object(
    'timestamps', to_jsonb(
      case when replaced is null then '{}' else array[replaced] end
        || array(select generate_series(last - added + 1, last))
    ),
    'lines', present + added
  );
  if call_key is not null then
    insert into idempotency_keys (person_id, key, route, body_hash, answer)
    values (of_person, call_key, call_route, call_hash, answer);
  end if;
end $$;
