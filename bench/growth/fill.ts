import type { Pool, PoolClient } from 'pg';
import { moveSequences, names, withBareTables } from './bare-tables.ts';
import { fillBeside } from './beside.ts';
import { fillCarts } from './carts.ts';
import { fillCompanies } from './companies.ts';
import { fillOrders } from './orders.ts';
import { fillQuotes } from './quotes.ts';
import type { Size } from './sizes.ts';

/**
 * Adds what a shop of that size has to a demo's database: companies with people, orders with all that hangs on them, carts,
 * and the rest in proportion. All or nothing; the same numbers give the same rows. Nobody should use the shop meanwhile.
 */
export async function fill(
  pool: Pool,
  size: Size,
  tell: (step: string) => void,
  // How exactly PostgreSQL looks at what was filled.
  statistics = 100,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    await prepare(client);
    await withBareTables(client, async () => {
      const steps: readonly (readonly [string, () => Promise<void>])[] = [
        ['companies', () => fillCompanies(client, size.companies)],
        ['orders', () => fillOrders(client, size)],
        ['carts', () => fillCarts(client, size.cartLines)],
        [
          'quotes',
          () => fillQuotes(client, Math.ceil(size.isFull === true ? size.orders * 3 : size.orders / 5)),
        ],
        ['what stands beside them', () => moveSequences(client).then(() => fillBeside(client, size))],
      ];
      for (const [name, step] of steps) {
        await step();
        tell(name);
      }
    });
    tell('indexes and references');
    await listFilled(client);
    tell('what the office searches by');
    await moveSequences(client);
    await client.query('commit');
    await client.query(`set default_statistics_target = ${statistics}`);
    // Those alone: where a shop is small, PostgreSQL's own take as long.
    await client.query(`vacuum analyze ${(await names(client)).join(', ')}`);
    tell('statistics');
  } finally {
    // With its settings it is nobody else's any more.
    client.release(true);
  }
}

async function prepare(client: PoolClient): Promise<void> {
  for (const setting of [
    "work_mem = '256MB'",
    "maintenance_work_mem = '1GB'",
    'jit = off',
    "temp_buffers = '256MB'",
    // Of a commit that is not on disk yet the clean-up after it calls no row seen by all, and plans read more than they need.
    'synchronous_commit = on',
  ])
    await client.query(`set ${setting}`);
  await client.query('select setseed(0.42)');
}

// With the indexes, for each company's people and each payment's attempts are looked up; orders are listed as they are filled.
async function listFilled(client: PoolClient): Promise<void> {
  await client.query('select list_companies(array(select id from companies))');
  await client.query('select list_payment_methods(array(select id from payments))');
}
