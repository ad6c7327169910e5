import { and, eq, inArray, sql } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { LogbookEntry } from '#domain/logbook/entry.ts';
import type { BasisPoints, DiscountGroup } from '#domain/pricing/discount.ts';
import { findEnd, type OwnStep, type Step, stepOn } from '#domain/pricing/discount-steps.ts';
import { formatBasisPoints } from '#text/format/percent.ts';
import type { Database } from '../database/database.ts';
import { readCompanyDiscounts, readGroupDiscounts } from '../database/discounts.ts';
import { companies } from '../database/schema/accounts.ts';
import { companyDiscounts, groupDiscounts } from '../database/schema/catalogue.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import type { PriceChanger, Withdrawal } from './publish-price-list.ts';

/** `changed`: somebody else set or withdrew one since the form was made. */
export type DiscountOutcome = 'set' | 'past' | 'same' | 'changed' | 'unknown';

/** What a form with discounts was made from. */
export function markOfSteps(steps: readonly Step[]): string {
  return `${steps.length}.${Math.max(0, ...steps.map(({ id }) => id))}`;
}

type GroupWish = {
  readonly group: DiscountGroup;
  readonly basisPoints: BasisPoints;
  readonly validFrom: string;
  readonly seen: string;
};

export function setGroupDiscount(
  database: Database,
  { group, basisPoints, validFrom, seen }: GroupWish,
  { actor, now }: PriceChanger,
): Promise<DiscountOutcome> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table group_discounts in share row exclusive mode`);
    if (validFrom < dutchDate(now)) return 'past';
    const steps = await readGroupDiscounts(transaction);
    if (markOfSteps(steps) !== seen) return 'changed';
    const own = steps.filter((step) => step.group === group);
    const before = stepOn(own, validFrom);
    if (before?.basisPoints === basisPoints) return 'same';
    await transaction.insert(groupDiscounts).values({ group, basisPoints, validFrom, createdAt: now });
    await writeLogbook(
      transaction,
      actor,
      {
        action: 'group_discount_set',
        subject: groupSubject(group),
        ...(before && { before: { discount: formatBasisPoints(before.basisPoints) } }),
        after: { discount: formatBasisPoints(basisPoints), validFrom },
      },
      now,
    );
    return 'set';
  });
}

export function withdrawGroupDiscount(
  database: Database,
  id: number,
  { actor, now }: PriceChanger,
): Promise<Withdrawal> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table group_discounts in share row exclusive mode`);
    const step = (await readGroupDiscounts(transaction)).find((other) => other.id === id);
    if (step === undefined) return 'unknown';
    const { group, basisPoints, validFrom } = step;
    if (validFrom <= dutchDate(now)) return 'in-force';
    await transaction.update(groupDiscounts).set({ withdrawnAt: now }).where(eq(groupDiscounts.id, id));
    const before = { discount: formatBasisPoints(basisPoints), validFrom };
    const entry = { action: 'group_discount_withdrawn', subject: groupSubject(group), before } as const;
    await writeLogbook(transaction, actor, entry, now);
    return 'withdrawn';
  });
}

function groupSubject(group: DiscountGroup): LogbookEntry['subject'] {
  return { kind: 'discount_group', id: group, name: group };
}

type OwnWish = {
  readonly companyId: number;
  readonly productCode: string;
  /** Null: from then on what the group gets. */
  readonly basisPoints: BasisPoints | null;
  readonly validFrom: string;
  /** The first day on which the group's holds again; null without an end. */
  readonly endsBefore: string | null;
  readonly seen: string;
};

/** One with an end is two steps: what holds from the first day, and its end, what the group gets from the day after the last. */
export function setOwnDiscount(
  database: Database,
  { companyId, productCode, basisPoints, validFrom, endsBefore, seen }: OwnWish,
  { actor, now }: PriceChanger,
): Promise<DiscountOutcome> {
  return database.transaction(async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    if (company === null) return 'unknown';
    if (validFrom < dutchDate(now)) return 'past';
    const steps = await readCompanyDiscounts(transaction, companyId);
    if (markOfSteps(steps) !== seen) return 'changed';
    const ofProduct = steps.filter((step) => step.productCode === productCode);
    const before = stepOn(ofProduct, validFrom);
    const stays = before === null || findEnd(before, ofProduct) === null;
    const isSame = stays && (before?.basisPoints ?? null) === basisPoints;
    if (isSame && endsBefore === null) return 'same';
    const shared = { companyId, productCode, createdAt: now };
    const [begun] = await transaction
      .insert(companyDiscounts)
      .values({ ...shared, basisPoints, validFrom })
      .returning({ endOf: companyDiscounts.id });
    if (endsBefore !== null) {
      await transaction
        .insert(companyDiscounts)
        .values({ ...shared, ...begun, basisPoints: null, validFrom: endsBefore });
    }
    await writeLogbook(
      transaction,
      actor,
      {
        action: 'own_discount_set',
        subject: { kind: 'company', id: companyId, name: company },
        ...(before && { before: { discount: spell(before) } }),
        after: {
          product: productCode,
          discount: spell({ basisPoints }),
          validFrom,
          ...(endsBefore !== null && { validUntil: endsBefore }),
        },
      },
      now,
    );
    return 'set';
  });
}

/** Its end goes with it: what was agreed before holds again as if it had never been. */
export function withdrawOwnDiscount(
  database: Database,
  companyId: number,
  id: number,
  { actor, now }: PriceChanger,
): Promise<Withdrawal> {
  return database.transaction(async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    const steps = await readCompanyDiscounts(transaction, companyId);
    const step = steps.find((other) => other.id === id);
    if (company === null || step === undefined) return 'unknown';
    const { productCode: product, validFrom } = step;
    if (validFrom <= dutchDate(now)) return 'in-force';
    const end = steps.find((other) => other.endOf === id);
    const isIt = inArray(companyDiscounts.id, end === undefined ? [id] : [id, end.id]);
    await transaction.update(companyDiscounts).set({ withdrawnAt: now }).where(isIt);
    const subject = { kind: 'company', id: companyId, name: company } as const;
    const validUntil = end && { validUntil: end.validFrom };
    const before = { product, discount: spell(step), validFrom, ...validUntil };
    await writeLogbook(transaction, actor, { action: 'own_discount_withdrawn', subject, before }, now);
    return 'withdrawn';
  });
}

// Its row keeps others who change the same company's discounts waiting. The shop itself buys nothing.
async function lockCompany(transaction: Database, companyId: number): Promise<string | null> {
  const [company] = await transaction
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.isShop, false)))
    .for('update');
  return company?.name ?? null;
}

function spell({ basisPoints }: Pick<OwnStep, 'basisPoints'>): string | null {
  return basisPoints === null ? null : formatBasisPoints(basisPoints);
}
