import { and, asc, eq } from 'drizzle-orm';
import type { SpecialRequestPage } from '#contract/special-request-page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { fieldNames } from '#text/account/fields.ts';
import { formatLength } from '#text/format/measure.ts';
import { specialTexts } from '#text/ordering/special-request.ts';
import { formatPhone } from '../accounts/phone.ts';
import { readableRequests } from '../accounts/readable.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { companies, people } from '../database/schema/accounts.ts';
import { photos, specialRequests } from '../database/schema/photos.ts';
import { presentPhotos } from '../photos/present-photos.ts';
import { productName } from '../product/product-text.ts';

/** Null for one that is not the reader's to read, so that numbers cannot be tried out. */
export async function specialRequestPage(
  database: Database,
  reader: SignedInPerson,
  id: number,
): Promise<SpecialRequestPage | null> {
  const [found] = await database
    .select({ request: specialRequests, company: companies.name, email: people.email })
    .from(specialRequests)
    .innerJoin(people, eq(people.id, specialRequests.personId))
    .innerJoin(companies, eq(companies.id, people.companyId))
    .where(and(eq(specialRequests.id, id), readableRequests(database, reader)));
  if (found === undefined) return null;
  const { request, company, email } = found;
  const { id: photoId, cartLineId, orderLineId, place, width, height } = photos;
  const taken = await database
    .select({ id: photoId, cartLineId, orderLineId, place, width, height })
    .from(photos)
    .where(eq(photos.specialRequestId, id))
    .orderBy(asc(place));
  const isOwn = request.personId === reader.id;
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const product = request.productCode && `${request.productCode} ${productName(request.productCode)}`;
  return {
    name: 'special-request',
    number: request.id,
    sentOn: dutchDate(request.createdAt),
    facts: [
      ...(isOwn ? [] : [...fact(specialTexts.company, company), ...fact(specialTexts.email, email)]),
      ...fact(specialTexts.product, product ?? specialTexts.anyProduct),
      ...fact(fieldNames.width, request.width && formatLength(request.width, reader.unit)),
      ...fact(fieldNames.height, request.height && formatLength(request.height, reader.unit)),
      ...fact(specialTexts.amount, specialTexts.pieces(request.amount)),
      ...fact(specialTexts.phone, formatPhone(reader.country, request.phone)),
    ],
    description: request.description,
    photos: presentPhotos(taken),
    isOwn,
  };
}
