import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** As the shop itself connects: by the socket, with the password that only it can read. */
export async function shopConnection(folder: string) {
  return {
    host: join(folder, 'postgres', 'sockets'),
    user: 'maathor',
    database: 'maathor',
    password: await readFile(join(folder, 'postgres', 'password'), 'utf8'),
  };
}

export async function connectToShop(folder: string): Promise<Client> {
  const client = new Client(await shopConnection(folder));
  await client.connect();
  return client;
}
