import type { Client } from 'pg';

type Row = Readonly<Record<string, unknown>>;

export async function rows(shop: Client, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await shop.query<Row>(text, [...values])).rows;
}
