import '../../src/server/quick-imports.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Loaded after what makes loading quick, and after the pages, which the server loads: without any it does not load, and those of another
// build than its own are half as wide, or fail.
const { build, isBuilt } = await import('../../scripts/build.ts');
if (!isBuilt()) await build();
const { fillAll } = await import('./fill-all.ts');
const { measureGrowth } = await import('./measure-growth.ts');
const { fullSize } = await import('./sizes.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'maathor-growth') },
    orders: { type: 'string', default: String(fullSize.orders) },
    companies: { type: 'string', default: String(fullSize.companies) },
    'cart-lines': { type: 'string', default: String(fullSize.cartLines) },
    // A part of an address: what has it is asked, and nothing else is measured.
    only: { type: 'string' },
  },
});

if (positionals[0] === 'measure') await measureGrowth(values.folder, values.only);
else
  await fillAll(values.folder, {
    orders: Number(values.orders),
    companies: Number(values.companies),
    cartLines: Number(values['cart-lines']),
  });
