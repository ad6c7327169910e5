-- A function and not a row of statements: a cart's row stays locked while lines are written, and a lock that waits for a busy
-- shop process to send its next statement would make one customer's calls wait for each other. Of several calls at once, since
-- a statement and its commit cost more than the line they write: each call has its place in these arrays. Whose they are
-- comes in order, so that two of these statements never wait for each other.
create or replace function put_cart_lines(
  of_people integer[],
  of_products text[],
  now_ms bigint,
  -- The line that a call's first new one takes the place of; null to add all.
  replaced bigint[],
  -- How many lines it adds beside that one.
  adding integer[],
  -- Of all calls: each names its call, and its place among those added, which is null for the one that replaces.
  new_lines jsonb,
  -- Null without an idempotency key.
  call_keys uuid[],
  call_routes text[],
  call_hashes text[],
  max_lines integer
) returns table (outcome text, answer jsonb) language plpgsql as $$
#variable_conflict use_column
declare
  person integer;
  former integer;
  last bigint;
  present integer;
  is_there boolean;
  known idempotency_keys;
  outcomes text[];
  answers jsonb[];
  -- The name of the first line that a call adds; null for one that does nothing.
  firsts bigint[];
  is_changing boolean := false;
  is_adding boolean := false;
begin
  -- Customers wait for each other no longer than this: then each call goes alone.
  if cardinality(of_people) > 1 then perform set_config('lock_timeout', '100ms', true); end if;

  for n in 1 .. cardinality(of_people) loop
    person := of_people[n];
    insert into carts (person_id, last_timestamp) values (person, now_ms + adding[n] - 1)
    on conflict (person_id) do update
      set last_timestamp = greatest(carts.last_timestamp + adding[n], excluded.last_timestamp), updated_at = now()
    returning last_timestamp into last;

    -- Whoever holds the row above is alone with this person's keys and lines.
    if call_keys[n] is not null then
      select * into known from idempotency_keys where person_id = person and key = call_keys[n];
      if found then
        outcomes[n] := case when (known.route, known.body_hash) = (call_routes[n], call_hashes[n])
          then 'done' else 'other_call' end;
        answers[n] := known.answer;
        continue;
      end if;
    end if;

    -- What the call before it adds is not counted there yet.
    if person is distinct from former then
      select lines into present from cart_totals where person_id = person;
      present := coalesce(present, 0);
      former := person;
    end if;
    -- A cart that was fuller than may be keeps its lines: they can be taken out, not added to.
    if adding[n] > 0 and present + adding[n] > max_lines then
      outcomes[n] := 'full';
      answers[n] := jsonb_build_object('lines', present);
      continue;
    end if;

    if replaced[n] is not null then
      -- By its name alone: asked for what else it has to be, PostgreSQL may go through every line of that product.
      select removed_at is null and offer_id is null and product_code = of_products[n] into is_there from cart_lines
      where person_id = person and "timestamp" = replaced[n] for no key update;
      if is_there is not true then
        outcomes[n] := 'gone';
        continue;
      end if;
      is_changing := true;
    end if;

    is_adding := is_adding or adding[n] > 0;
    present := present + adding[n];
    outcomes[n] := 'done';
    firsts[n] := last - adding[n] + 1;
    answers[n] := jsonb_build_object(
      'timestamps', to_jsonb(
        case when replaced[n] is null then '{}' else array[replaced[n]] end
          || array(select generate_series(firsts[n], last))
      ),
      'lines', present
    );
  end loop;

  -- Field by field: jsonb_populate_record looks up all columns of the table again in every call.
  if is_changing then
    update cart_lines kept
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
    from (
      -- Of several changes of one line the last: nobody has seen those before it.
      select distinct on (of_people[call], replaced[call]) of_people[call] as person, replaced[call] as at, line
      from (select line, (line -> 'call')::integer as call from jsonb_array_elements(new_lines) as given (line)
            where line -> 'place' = 'null') as given
      where firsts[call] is not null
      order by of_people[call], replaced[call], call desc
    ) as given
    where kept.person_id = given.person and kept."timestamp" = given.at;
  end if;

  if is_adding then
    insert into cart_lines
      (person_id, "timestamp", product_code, device, unit, answers, summary, amount, opening_width_mm,
       opening_height_mm, total_width_mm, total_height_mm, price_list_version, unit_price_cents, advice_price_cents,
       box_label, custom_ral, reference, measured_by, quote_id, quote_version)
    select of_people[call], firsts[call] + place, line ->> 'product_code', line ->> 'device',
      line ->> 'unit', line -> 'answers', line -> 'summary', (line -> 'amount')::integer,
      (line ->> 'opening_width_mm')::integer, (line ->> 'opening_height_mm')::integer,
      (line -> 'total_width_mm')::integer, (line -> 'total_height_mm')::integer,
      (line -> 'price_list_version')::integer, (line -> 'unit_price_cents')::bigint,
      (line -> 'advice_price_cents')::bigint, line ->> 'box_label', line ->> 'custom_ral',
      line ->> 'reference', (line ->> 'measured_by')::integer, (line ->> 'quote_id')::integer,
      (line ->> 'quote_version')::integer
    from (select line, (line -> 'call')::integer as call, (line ->> 'place')::integer as place
          from jsonb_array_elements(new_lines) as given (line)) as given
    where place is not null and firsts[call] is not null;
  end if;

  insert into idempotency_keys (person_id, key, route, body_hash, answer)
  select of_people[call], call_keys[call], call_routes[call], call_hashes[call], answers[call]
  from generate_subscripts(of_people, 1) as call
  where firsts[call] is not null and call_keys[call] is not null;

  return query select outcomes[call], answers[call] from generate_subscripts(of_people, 1) as call order by call;
end $$;
