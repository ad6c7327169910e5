import { sql } from 'drizzle-orm';
import type { DatabaseFacts } from '#domain/status/facts.ts';
import type { Database } from '../database/database.ts';

type Row = {
  readonly version: string;
  readonly size: string;
  readonly used: number;
  readonly most: number;
  readonly oldest: number | null;
  readonly migration: string | null;
  readonly migratedAt: string | null;
};

/** Of the whole server: connections of others count too. Of their transactions only those of our own role are seen. */
export async function findDatabase(database: Database): Promise<DatabaseFacts> {
  const { rows } = await database.execute<Row>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::integer as most,
      (select (extract(epoch from now() - min(xact_start)) * 1000)::float8 from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()) as oldest,
      last.name as migration, last.applied_at as "migratedAt"
    from (select 1) as one
    left join lateral (
      select name, applied_at from migrations where not starts_with(name, 'functions/') order by name desc limit 1
    ) as last on true`);
  const [row] = rows;
  if (row === undefined) throw new Error('the database told nothing of itself');
  const { version, size, used, most, oldest, migration, migratedAt } = row;
  return {
    version,
    size: Number(size),
    connections: { used, most },
    oldestTransaction: oldest === null ? null : Math.max(0, Math.round(oldest)),
    migration:
      migration === null || migratedAt === null ? null : { name: migration, at: new Date(migratedAt) },
  };
}
