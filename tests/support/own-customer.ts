import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { CompanyRole } from '#domain/account/role.ts';
import { createToken, hashToken } from '#server/secrets/tokens.ts';

export type OwnCustomer = { readonly email: string; readonly sessionId: string };

/**
 * A person like one of the demo's, in a company of their own (staff in the shop's, of which there is one), with that one's
 * password and addresses, and logged in already: hashing a password takes longer than most of a story, and stories that share
 * a customer see each other's cart.
 */
export async function addOwnCustomer(database: Client, like: string): Promise<OwnCustomer> {
  const email = `${randomUUID()}.${like}`;
  const sessionId = `s.${createToken()}`;
  const { rowCount } = await database.query(
    `with original as (select * from people where email = $1),
          company as (
            insert into companies overriding system value
            select (jsonb_populate_record(null::companies, to_jsonb(companies) || jsonb_build_object(
                     'id', nextval(pg_get_serial_sequence('companies', 'id')), 'is_shop', false))).*
            from companies join original on companies.id = original.company_id
            where not is_shop
            returning id),
          home as (
            select id from company
            union all
            select companies.id from companies join original on companies.id = original.company_id where is_shop),
          added as (
            insert into people overriding system value
            select (jsonb_populate_record(null::people, to_jsonb(original) || jsonb_build_object(
                     'id', nextval(pg_get_serial_sequence('people', 'id')), 'email', $2::text,
                     'company_id', home.id))).*
            from original, home
            returning id),
          moved as (
            insert into addresses overriding system value
            select (jsonb_populate_record(null::addresses, to_jsonb(addresses) || jsonb_build_object(
                     'id', nextval(pg_get_serial_sequence('addresses', 'id')), 'company_id', company.id))).*
            from addresses join original on addresses.company_id = original.company_id, company)
     insert into sessions (token_hash, person_id, expires_at)
     select $3, id, now() + interval '1 day' from added`,
    [like, email, hashToken(sessionId)],
  );
  if (rowCount !== 1) throw new Error(`there is no customer ${like}`);
  return { email, sessionId };
}

/** Somebody else of the same company, with that password and logged in. */
export async function addColleague(
  database: Client,
  of: OwnCustomer,
  { role, name }: { readonly role: CompanyRole; readonly name: string },
): Promise<OwnCustomer> {
  const email = `${randomUUID()}@voorbeeld.nl`;
  const sessionId = `s.${createToken()}`;
  const { rowCount } = await database.query(
    `with added as (
       insert into people (company_id, role, name, email, phone, password_hash)
       select company_id, $2, $3, $4, phone, password_hash from people where email = $1
       returning id)
     insert into sessions (token_hash, person_id, expires_at)
     select $5, id, now() + interval '1 day' from added`,
    [of.email, role, name, email, hashToken(sessionId)],
  );
  if (rowCount !== 1) throw new Error(`there is no customer ${of.email}`);
  return { email, sessionId };
}

/** Another login of somebody, on another device or later. */
export async function addLogin(database: Client, email: string): Promise<string> {
  const sessionId = `s.${createToken()}`;
  const { rowCount } = await database.query(
    `insert into sessions (token_hash, person_id, expires_at)
     select $1, id, now() + interval '1 day' from people where email = $2`,
    [hashToken(sessionId), email],
  );
  if (rowCount !== 1) throw new Error(`there is no customer ${email}`);
  return sessionId;
}
