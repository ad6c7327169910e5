import { and, eq } from 'drizzle-orm';
import { millimetres } from '#domain/measure/millimetres.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { formatSize } from '#text/format/measure.ts';
import { specialRequestMail, specialTexts } from '#text/ordering/special-request.ts';
import { findPerson } from '../accounts/people.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import { specialRequests } from '../database/schema/photos.ts';
import { queueMail } from '../mail/outbox.ts';
import { dropFormPhotos, moveFormPhotos } from '../photos/form-photos.ts';
import { productName } from '../product/product-text.ts';
import { uuidOf } from '../secrets/uuid-of.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import type { SpecialRequest } from './special-form.ts';

type NewRequest = {
  // Drawn when the form was made: whatever is sent twice finds it done. The form's photos are kept under it.
  readonly key: string;
  readonly request: SpecialRequest;
};

/** With its photos, a task and a mail for staff and a mail for the customer, all or none. Gives its number. */
export function storeSpecialRequest(
  { database, jobs, settings, now }: Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>,
  person: SignedInPerson,
  { key, request }: NewRequest,
): Promise<number> {
  const form = { personId: person.id, key };
  // Of the form and of what it asks: a page that was gone back to has the same key, and may ask for something else.
  const asked = uuidOf('request', key, JSON.stringify(request));
  return database.transaction(async (transaction) => {
    const measured = wayOfMeasuring(person.totalMeasures);
    const [row] = await transaction
      .insert(specialRequests)
      .values({ ...request, personId: person.id, key: asked, measured, createdAt: now() })
      .onConflictDoNothing({ target: [specialRequests.personId, specialRequests.key] })
      .returning({ id: specialRequests.id });
    if (row === undefined) {
      const [known] = await transaction
        .select({ id: specialRequests.id })
        .from(specialRequests)
        .where(and(eq(specialRequests.personId, person.id), eq(specialRequests.key, asked)));
      if (known === undefined) throw new Error('a request is neither new nor known');
      await dropFormPhotos(transaction, form);
      return known.id;
    }
    await moveFormPhotos(transaction, form, row.id);
    const account = await findPerson(transaction, person.id);
    if (account === null) throw new Error(`no person ${person.id}`);
    const href = new URL(`/maatwerk/${row.id}`, settings.publicUrl).href;
    const about = aboutRequest(request);
    await raiseTask(transaction, jobs, {
      kind: 'special_request',
      dedupeKey: `special-request:${row.id}`,
      specialRequestId: row.id,
      details: specialTexts.told([account.company.name, about]),
      link: { label: specialTexts.open, href },
    });
    await queueMail(transaction, jobs, {
      dedupeKey: `special-request:${row.id}`,
      recipient: account.email,
      text: specialRequestMail(account.name, about, href),
    });
    return row.id;
  });
}

function aboutRequest({ productCode, width, height, amount }: SpecialRequest): string {
  const size =
    width === null || height === null ? '' : formatSize(millimetres(width), millimetres(height), 'mm');
  const product = productCode === null ? '' : `${productCode} ${productName(productCode)}`;
  return specialTexts.told([product, size, specialTexts.pieces(amount)]);
}
