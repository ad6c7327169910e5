import type { LogbookAction } from '#domain/logbook/entry.ts';
import { formatAddress } from '#text/account/account.ts';
import { formatSize } from '#text/format/measure.ts';
import { formatEuro } from '#text/format/money.ts';
import { lookFieldNames } from '#text/quotes/look.ts';
import { quoteTexts } from '#text/quotes/quote.ts';
import { quoteStateNames } from '#text/quotes/states.ts';
import { listDeliveryAddresses } from '../accounts/addresses.ts';
import type { SignedInPerson } from '../app-env.ts';
import { findRemarks } from '../cart/change-lines.ts';
import { listLines } from '../cart/find-lines.ts';
import type { Database } from '../database/database.ts';
import { listAllPresets } from '../presets/find-presets.ts';
import { listQuoteContents } from '../quotes/find-quote.ts';
import { lookValues } from '../quotes/forms/look-form.ts';
import { findLook } from '../quotes/look/find-look.ts';

export type BehalfAction = Extract<LogbookAction, `${string}_on_behalf`>;

type Owner = Pick<SignedInPerson, 'id' | 'companyId'>;

/** What there is of the customer's that such a change can touch, a line each: what differs afterwards is what was changed. */
export function contentsOf(
  action: BehalfAction,
  database: Database,
  owner: Owner,
): Promise<readonly string[]> {
  return lookers[action](database, owner);
}

const lookers: Readonly<
  Record<BehalfAction, (database: Database, owner: Owner) => Promise<readonly string[]>>
> = {
  cart_changed_on_behalf: async (database, { id }) => {
    const lines = await listLines(database, id);
    const remarks = await findRemarks(database, id);
    return [
      ...lines.map(({ productCode, totalWidth, totalHeight, amount, boxLabel, reference }) =>
        words(`${amount} × ${productCode} ${formatSize(totalWidth, totalHeight, 'mm')}`, boxLabel, reference),
      ),
      ...(remarks === '' ? [] : [remarks]),
    ];
  },
  preset_changed_on_behalf: async (database, { id }) =>
    (await listAllPresets(database, id)).map(({ productCode, name }) => `${productCode} ${name}`),
  address_changed_on_behalf: async (database, { companyId }) =>
    (await listDeliveryAddresses(database, companyId)).map((address) =>
      words(address.recipient, ...formatAddress(address)),
    ),
  quote_look_changed_on_behalf: async (database, { companyId }) => {
    const look = await findLook(database, companyId);
    const logo = look.logoId === null ? [] : [words(lookFieldNames.logo, String(look.logoId))];
    const names: Readonly<Record<string, string>> = lookFieldNames;
    const fields = Object.entries(lookValues(look)).filter(([, value]) => value !== '');
    return [...logo, ...fields.map(([name, value]) => `${names[name] ?? name}: ${value}`)];
  },
  // They are there themselves, under their number.
  request_sent_on_behalf: () => Promise.resolve([]),
  order_placed_on_behalf: () => Promise.resolve([]),
  // Never who it is for: the logbook outlives what a company keeps of its end customers.
  quote_changed_on_behalf: async (database, { companyId }) =>
    (await listQuoteContents(database, companyId)).map(({ number, version, state, total, lines }) =>
      words(
        number,
        `${quoteTexts.version(version)} ${quoteStateNames[state]}`,
        quoteTexts.lineCount(lines),
        formatEuro(total),
      ),
    ),
};

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
