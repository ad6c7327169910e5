import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { createEmailChange } from '#server/accounts/email-changes.ts';
import { createReset } from '#server/accounts/password-resets.ts';
import { findPersonByEmail } from '#server/accounts/people.ts';
import { bookkeepingExport } from '#server/bookkeeping/export-workers.ts';
import { companies } from '#server/database/schema/accounts.ts';
import { longWorkers } from '#server/jobs/long-work-jobs.ts';
import { doLongWork } from '#server/long-work/do-long-work.ts';
import { beginLongWork } from '#server/long-work/long-work.ts';
import { addAuthenticator } from '#server/second-factor/authenticators.ts';
import { addPasskey, listPasskeys } from '#server/second-factor/passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '#server/second-factor/recovery-codes.ts';
import { Buyer } from '../../tests/support/buyer.ts';
import { aPhoto } from '../../tests/support/photo-files.ts';
import type { VisitedShop, Visitor } from '../../tests/support/visitor.ts';
import { pe100 } from '../../tests/support/worked-examples.ts';
import { sendBankFile } from './bank-file.ts';
import { emailsOf, type Parts, personOf, type Who } from './people.ts';

/**
 * What the walk asks for and neither the demo nor the filling has, since it lasts days or is under way: each with what the shop
 * itself does for it. Whoever comes again finds it, or gets another.
 */
export async function furnish(shop: VisitedShop, people: ReadonlyMap<Who, Visitor>): Promise<Parts> {
  const who = (name: Who) => personOf(people, name);
  await makeRoom(shop);
  return {
    line: await addLine(who('customer')),
    ...(await offerLine(shop, who('measurer'))),
    ...(await askSpecial(who('customer'))),
    import: await readPrices(who('staff')),
    work: await exportBooks(shop),
    ...(await secure(shop)),
  };
}

/** One whose lines wait, for what is booked or laid aside is looked up no more. */
export async function readStatement(people: ReadonlyMap<Who, Visitor>, parts: Parts): Promise<Parts> {
  return { statement: idAt(await sendBankFile(personOf(people, 'staff'), parts)) };
}

// On account for as many orders as are placed in turns.
async function makeRoom({ deps }: VisitedShop): Promise<void> {
  const person = await findPersonByEmail(deps.database, emailsOf.onAccount);
  await deps.database
    .update(companies)
    .set({ creditLimit: cents(5_000_000_00) })
    .where(eq(companies.id, person?.companyId ?? 0));
}

async function addLine(visitor: Visitor): Promise<string> {
  const { status, body } = await new Buyer(visitor).add('PE-100', pe100());
  const [timestamp] = body.timestamps ?? [];
  if (timestamp === undefined) throw new Error(`a line was answered ${status}`);
  return String(timestamp);
}

// With another line left behind, for nobody offers an empty cart.
async function offerLine({ deps }: VisitedShop, measurer: Visitor): Promise<Parts> {
  const offeredLine = await addLine(measurer);
  const buyer = await findPersonByEmail(deps.database, emailsOf.customer);
  const fields = { key: randomUUID(), buyer: String(buyer?.id), word: '' };
  const offer = idAt(await measurer.submit('/winkelwagen/aanbieden', fields));
  await addLine(measurer);
  return { offer, offeredLine };
}

// With the key of a form that was sent before it is the request of then.
async function askSpecial(customer: Visitor): Promise<Parts> {
  const fields = {
    ...{ key: '9d2f6c1e-0c57-4b7e-8f4e-6a1c52d0b7aa', code: 'SE-200', width: '4200', height: '2300' },
    ...{ amount: '1', description: 'Een pui met een boog.', phone: '030 234 56 78' },
  };
  return { special: idAt(await customer.upload('/maatwerk', [await aPhoto(90)], { fields })) };
}

async function readPrices(staff: Visitor): Promise<string> {
  const prices = await (await staff.get('/beheer/prijzen/PE-100.csv')).text();
  const body = new FormData();
  body.append('_token', staff.token);
  body.append('validFrom', dutchDate(new Date(Date.now() + 48 * 60 * 60 * 1000)));
  body.append('file', new File([prices], 'prijzen.csv'));
  return idAt(await staff.form('/beheer/prijzen/PE-100/invoeren', body));
}

async function exportBooks({ deps }: VisitedShop): Promise<string> {
  const { database, jobs, now } = deps;
  const day = dutchDate(now());
  const person = await findPersonByEmail(database, emailsOf.staff);
  const asked = { kind: bookkeepingExport, personId: person?.id ?? 0 };
  const input = { what: 'invoices', from: day, until: day };
  const { id } = await beginLongWork(database, jobs, { ...asked, input }, now());
  await doLongWork({ database, now }, longWorkers(database), id);
  return id;
}

// Somebody filled: who logs in to the demo of such a folder needs no code.
async function secure({ deps: { database, settings, now } }: VisitedShop): Promise<Parts> {
  const person = await findPersonByEmail(database, emailsOf.secured);
  if (person === null) throw new Error(`nobody is ${emailsOf.secured}`);
  const { id } = person;
  const credential = { credentialId: `groei-${id}`, publicKey: 'AQID', counter: 0, transports: [] };
  await addPasskey(database, id, { ...credential, name: 'Telefoon' }, now());
  await addAuthenticator(database, settings, id, { secret: 'JBSWY3DPEHPK3PXP', step: 1, now: now() });
  if ((await countRecoveryCodes(database, id)) === null) await replaceRecoveryCodes(database, id, now());
  const [passkey] = await listPasskeys(database, id);
  // A mere reset is over within the hour that a walk may take.
  const reset = await createReset(database, id, now(), 'invitation');
  const change = await createEmailChange(database, id, 'ander@bedrijf-1.voorbeeld.nl', now());
  return { passkey: String(passkey?.id), reset: reset.token, emailChange: change.token };
}

function idAt(answer: Response): string {
  const to = answer.headers.get('location') ?? '';
  const id = /\/(\d+|[\w-]{36})(?:\?|$)/.exec(to)?.[1];
  if (id === undefined) throw new Error(`answered ${answer.status}, and sent on to '${to}'`);
  return id;
}
