import { checkLedger } from '#server/bookkeeping/check-ledger.ts';
import { type Opened, openGrown, prepareDemo, type ShopName } from './database.ts';
import { fill } from './fill.ts';
import { type Size, smallSizes } from './sizes.ts';

/** The databases of the folder that are not filled yet; tells how long each step took, and whether the books agree. */
export async function fillAll(folder: string, size: Size): Promise<void> {
  const begin = performance.now();
  const tell = (step: string) =>
    console.log(`${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s  ${step}`);
  const grown = await openGrown(folder);
  try {
    for (const [name, wanted] of Object.entries({ ...smallSizes, many: size }) as [ShopName, Size][]) {
      await grown.create(name);
      const opened = grown.open(name);
      await prepareDemo(opened.pool);
      if (await isFilled(opened)) {
        tell(`${name}: filled before`);
        continue;
      }
      await fill(opened.pool, wanted, (step) => tell(`${name}: ${step}`));
      const { differenceCount, differences, figures } = await checkLedger(opened.database);
      tell(
        `${name}: ${figures.invoices.count} invoices, ${figures.entries} entries, ${differenceCount} differences`,
      );
      for (const difference of differences) console.log(difference);
      if (differenceCount > 0) process.exitCode = 1;
    }
  } finally {
    await grown.close();
  }
}

// By the first company that is filled.
async function isFilled({ pool }: Opened): Promise<boolean> {
  const { rowCount } = await pool.query("select from companies where company_number = '30000001'");
  return (rowCount ?? 0) > 0;
}
