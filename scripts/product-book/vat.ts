import type { Country } from '#domain/business/address.ts';
import { type VatCheck, vatFor } from '#domain/business/vat.ts';
import { table } from './tables.ts';

type Answer = VatCheck['answer'];

const now = new Date('2026-11-15T12:00:00Z');
const vatId = 'BE0428759497';

/** What VAT an order bears, as the domain itself decides it. */
export function vatTable(): string {
  const percent = (deliveryCountry: Country, number: string | null, answers: readonly Answer[] = []) =>
    `${vatFor({ deliveryCountry, vatId: number, checks: answers.map(checkOf), now }).percent} %`;
  return table(
    ['Goes to', 'Belgian VAT number of the buyer', 'VAT'],
    [
      ['the Netherlands', 'whatever it is', percent('NL', vatId, ['valid'])],
      ['Belgium', 'valid by the EU’s register', percent('BE', vatId, ['valid'])],
      ['Belgium', 'invalid by the register', percent('BE', vatId, ['invalid'])],
      ['Belgium', 'the register has not answered', percent('BE', vatId, ['unavailable'])],
      ['Belgium', 'none', percent('BE', null)],
    ],
  );
}

function checkOf(answer: Answer): VatCheck {
  return { vatId, answer, askedAt: now, consultation: null };
}
