import { describe, expect, it } from 'vitest';
import type { Surcharge } from '#domain/pricing/surcharge.ts';
import { type ProductCode, products } from './index.ts';
import { answersWith, configure, priceListOf } from './testing/configurator.ts';

/** Read a second time from the product book, line by line: euro incl. VAT, by the words the book uses. */
const book: Readonly<Record<ProductCode, string>> = {
  'PE-100':
    'profile_depth.2 10, profile_depth.3 18, profile_depth.4 25, sides.each 4, wire_id.3 15, wire_id.4 39, color.anodised 25, color.custom 45|15%',
  'SE-100':
    'in_frame.2 10%, onderstrip.3 15, onderstrip.4 15, fixation.1 12, wire_id.2 25, handgreepjes.1 12, handgreepjes.2 24, color.custom 45|15%',
  'SE-200':
    'in_frame.2 10%, split.2 40, split.3 40, onderstrip.3 15, onderstrip.4 15, fixation.1 24, wire_id.2 50, handgreepjes.2 24, handgreepjes.4 48, color.custom 45|15%',
  'RO-50': 'closure.2 18, cord.1 6, color.listed 25',
  'RO-100':
    'brake.2 22, closure.2 18, cord.1 6, sides.each 8, wire_id.3 15, color.anodised 25, color.listed 25',
  'CE-100':
    'fixation.2 20, fixation.3 8, fixation.4 35, sides.each 8, wire_id.3 15, wire_id.4 39, color.anodised 25, color.listed 25',
  'CA-100':
    'in_frame.2 10%, frame.2 25, draaisluiting_position.1 30, draaisluiting_position.2 30, draaisluiting_position.3 30, kick_plate.1 25, kick_plate.2 30, kick_plate.3 35, kick_plate.4 45, pet_door.1 95, pet_door.2 120, pet_door.3 165, closer.1 50, sides.each 8, wire_id.3 25, wire_id.4 75, wire_id.5 89, color.anodised 25, color.listed 25',
};

function spell(surcharge: Surcharge): string {
  switch (surcharge.kind) {
    case 'fixed':
      return String(surcharge.cents / 100);
    case 'percent':
      return `${surcharge.percent}%`;
    case 'greater':
      return `${surcharge.cents / 100}|${surcharge.percent}%`;
  }
}

describe('surcharges', () => {
  it.each(products)('$code has those of the book and no others', ({ code }) => {
    const listed = Object.entries(priceListOf(code).surcharges).map(
      ([name, surcharge]) => `${name} ${spell(surcharge)}`,
    );
    expect(listed.toSorted()).toEqual(book[code].split(', ').toSorted());
  });

  it.each<[ProductCode, string, string, number]>([
    ['PE-100', 'bevestiging', '1,2', 0],
    ['PE-100', 'bevestiging', '1,2,3', 4],
    ['PE-100', 'bevestiging', '1,2,3,4', 8],
    ['CE-100', 'borstel', '', 0],
    ['CE-100', 'borstel', '3', 8],
    ['CA-100', 'borstel', '1,2,3,4', 32],
  ])('%s %s at sides %j costs %i euro', (code, step, sides, euro) => {
    const price = configure(code, answersWith(code, { [step]: { sides } })).sizes[0]?.price;
    expect((price?.advice ?? 0) - (price?.base ?? 0)).toBe(100 * euro);
  });
});
