import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CalendarEntryData } from '#contract/office/prices.ts';
import type { GroupStep } from '#domain/pricing/discount-steps.ts';
import { inForce } from '#domain/pricing/in-force.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { Database } from '../../database/database.ts';
import { companies } from '../../database/schema/accounts.ts';
import { companyDiscounts } from '../../database/schema/catalogue.ts';
import { cutPage, type ListPage } from '../../lists/pages.ts';
import { percentOf, versionsOf } from './present-steps.ts';

// Of one day lists come before groups, and groups before companies.
const ranks = { price_list: 0, group_discount: 1, own_discount: 2 } as const;

const day = z.string().regex(/^2\d{3}-\d{2}-\d{2}$/);
export const calendarCursor = z.tuple([
  day,
  z.int().min(0).max(2),
  z.string().max(20),
  z
    .int()
    .min(0)
    .max(2 ** 31),
]);
export type CalendarCursor = z.infer<typeof calendarCursor>;

type Placed = { readonly entry: CalendarEntryData; readonly place: CalendarCursor };

type Known = {
  readonly lists: readonly PriceList[];
  readonly groupSteps: readonly GroupStep[];
  readonly today: string;
};

/** What is in force when, the latest day first. Lists and groups are few; what companies agreed is read a page at a time. */
export async function findCalendar(
  database: Database,
  { lists, groupSteps, today }: Known,
  after: CalendarCursor | null,
  length: number,
): Promise<ListPage<CalendarEntryData, CalendarCursor>> {
  const few = [...priceLists(lists, today), ...groups(groupSteps, today)].filter(
    ({ place }) => after === null || comparePlaces(after, place) < 0,
  );
  const own = await ownDiscounts(database, today, after, length + 1);
  const sorted = [...few, ...own].toSorted((one, other) => comparePlaces(one.place, other.place));
  const { rows, next } = cutPage(sorted, length, ({ place }) => place);
  return { rows: rows.map(({ entry }) => entry), next };
}

function comparePlaces([day, rank, name, id]: CalendarCursor, other: CalendarCursor): number {
  return other[0].localeCompare(day) || rank - other[1] || name.localeCompare(other[2]) || other[3] - id;
}

function priceLists(lists: readonly PriceList[], today: string): readonly Placed[] {
  const codes = new Set(lists.map(({ productCode }) => productCode));
  return [...codes].flatMap((code) =>
    versionsOf(lists, code, today).map(({ version, ...when }) => ({
      entry: { kind: 'price_list', code, version, ...when } as const,
      place: [when.validFrom, ranks.price_list, code, version] satisfies CalendarCursor,
    })),
  );
}

function groups(steps: readonly GroupStep[], today: string): readonly Placed[] {
  const named = new Set(steps.map(({ group }) => group));
  return [...named].flatMap((group) =>
    inForce(
      steps.filter((step) => step.group === group),
      today,
    ).map(({ step: { id, validFrom, basisPoints }, until, state }) => ({
      entry: {
        kind: 'group_discount',
        group,
        percent: percentOf(basisPoints),
        validFrom,
        until,
        state,
      } as const,
      place: [validFrom, ranks.group_discount, group, id] satisfies CalendarCursor,
    })),
  );
}

async function ownDiscounts(
  database: Database,
  today: string,
  after: CalendarCursor | null,
  length: number,
): Promise<readonly Placed[]> {
  const rows = await database
    .select({ step: companyDiscounts, company: companies.name })
    .from(companyDiscounts)
    .innerJoin(companies, eq(companies.id, companyDiscounts.companyId))
    .where(and(isNull(companyDiscounts.withdrawnAt), isAfterPlace(after)))
    .orderBy(desc(companyDiscounts.validFrom), desc(companyDiscounts.id))
    .limit(length);
  const series = await seriesOf(
    database,
    rows.map(({ step }) => step.companyId),
  );
  return rows.flatMap(({ step, company }) => {
    const { id, companyId, productCode: code, basisPoints, validFrom } = step;
    const same = series.filter((other) => other.companyId === companyId && other.productCode === code);
    const found = inForce(same, today).find((other) => other.step.id === id);
    if (found === undefined) return [];
    const { until, state } = found;
    const percent = basisPoints === null ? null : percentOf(basisPoints);
    return [
      {
        entry: {
          kind: 'own_discount',
          company: { id: companyId, name: company },
          code,
          percent,
          validFrom,
          until,
          state,
        } as const,
        place: [validFrom, ranks.own_discount, '', id] satisfies CalendarCursor,
      },
    ];
  });
}

function isAfterPlace(after: CalendarCursor | null) {
  if (after === null) return undefined;
  const [validFrom, rank, , id] = after;
  if (rank < ranks.own_discount) return lte(companyDiscounts.validFrom, validFrom);
  return or(
    sql`${companyDiscounts.validFrom} < ${validFrom}`,
    and(eq(companyDiscounts.validFrom, validFrom), sql`${companyDiscounts.id} < ${id}`),
  );
}

function seriesOf(database: Database, companyIds: readonly number[]) {
  if (companyIds.length === 0) return [];
  return database
    .select()
    .from(companyDiscounts)
    .where(
      and(
        inArray(companyDiscounts.companyId, [...new Set(companyIds)]),
        isNull(companyDiscounts.withdrawnAt),
      ),
    );
}
