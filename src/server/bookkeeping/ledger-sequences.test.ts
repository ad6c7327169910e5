import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { steps } from '#tests/support/money-steps.ts';
import { MoneyWorld } from '#tests/support/money-world.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';
import { checkLedger } from './check-ledger.ts';

const { database } = await testDatabase();

// A few in the suite; many when somebody asks for them.
// biome-ignore lint/style/noProcessEnv: a test has no settings
const asked = Number(process.env['LEDGER_RUNS'] ?? 4);

it('R12.2 R12.4 whatever happens to money, in whatever order: the ledger balances and agrees, no invoice is settled twice, and the exposure is its definition', () =>
  hold(2));

it(
  'R12.2 R12.4 so it is in more of them',
  { tags: ['thorough'], timeout: Math.max(60_000, asked * 10_000) },
  () => hold(asked),
);

async function hold(numRuns: number): Promise<void> {
  const step = fc.record({
    // What makes work for the others comes more often.
    kind: fc.constantFrom(...steps, 'pay', 'pay', 'pay_several', 'order_on_account', 'ship_rest'),
    pick: fc.nat({ max: 7 }),
    part: fc.integer({ min: 1, max: 4 }),
    isTold: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30, size: 'max' }), async (sequence) => {
      const world = await MoneyWorld.begin(database);
      for (const one of sequence) await world.take(one);
      const { differences, figures } = await checkLedger(database);
      expect(differences).toEqual([]);
      expect(figures.accounts.reduce((total, { balance }) => total + balance, 0)).toBe(0);
      const rows = await world.read();
      expect(rows.settledTwice()).toEqual([]);
      for (const companyId of rows.companyIds())
        expect((await findCompanyAccount(database, companyId)).exposure).toBe(rows.exposureOf(companyId));
    }),
    { numRuns, endOnFailure: numRuns < 20 },
  );
}
