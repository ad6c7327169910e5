import '../../src/server/quick-imports.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Loaded after what makes loading quick.
const { fillBoth } = await import('./fill-both.ts');
const { measureGrowth } = await import('./measure-growth.ts');
const { fullSize } = await import('./fill.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'maathor-growth') },
    orders: { type: 'string', default: String(fullSize.orders) },
    companies: { type: 'string', default: String(fullSize.companies) },
    'cart-lines': { type: 'string', default: String(fullSize.cartLines) },
  },
});

if (positionals[0] === 'measure') await measureGrowth(values.folder);
else
  await fillBoth(values.folder, {
    orders: Number(values.orders),
    companies: Number(values.companies),
    cartLines: Number(values['cart-lines']),
  });
