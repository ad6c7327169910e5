import type { Page } from '@playwright/test';
import type { Client } from 'pg';

/** Into a room of the office: in the bar, behind 'Meer', or on a phone behind 'Menu'. */
export async function enter(page: Page, room: string): Promise<void> {
  const link = page.getByRole('link', { name: room, exact: true }).filter({ visible: true }).first();
  for (const behind of ['Menu', 'Meer']) {
    if (await link.isVisible()) break;
    const menu = page.getByText(behind, { exact: true });
    if (await menu.isVisible()) await menu.click();
  }
  await link.click();
}

/** Paid and free to be made: a copy of the demo's own, under a number of this story. */
export async function aFreeOrder(database: Client): Promise<string> {
  const number = `B2026-9${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  const copied = (table: string, changes: string) =>
    `select (jsonb_populate_record(null::${table}, to_jsonb(${table}) || jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('${table}', 'id')), ${changes}))).*`;
  await database.query(
    `insert into orders ${copied('orders', "'number', $1::text, 'status', 'paid', 'placed_key', null")}
     from orders where number = 'B2026-00001'`,
    [number],
  );
  await database.query(
    `insert into order_lines ${copied('order_lines', "'order_id', (select id from orders where number = $1)")}
     from order_lines where order_id = (select id from orders where number = 'B2026-00001')`,
    [number],
  );
  return number;
}
