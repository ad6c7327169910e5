import { type BrowserShop, startBrowserShop } from '#tests/support/browser-shop.ts';
import { build, isBuilt } from '../../scripts/build.ts';
import { ensurePrograms } from '../../scripts/debian.ts';
import { createCustomer } from './customer.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { type Story, stories } from './stories.ts';
import { webkit } from './webkit.ts';

// `npm run engines`: each screen once in the engines that the other tests do not know.
const sum = { passed: 0, failed: 0 };

if (!isBuilt()) await build();
for (const engine of [firefox, webkit]) await tryEngine(engine);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

async function tryEngine(engine: Engine): Promise<void> {
  const missing = await ensurePrograms(engine);
  if (missing !== null) {
    console.error(`✗ ${engine.name}: ${missing}`);
    sum.failed += stories.length;
    return;
  }
  const shop = await startBrowserShop();
  for (const story of stories) await tell(story, engine, shop.url);
  await shop.stop();
  countScriptErrors(engine.name, shop);
}

async function tell({ screen, width, tell }: Story, engine: Engine, url: string): Promise<void> {
  const tab = await engine.open();
  try {
    await tab.resize(width, 900);
    await tell(createCustomer(tab, url), tab);
    count(true, `${engine.name}: ${screen}`);
  } catch (error) {
    count(false, `${engine.name}: ${screen}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await tab.close();
  }
}

// What went wrong in a page's script the page itself has told the shop.
function countScriptErrors(engine: string, shop: BrowserShop): void {
  const errors = shop.printed().match(/^.*ClientScriptError.*$/gm) ?? [];
  count(errors.length === 0, `${engine}: ${errors.length} script errors`);
  for (const error of errors) console.error(error);
}

function count(isPassed: boolean, title: string): void {
  sum[isPassed ? 'passed' : 'failed'] += 1;
  console.log(`${isPassed ? '✓' : '✗'} ${title}`);
}
