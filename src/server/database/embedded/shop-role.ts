import { Client } from 'pg';
import type { Connection } from './cluster.ts';

export const shopRole = 'shop';

/**
 * The cluster's superuser may read any file and run any program that the database's user may. It sets things up; the shop
 * itself comes in as a role that owns its database and nothing else. What a superuser made there before changes hands. Both get
 * the password of this start.
 */
export async function setUpRoles(
  superuser: Connection,
  superuserPassword: string,
  password: string,
): Promise<void> {
  const client = new Client(superuser);
  await client.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [shopRole]);
    // It can log in when everything is its own: a command that waits for the shop must not find half of it.
    if (rowCount === 0) await client.query(`create role ${shopRole} nologin`);
    await client.query(`alter database ${client.escapeIdentifier(superuser.database)} owner to ${shopRole}`);
    await client.query(handOver);
    // A slow hash makes guessing dear. These passwords are 32 random bytes, and every connection would pay for it.
    await client.query('set local scram_iterations = 1');
    await client.query(`alter role current_user password ${client.escapeLiteral(superuserPassword)}`);
    await client.query(
      `alter role ${shopRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

// One by one: what the first superuser owns cannot be reassigned as a whole, since that would include the system's own.
const handOver = `
do $$
declare
  thing text;
begin
  for thing in
    with own as (
      select oid, nspname, nspowner from pg_namespace
       where nspname !~ '^pg_' and nspname <> 'information_schema'
    ), me as (
      select oid from pg_roles where rolname = current_user
    )
    select format('schema %I', nspname) from own, me where nspowner = me.oid
    union all
    select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, class.oid::regclass)
      from pg_class class join own on own.oid = relnamespace, me
     where relowner = me.oid and relkind in ('r', 'p', 'v', 'S')
       -- The sequence of a column goes with its table.
       and not (relkind = 'S' and exists (
         select from pg_depend
          where classid = 'pg_class'::regclass and objid = class.oid and deptype in ('a', 'i')))
    union all
    select format('routine %s', procedure.oid::regprocedure)
      from pg_proc procedure join own on own.oid = pronamespace, me
     where proowner = me.oid
    union all
    select format('type %s', type.oid::regtype)
      from pg_type type join own on own.oid = typnamespace, me
     where typowner = me.oid and typtype in ('e', 'd') and typrelid = 0
  loop
    execute format('alter %s owner to ${shopRole}', thing);
  end loop;
end
$$`;
