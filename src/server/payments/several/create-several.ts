import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { sum } from '#domain/money/cents.ts';
import { mostPicked } from '#domain/payment/payment-subject.ts';
import type { Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { invoices } from '../../database/schema/orders.ts';
import { paymentInvoices, payments } from '../../database/schema/payments.ts';
import { dueOf, lockDues, paymentsFor } from '../../invoices/due.ts';
import type { Invoice } from '../../invoices/issue-invoice.ts';
import { createToken } from '../../secrets/tokens.ts';
import { createPayment } from '../create-payment.ts';
import type { Payment } from '../find-payment.ts';

type Wanted = {
  readonly companyId: number;
  readonly invoiceIds: readonly number[];
  // Of the form: sent twice it makes one payment.
  readonly key: string;
};

export type SeveralOutcome =
  | { readonly kind: 'payment'; readonly token: string }
  // Paid or credited meanwhile, all of them.
  | { readonly kind: 'nothing_open' }
  // None picked, or one that is no invoice of this company.
  | { readonly kind: 'not_yours' }
  | { readonly kind: 'too_many'; readonly most: number };

/**
 * R12.4: one payment for what several invoices have open. One that needs no paying any more is left out, and of one alone its
 * ordinary link is given. The same pick while it is still open is the same payment: two would invite paying twice.
 */
export async function createPaymentForInvoices(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { companyId, invoiceIds, key }: Wanted,
): Promise<SeveralOutcome> {
  const ids = [...new Set(invoiceIds)];
  if (ids.length > mostPicked) return { kind: 'too_many', most: mostPicked };
  const picked = await database
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), eq(invoices.companyId, companyId), eq(invoices.kind, 'invoice')));
  if (picked.length === 0 || picked.length < ids.length) return { kind: 'not_yours' };
  return database.transaction(async (transaction) => {
    await lockDues(transaction, picked.map(dueOf));
    const open = await findOpen(transaction, ids);
    const made = await findByKey(transaction, key);
    // A page that was gone back to sends its key again, with another pick.
    if (made !== null && isSamePick(made, { ids, open })) return { kind: 'payment', token: made.token };
    const [first, ...others] = open;
    if (first === undefined) return { kind: 'nothing_open' };
    const only = others.length === 0 ? picked.find(({ id }) => id === first.id) : undefined;
    const token =
      only === undefined
        ? await findSame(
            transaction,
            open.map(({ id }) => id),
          )
        : await findLink(transaction, only, now());
    if (token !== null) return { kind: 'payment', token };
    const madeKey = made === null ? key : null;
    const payment =
      only === undefined
        ? await store(transaction, open, { madeKey, at: now() })
        : await createPayment(transaction, { kind: 'invoice', invoiceId: only.id }, null, madeKey);
    return { kind: 'payment', token: payment.token };
  });
}

type Open = Awaited<ReturnType<typeof findOpen>>[number];

function findOpen(transaction: Database, ids: readonly number[]) {
  return transaction
    .select({ id: invoiceBalances.invoiceId, open: invoiceBalances.open })
    .from(invoiceBalances)
    .where(and(inArray(invoiceBalances.invoiceId, [...ids]), sql`${invoiceBalances.open} > 0`))
    .orderBy(invoiceBalances.invoiceId);
}

type Made = { readonly token: string; readonly held: readonly number[] };

async function findByKey(transaction: Database, key: string): Promise<Made | null> {
  const [made] = await transaction
    .select({
      token: payments.token,
      held: sql<number[]>`array(
        select held.invoice_id from payment_invoices held where held.payment_id = ${payments.id}
        union select ${payments.invoiceId} where ${payments.invoiceId} is not null
      )`,
    })
    .from(payments)
    .where(eq(payments.madeKey, key));
  return made ?? null;
}

// Nothing that was not picked now, and all that was and is still open.
function isSamePick(
  { held }: Made,
  { ids, open }: { readonly ids: readonly number[]; readonly open: readonly Open[] },
): boolean {
  return held.length > 0 && held.every((id) => ids.includes(id)) && open.every(({ id }) => held.includes(id));
}

async function findLink(transaction: Database, invoice: Invoice, now: Date): Promise<string | null> {
  const [link] = await transaction
    .select({ token: payments.token })
    .from(payments)
    .where(
      and(
        paymentsFor(transaction, dueOf(invoice)),
        eq(payments.status, 'open'),
        or(isNull(payments.expiresAt), gt(payments.expiresAt, now)),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return link?.token ?? null;
}

// Exactly these, no more and no fewer.
async function findSame(transaction: Database, ids: readonly number[]): Promise<string | null> {
  const held = sql`(select array_agg(held.invoice_id order by held.invoice_id) from payment_invoices held
    where held.payment_id = ${payments.id})`;
  const holders = transaction
    .select({ id: paymentInvoices.paymentId })
    .from(paymentInvoices)
    .where(eq(paymentInvoices.invoiceId, ids[0] ?? 0));
  const [same] = await transaction
    .select({ token: payments.token })
    .from(payments)
    .where(
      and(
        inArray(payments.id, holders),
        eq(payments.status, 'open'),
        sql`${held} = ${sql.param([...ids])}::integer[]`,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return same?.token ?? null;
}

async function store(
  transaction: Database,
  open: readonly Open[],
  { madeKey, at }: { readonly madeKey: string | null; readonly at: Date },
): Promise<Payment> {
  const [payment] = await transaction
    .insert(payments)
    .values({
      token: createToken(),
      paysSeveral: true,
      amount: sum(open.map((one) => one.open)),
      madeKey,
      createdAt: at,
    })
    .returning();
  if (payment === undefined) throw new Error('the payment was not stored');
  await transaction
    .insert(paymentInvoices)
    .values(open.map(({ id }) => ({ paymentId: payment.id, invoiceId: id })));
  return payment;
}
