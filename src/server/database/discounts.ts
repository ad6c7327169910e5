import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { GroupStep, OwnStep } from '#domain/pricing/discount-steps.ts';
import type { Database } from './database.ts';
import { companyDiscounts, groupDiscounts } from './schema/catalogue.ts';

export async function readGroupDiscounts(database: Database): Promise<readonly GroupStep[]> {
  const { id, group, basisPoints, validFrom } = groupDiscounts;
  return database
    .select({ id, group, basisPoints, validFrom })
    .from(groupDiscounts)
    .where(isNull(groupDiscounts.withdrawnAt));
}

/** A company's own, as one column of another query: what a request costs, it costs in one. */
export function companyDiscountsOf(companyId: SQL): SQL<readonly OwnStep[]> {
  const { id, productCode, basisPoints, validFrom, endOf } = companyDiscounts;
  return sql<readonly OwnStep[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', ${id}, 'productCode', ${productCode},
      'basisPoints', ${basisPoints}, 'validFrom', ${validFrom}, 'endOf', ${endOf})), '[]')
    from ${companyDiscounts}
    where ${companyDiscounts.companyId} = ${companyId} and ${companyDiscounts.withdrawnAt} is null)`;
}

export async function readCompanyDiscounts(
  database: Database,
  companyId: number,
): Promise<readonly OwnStep[]> {
  const { id, productCode, basisPoints, validFrom, endOf } = companyDiscounts;
  return database
    .select({ id, productCode, basisPoints, validFrom, endOf })
    .from(companyDiscounts)
    .where(and(eq(companyDiscounts.companyId, companyId), isNull(companyDiscounts.withdrawnAt)));
}
