import { describe, expect, it } from 'vitest';
import { answersWith, configure, customColour, opening } from './testing/configurator.ts';
import type { Changes, MessageCode } from './testing/rule-case.ts';
import { ce100Cases } from './testing/rules-ce-100.ts';
import { doorCases } from './testing/rules-doors.ts';
import { pe100Cases } from './testing/rules-pe-100.ts';
import { rollerCases } from './testing/rules-rollers.ts';

const cases = [pe100Cases, ce100Cases, doorCases, rollerCases];
const refusals = cases.flatMap((of) => of.refusals);
const notices = cases.flatMap((of) => of.notices);

/** Everything that stands in the table of messages of the product book. */
const bookMessages: readonly MessageCode[] = [
  'maat_geen_getal',
  'maat_te_smal',
  'maat_te_breed',
  'maat_te_laag',
  'maat_te_hoog',
  'maat_oppervlak',
  'maat_verhouding',
  'eenheid_cm',
  'eenheid_mm',
  'rondom_onvolledig',
  'rondom_te_weinig',
  'onder_extra',
  'pe_uitsteeksel_max',
  'pe_obstakel_diepte',
  'pe_hout_onder',
  'pe_zijden_tegenover',
  'pe_onder_geen_flens',
  'se_verhouding',
  'se_strip_op_de_dag',
  'se_strip_in_de_dag',
  'se_grijs_hoogte',
  'se_tape_hoogte',
  'se200_verdeling',
  'ro_diepte',
  'ro_ruimte',
  'ro100_hoek',
  'ro100_smal_rem',
  'ce_magneet',
  'ce_magneet_buiten',
  'ce_scharnier',
  'ce_borstel_ruimte',
  'ca_luik_plaat',
  'ca_luik_breedte',
  'ca_sluiting_hoog',
  'ca_dranger',
  'ral_onbekend',
  'ral_niet_leverbaar',
  'tussenregel',
  'ral_instelkosten',
  'pe_obstakel_bel',
  'se_breed_advies',
  'se200_smal_advies',
  'ro_doorkijk',
  'ro_koord_advies',
  'ca_borstel_onder',
  'seizoen',
  'maatwerk_retour',
];

describe('every rule of the product book', () => {
  it.each(refusals)('$code refuses $rule at $at, and what is just allowed passes', (rule) => {
    const at = (changes: Changes) =>
      configure(rule.code, answersWith(rule.code, changes), { customer: rule.customer ?? {} }).problems.map(
        ({ finding, step, field }) => ({
          code: finding.code,
          at: field === null ? step : `${step}.${field}`,
        }),
      );
    expect(at(rule.trips)).toContainEqual({ code: rule.rule, at: rule.at });
    expect(at(rule.passes)).toEqual([]);
  });

  it.each(notices)('$code tells $rule, and only then', (rule) => {
    const codes = (changes: Changes) => {
      const assessment = configure(rule.code, answersWith(rule.code, changes), {
        customer: rule.customer ?? {},
      });
      expect(assessment.problems).toEqual([]);
      return assessment.notices.map((notice) => notice.code);
    };
    expect(codes(rule.trips)).toContain(rule.rule);
    expect(codes(rule.passes)).not.toContain(rule.rule);
  });

  it('has a case for every message of the book', () => {
    const covered = new Set<string>([...refusals, ...notices].map(({ rule }) => rule).concat('seizoen'));
    expect(bookMessages.filter((name) => !covered.has(name))).toEqual([]);
    expect(bookMessages).toHaveLength(47);
  });

  it.each([
    ['2026-03-31', false],
    ['2026-04-01', true],
    ['2026-07-31', true],
    ['2026-08-01', false],
  ])('on %s the season message shows: %s', (today, isShown) => {
    const { notices, deliveryDays } = configure('CA-100', answersWith('CA-100'), { today });
    expect(notices.some(({ code }) => code === 'seizoen')).toBe(isShown);
    expect(deliveryDays).toBe(isShown ? 17 : 12);
  });

  it('reports everything that is wrong at once', () => {
    const { problems } = configure(
      'PE-100',
      answersWith('PE-100', {
        kozijn: { frame_material: '3' },
        maten: opening(1700, 2400),
        uitsteeksel: { profile_depth: '5' },
        obstakel: { obstacle: '2' },
        bevestiging: { sides: '4' },
        color: customColour('RAL 1026'),
      }),
    );
    expect(problems.map(({ finding }) => finding.code)).toEqual([
      'maat_te_breed',
      'maat_te_hoog',
      'maat_oppervlak',
      'pe_uitsteeksel_max',
      'pe_obstakel_diepte',
      'pe_hout_onder',
      'pe_zijden_tegenover',
      'ral_niet_leverbaar',
    ]);
  });
});
