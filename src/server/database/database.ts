import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The shop's database or a transaction in it: whoever takes one need not know which. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
