import type { OpenImportData } from '#contract/office/prices.ts';
import type { Dependencies } from '../../app-env.ts';
import { listOpenImports } from '../../prices/price-imports.ts';

/** Prices that somebody read and nobody confirmed yet; of one product, where it is named. */
export async function openImports(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  productCode?: string,
): Promise<readonly OpenImportData[]> {
  const open = await listOpenImports(database, now());
  return open
    .filter((one) => productCode === undefined || one.productCode === productCode)
    .map(({ id, productCode: code, validFrom, source, by, createdAt }) => ({
      ...{ id, code, validFrom, source, by },
      at: createdAt.toISOString(),
    }));
}
