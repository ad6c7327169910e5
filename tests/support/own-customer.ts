import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { createToken, hashToken } from '#server/secrets/tokens.ts';

export type OwnCustomer = { readonly email: string; readonly sessionId: string };

/**
 * A customer like one of the demo's, with that one's password and addresses, and logged in already: hashing a password
 * takes longer than most of a story, and stories that share a customer see each other's cart.
 */
export async function addOwnCustomer(database: Client, like: string): Promise<OwnCustomer> {
  const email = `${randomUUID()}.${like}`;
  const sessionId = `s.${createToken()}`;
  const { rowCount } = await database.query(
    `with original as (select * from customers where email = $1),
          added as (
            insert into customers overriding system value
            select (jsonb_populate_record(null::customers, to_jsonb(original) || jsonb_build_object(
                     'id', nextval(pg_get_serial_sequence('customers', 'id')), 'email', $2::text))).*
            from original
            returning id),
          moved as (
            insert into addresses overriding system value
            select (jsonb_populate_record(null::addresses, to_jsonb(addresses) || jsonb_build_object(
                     'id', nextval(pg_get_serial_sequence('addresses', 'id')), 'customer_id', added.id))).*
            from addresses join original on addresses.customer_id = original.id, added)
     insert into sessions (token_hash, customer_id, expires_at)
     select $3, id, now() + interval '1 day' from added`,
    [like, email, hashToken(sessionId)],
  );
  if (rowCount !== 1) throw new Error(`there is no customer ${like}`);
  return { email, sessionId };
}
