import { checkLedger } from '#server/bookkeeping/check-ledger.ts';
import { openGrown, prepareDemo } from './database.ts';
import { fill, type Size } from './fill.ts';

// A hundred orders with the demo's own.
const fewSize: Size = { orders: 56, companies: 10, cartLines: 500 };

/** Both databases of the folder, if they are not there yet; tells how long each step took, and whether the books agree. */
export async function fillBoth(folder: string, size: Size): Promise<void> {
  const begin = performance.now();
  const tell = (step: string) =>
    console.log(`${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s  ${step}`);
  const grown = await openGrown(folder);
  try {
    if (await grown.hasFew())
      throw new Error(`${folder} is filled already: remove it, or name another --folder`);
    await prepareDemo(grown.open('many').pool);
    await grown.copyDemo();
    await fill(grown.open('few').pool, fewSize, () => undefined);
    tell('a hundred orders');
    const { pool, database } = grown.open('many');
    await fill(pool, size, tell);
    const { differenceCount, differences, figures } = await checkLedger(database);
    tell(
      `books: ${figures.invoices.count} invoices, ${figures.entries} entries, ${differenceCount} differences`,
    );
    for (const difference of differences) console.log(difference);
    if (differenceCount > 0) process.exitCode = 1;
  } finally {
    await grown.close();
  }
}
