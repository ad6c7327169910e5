import type { CheckoutOnAccount } from '#contract/checkout-page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Cents } from '#domain/money/cents.ts';
import { judgeOnAccount } from '#domain/on-account/on-account.ts';
import type { Dependencies } from '../app-env.ts';
import { listOpenInvoices } from '../invoices/open-invoices.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';

/** R12.2: null where the company pays in advance. Nothing is reserved by looking: placing the order judges anew. */
export async function offerOnAccount(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  companyId: number,
  total: Cents,
): Promise<CheckoutOnAccount | null> {
  const account = await findCompanyAccount(database, companyId);
  const { terms, exposure } = account;
  if (terms.termDays === null) return null;
  const judged = judgeOnAccount(account, total);
  return {
    termDays: terms.termDays,
    limitCents: terms.creditLimit,
    roomCents: Math.max(0, terms.creditLimit - exposure),
    hindrance:
      judged.kind === 'over_limit'
        ? { kind: 'over_limit', missingCents: judged.missing }
        : judged.kind === 'blocked'
          ? { kind: 'blocked', invoices: await listUnpaid({ database, now }, companyId) }
          : null,
  };
}

async function listUnpaid({ database, now }: Pick<Dependencies, 'database' | 'now'>, companyId: number) {
  const open = await listOpenInvoices(database, companyId, dutchDate(now()));
  return open.map(({ number, dueOn, open: openCents }) => ({ number, dueOn, openCents }));
}
