import { describe, expect, it } from 'vitest';
import type { ColourOption } from '#domain/product/colour.ts';
import type { Product } from '#domain/product/product.ts';
import { type ProductCode, products } from './index.ts';
import { ralColours } from './ral.ts';
import { answersWith, configure, customColour, listedColour } from './testing/configurator.ts';

function inColour(code: ProductCode, color: Readonly<Record<string, string>>) {
  const { colour, problems, deliveryDays, sizes } = configure(code, answersWith(code, { color }));
  const surcharge = sizes[0]?.price?.surcharges.find(({ name }) => name.startsWith('color.'));
  return {
    label: colour?.label,
    role: colour?.role,
    euro: (surcharge?.advice ?? 0) / 100,
    days: deliveryDays,
    problems: problems.map(({ finding }) => finding.code),
  };
}

function coloursOf({ steps }: Product): readonly ColourOption[] {
  return steps.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.kind === 'colour' ? field.colours : [])),
  );
}

/** The options that stand for any colour of the palette. */
const customs = products.flatMap((product) =>
  coloursOf(product).flatMap(({ key, role }) => (role === 'custom' ? [{ code: product.code, key }] : [])),
);

describe('colours', () => {
  it.each<[ProductCode, string, string, number, number]>([
    ['PE-100', 'RAL 9010', 'standard', 0, 10],
    ['PE-100', 'RAL 7016 structuur', 'standard', 0, 10],
    ['PE-100', 'RAL 5011', 'standard', 0, 10],
    ['PE-100', 'EV 1', 'anodised', 25, 15],
    ['SE-100', 'RAL 9006', 'standard', 0, 10],
    ['RO-50', 'RAL 9016', 'listed', 25, 15],
    ['RO-100', 'RAL 9016', 'standard', 0, 12],
    ['RO-100', 'EV 1', 'anodised', 25, 17],
    ['CE-100', 'RAL 1015', 'listed', 25, 15],
    ['CA-100', 'RAL 8019', 'standard', 0, 12],
    ['CA-100', 'RAL 7021', 'listed', 25, 17],
  ])('%s in %s is %s: + %i euro, within %i working days', (code, label, role, euro, days) => {
    expect(inColour(code, listedColour(label))).toEqual({ label, role, euro, days, problems: [] });
  });

  it.each<[ProductCode, number]>([
    ['PE-100', 45],
    ['SE-100', 48],
    ['SE-200', 94],
  ])('%s in a custom RAL costs %i euro more and takes 20 working days', (code, euro) => {
    expect(inColour(code, customColour('RAL 6005'))).toEqual({
      label: 'RAL 6005',
      role: 'custom',
      euro,
      days: 20,
      problems: [],
    });
  });

  it('takes the look of a custom colour from the palette, not from the customer', () => {
    const color = { ...customColour('RAL 6005'), hex_color: '#FF00FF' };
    expect(configure('PE-100', answersWith('PE-100', { color })).colour?.hex).toBe('#114232');
  });

  it('a custom RAL is the customer’s choice even where the same tone is listed', () => {
    expect(inColour('PE-100', customColour('RAL 9010'))).toMatchObject({ role: 'custom', euro: 45 });
  });

  it.each(customs.map(({ code }) => code))(
    '%s can be ordered in all of the palette but luminous and pearl',
    (code) => {
      for (const { label, isOrderable } of ralColours) {
        expect([label, inColour(code, customColour(label)).problems]).toEqual([
          label,
          isOrderable ? [] : ['ral_niet_leverbaar'],
        ]);
      }
    },
  );

  it.each([
    [{ color: 'RAL 6005', color_type: '1' }, 'ral_onbekend'],
    [{ color: 'RAL 7016 structuur', color_type: '2' }, 'ral_onbekend'],
    [{ color: 'RAL 6005', color_type: '2', ral_color: 'RAL 7024' }, 'ral_onbekend'],
    [{ color: 'RAL 9010', color_type: '3' }, 'keuze_onbekend'],
    [{ color: '__proto__', color_type: '1' }, 'ral_onbekend'],
    [{ color: 'Andere RAL-kleur', color_type: '1' }, 'ral_onbekend'],
  ])('refuses %o with %s', (color, code) => {
    expect(inColour('PE-100', color).problems).toEqual([code]);
  });

  it('understands a colour without its type', () => {
    expect(inColour('PE-100', { color: 'RAL 9010' })).toMatchObject({ role: 'standard', problems: [] });
    expect(inColour('PE-100', { color: 'RAL 6005' })).toMatchObject({ role: 'custom', problems: [] });
  });

  it('R7.10 a colour of one’s own is option 10 of PE-100 and option 9 of SE', () => {
    expect(customs).toEqual(
      expect.arrayContaining([
        { code: 'PE-100', key: '10' },
        { code: 'SE-100', key: '9' },
        { code: 'SE-200', key: '9' },
      ]),
    );
  });
});
