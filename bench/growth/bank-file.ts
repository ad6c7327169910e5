import { randomUUID } from 'node:crypto';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { bytesOf, sampleBankFile } from '../../tests/support/bank-file.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Parts } from './people.ts';

/** Sends in a file of twenty lines that nobody has seen before, each naming an invoice that is open. */
export async function sendBankFile(visitor: Visitor, { openInvoice = '' }: Parts): Promise<Response> {
  const day = dutchDate(new Date());
  const entries = Array.from({ length: 20 }, (_, nth) => ({
    ...{ amount: 1234 + nth, payer: 'Hoekstra', text: `${openInvoice} ${nth}`, ref: randomUUID(), day },
  }));
  const file = sampleBankFile([{ id: randomUUID(), from: day, until: day, entries }]);
  const body = new FormData();
  body.append('_token', visitor.token);
  body.append('file', new File([new Uint8Array(bytesOf(file))], 'afschrift.xml'));
  return visitor.form('/beheer/betalingen/afschriften', body);
}
