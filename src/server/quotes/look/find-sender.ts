import { eq } from 'drizzle-orm';
import type { QuoteLook } from '#domain/quote/look.ts';
import type { QuoteSender } from '#domain/quote/quote-document.ts';
import { formatAddress } from '#text/account/account.ts';
import { findInvoiceAddress } from '../../accounts/addresses.ts';
import type { Database } from '../../database/database.ts';
import { companies } from '../../database/schema/accounts.ts';
import { quoteLogos } from '../../database/schema/quotes.ts';
import { findContact } from './find-contact.ts';

/** Who a quote comes from, as it is today. `personId` is who answers for it, where the look names nobody. */
export async function findSender(
  database: Database,
  companyId: number,
  look: QuoteLook,
  personId: number | null,
): Promise<QuoteSender> {
  const [company] = await database.select().from(companies).where(eq(companies.id, companyId));
  if (company === undefined) throw new Error(`no company ${companyId}`);
  const address = await findInvoiceAddress(database, companyId);
  return {
    name: look.senderName === '' ? company.name : look.senderName,
    addressLines: address === null ? [] : formatAddress(address),
    companyNumber: company.companyNumber,
    vatId: company.vatId,
    ...(await findContact(database, companyId, look, personId)),
    colour: look.colour,
    logo: await findLogoSize(database, look.logoId),
    terms: look.terms,
  };
}

/** A logo without its bytes. */
export async function findLogoSize(database: Database, logoId: number | null): Promise<QuoteSender['logo']> {
  if (logoId === null) return null;
  const { id, width, height } = quoteLogos;
  const [logo] = await database
    .select({ id, width, height })
    .from(quoteLogos)
    .where(eq(quoteLogos.id, logoId));
  return logo ?? null;
}
