import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/configuration/answers.ts';
import type { Customer } from '#domain/configuration/assessment.ts';
import type { FindingCode, NoticeCode } from '#domain/product/finding.ts';
import type { ProductCode } from './index.ts';
import { answersWith, configure, customColour, listedColour, margins, opening } from './test-configurator.ts';

type Changes = Parameters<typeof answersWith>[1];

/** A rule, a case that trips it, and one beside it that just does not. */
type Case<Code> = {
  readonly code: ProductCode;
  readonly rule: Code;
  readonly at?: string;
  readonly trips: Changes;
  readonly passes: Changes;
  readonly customer?: Partial<Customer>;
};

const total = (width: number, height: number) => ({
  maten: { width_total: String(width), height_total: String(height) },
});
const allTotal = (width: number, height: number) => ({
  alle_maten: { width_total: String(width), height_total: String(height) },
});
const entersTotals = { totalMeasures: true } as const;
const size = (width: number | string, height: number | string) => ({ maten: opening(width, height) });
const rollerOnFrame = (spaces: Readonly<Record<string, string>>) => ({
  montage: { in_frame: '2' },
  alle_maten: { ...opening(900, 1100), ...spaces },
});

const refusals: readonly Case<FindingCode>[] = [
  {
    code: 'PE-100',
    rule: 'maat_geen_getal',
    at: 'maten.width_opening',
    trips: size('9o0', 1200),
    passes: size('900', 1200),
  },
  {
    code: 'PE-100',
    rule: 'maat_te_smal',
    at: 'maten.width_opening',
    trips: size(221, 600),
    passes: size(222, 600),
  },
  {
    code: 'PE-100',
    rule: 'maat_te_breed',
    at: 'maten.width_opening',
    trips: size(1573, 600),
    passes: size(1572, 600),
  },
  {
    code: 'PE-100',
    rule: 'maat_te_laag',
    at: 'maten.height_opening',
    trips: size(600, 221),
    passes: size(600, 222),
  },
  {
    code: 'PE-100',
    rule: 'maat_te_hoog',
    at: 'maten.height_opening',
    trips: size(600, 2173),
    passes: size(600, 2172),
  },
  {
    code: 'PE-100',
    rule: 'maat_te_breed',
    at: 'maten.width_total',
    customer: entersTotals,
    trips: total(1601, 600),
    passes: total(1600, 600),
  },
  {
    code: 'PE-100',
    rule: 'maat_oppervlak',
    at: 'maten',
    customer: entersTotals,
    trips: total(1400, 2001),
    passes: total(1400, 2000),
  },
  {
    code: 'PE-100',
    rule: 'maat_verhouding',
    at: 'maten',
    customer: entersTotals,
    trips: total(300, 1501),
    passes: total(300, 1500),
  },
  {
    code: 'PE-100',
    rule: 'eenheid_cm',
    at: 'maten.width_opening',
    trips: size(199, 600),
    passes: size(222, 600),
  },
  {
    code: 'PE-100',
    rule: 'eenheid_mm',
    at: 'maten.width_opening',
    customer: { unit: 'cm' },
    trips: size('400,1', '120'),
    passes: size('90,0', '120'),
  },
  {
    code: 'PE-100',
    rule: 'rondom_onvolledig',
    at: 'rondom_maten',
    trips: { rondom_maten: margins(30, 30, -1, 15) },
    passes: { rondom_maten: margins(30, 30, 8, 15) },
  },
  {
    code: 'PE-100',
    rule: 'rondom_onvolledig',
    at: 'rondom_maten',
    trips: { rondom_maten: margins(30, 30, 20) },
    passes: { rondom_maten: margins(30, 30, 20, 0) },
  },
  {
    code: 'PE-100',
    rule: 'rondom_te_weinig',
    at: 'rondom_maten.space_top',
    trips: { rondom_maten: margins(30, 30, 7, 15) },
    passes: { rondom_maten: margins(30, 30, 8, 15) },
  },
  {
    code: 'PE-100',
    rule: 'onder_extra',
    at: 'rondom_maten.space_bottom_extra',
    trips: { rondom_maten: margins(30, 30, 20, 'A', 41) },
    passes: { rondom_maten: margins(30, 30, 20, 'A', 40) },
  },
  {
    code: 'PE-100',
    rule: 'onder_extra',
    at: 'rondom_maten.space_bottom_extra',
    trips: { rondom_maten: margins(30, 30, 20, 'A', 0) },
    passes: { rondom_maten: margins(30, 30, 20, 'A', 1) },
  },
  {
    code: 'PE-100',
    rule: 'onder_extra',
    at: 'rondom_maten.space_bottom_extra',
    trips: { rondom_maten: margins(30, 30, 20, 'A') },
    passes: { rondom_maten: margins(30, 30, 20, 'A', '6,5') },
  },
  {
    code: 'PE-100',
    rule: 'pe_uitsteeksel_max',
    at: 'uitsteeksel.profile_depth',
    trips: { uitsteeksel: { profile_depth: '5' } },
    passes: { uitsteeksel: { profile_depth: '4' } },
  },
  {
    code: 'PE-100',
    rule: 'pe_obstakel_diepte',
    at: 'obstakel.obstacle',
    trips: { obstakel: { obstacle: '2' }, uitsteeksel: { profile_depth: '3' } },
    passes: { obstakel: { obstacle: '2' }, uitsteeksel: { profile_depth: '2' } },
  },
  {
    code: 'PE-100',
    rule: 'pe_hout_onder',
    at: 'bevestiging.sides',
    trips: { kozijn: { frame_material: '3' }, bevestiging: { sides: '1,2,4' } },
    passes: { kozijn: { frame_material: '3' }, bevestiging: { sides: '1,2,3' } },
  },
  {
    code: 'PE-100',
    rule: 'pe_zijden_tegenover',
    at: 'bevestiging.sides',
    trips: { bevestiging: { sides: '1,3' } },
    passes: { bevestiging: { sides: '3,4' } },
  },
  {
    code: 'PE-100',
    rule: 'pe_onder_geen_flens',
    at: 'bevestiging.sides',
    trips: { rondom_maten: margins(30, 30, 20, 0), bevestiging: { sides: '1,2,4' } },
    passes: { rondom_maten: margins(30, 30, 20, 8), bevestiging: { sides: '1,2,4' } },
  },
  {
    code: 'SE-100',
    rule: 'se_verhouding',
    at: 'maten',
    customer: entersTotals,
    trips: total(1851, 2050),
    passes: total(1850, 2050),
  },
  {
    code: 'SE-200',
    rule: 'se_verhouding',
    at: 'maten',
    customer: entersTotals,
    trips: total(3701, 2050),
    passes: total(3700, 2050),
  },
  {
    code: 'SE-200',
    rule: 'se_verhouding',
    at: 'maten',
    customer: entersTotals,
    trips: { ...total(2701, 2000), verdeling: { split: '2' } },
    passes: { ...total(2700, 2000), verdeling: { split: '2' } },
  },
  {
    code: 'SE-100',
    rule: 'se_strip_op_de_dag',
    at: 'onderstrip.onderstrip',
    trips: { montage: { in_frame: '2' }, rondom_maten: margins(60, 60, 60), onderstrip: { onderstrip: '3' } },
    passes: {
      montage: { in_frame: '2' },
      rondom_maten: margins(60, 60, 60),
      onderstrip: { onderstrip: '4' },
    },
  },
  {
    code: 'SE-200',
    rule: 'se_strip_in_de_dag',
    at: 'onderstrip.onderstrip',
    trips: { onderstrip: { onderstrip: '4' } },
    passes: { onderstrip: { onderstrip: '3' } },
  },
  {
    code: 'SE-100',
    rule: 'se_grijs_hoogte',
    at: 'gaas.wire_id',
    customer: entersTotals,
    trips: { ...total(900, 2601), gaas: { wire_id: '2' } },
    passes: { ...total(900, 2600), gaas: { wire_id: '2' } },
  },
  {
    code: 'SE-200',
    rule: 'se_tape_hoogte',
    at: 'bevestiging.fixation',
    customer: entersTotals,
    trips: { ...total(1800, 2401), bevestiging: { fixation: '1' } },
    passes: { ...total(1800, 2400), bevestiging: { fixation: '1' } },
  },
  {
    code: 'SE-200',
    rule: 'se200_verdeling',
    at: 'verdeling.split',
    customer: entersTotals,
    trips: { ...total(2851, 2400), verdeling: { split: '3' } },
    passes: { ...total(2850, 2400), verdeling: { split: '3' } },
  },
  {
    code: 'RO-50',
    rule: 'ro_diepte',
    at: 'alle_maten.depth',
    trips: { alle_maten: { ...opening(900, 1100), depth: '40' } },
    passes: { alle_maten: { ...opening(900, 1100), depth: '46' } },
  },
  {
    code: 'RO-100',
    rule: 'ro_diepte',
    at: 'alle_maten.depth',
    trips: { alle_maten: { ...opening(900, 1100), depth: '46' } },
    passes: { alle_maten: { ...opening(900, 1100), depth: '58' } },
  },
  {
    code: 'RO-50',
    rule: 'ro_ruimte',
    at: 'alle_maten.space_top',
    trips: rollerOnFrame(margins(22, 15, 44, 0)),
    passes: rollerOnFrame(margins(22, 22, 44, 0)),
  },
  {
    code: 'RO-100',
    rule: 'ro_ruimte',
    at: 'alle_maten.space_top',
    trips: rollerOnFrame(margins(28, 28, 44, 0)),
    passes: rollerOnFrame(margins(28, 28, 54, 0)),
  },
  {
    code: 'RO-50',
    rule: 'rondom_onvolledig',
    at: 'alle_maten',
    trips: rollerOnFrame(margins(22, 22, 44)),
    passes: rollerOnFrame(margins(22, 22, 44, 20)),
  },
  {
    code: 'RO-100',
    rule: 'ro100_hoek',
    at: 'alle_maten',
    customer: entersTotals,
    trips: allTotal(901, 2201),
    passes: allTotal(900, 2201),
  },
  {
    code: 'RO-100',
    rule: 'ro100_hoek',
    at: 'alle_maten',
    customer: entersTotals,
    trips: allTotal(1600, 1901),
    passes: allTotal(1600, 1900),
  },
  {
    code: 'RO-100',
    rule: 'ro100_hoek',
    at: 'alle_maten',
    customer: entersTotals,
    trips: allTotal(1601, 1401),
    passes: allTotal(1601, 1400),
  },
  {
    code: 'RO-100',
    rule: 'ro100_smal_rem',
    at: 'rem.brake',
    customer: entersTotals,
    trips: allTotal(499, 1000),
    passes: allTotal(500, 1000),
  },
  {
    code: 'RO-100',
    rule: 'ro100_smal_rem',
    at: 'rem.brake',
    customer: entersTotals,
    trips: allTotal(300, 1000),
    passes: { ...allTotal(300, 1000), rem: { brake: '2' } },
  },
  {
    code: 'RO-50',
    rule: 'maat_oppervlak',
    at: 'alle_maten',
    customer: entersTotals,
    trips: allTotal(1375, 1601),
    passes: allTotal(1375, 1600),
  },
  {
    code: 'CE-100',
    rule: 'ce_magneet',
    at: 'bevestiging.fixation',
    customer: entersTotals,
    trips: { ...total(1000, 1501), bevestiging: { fixation: '2' } },
    passes: { ...total(1000, 1500), bevestiging: { fixation: '2' } },
  },
  {
    code: 'CE-100',
    rule: 'ce_magneet_buiten',
    at: 'bevestiging.fixation',
    trips: { plaatsing: { placement: '2' }, bevestiging: { fixation: '2' } },
    passes: { plaatsing: { placement: '1' }, bevestiging: { fixation: '2' } },
  },
  {
    code: 'CE-100',
    rule: 'ce_scharnier',
    at: 'bevestiging.fixation',
    customer: entersTotals,
    trips: { ...total(1001, 1000), bevestiging: { fixation: '4' }, scharnierzijde: { hinge_side: '1' } },
    passes: { ...total(1000, 1000), bevestiging: { fixation: '4' }, scharnierzijde: { hinge_side: '1' } },
  },
  {
    code: 'CE-100',
    rule: 'ce_borstel_ruimte',
    at: 'borstel.sides',
    trips: { rondom_maten: margins(40, 15, 40, 40), borstel: { sides: '2' } },
    passes: { rondom_maten: margins(40, 17, 40, 40), borstel: { sides: '2' } },
  },
  {
    code: 'CE-100',
    rule: 'ce_borstel_ruimte',
    at: 'borstel.sides',
    trips: { rondom_maten: margins(40, 40, 40, 'A', 5), borstel: { sides: '4' } },
    passes: { rondom_maten: margins(40, 40, 40, 'A', 5), borstel: { sides: '3' } },
  },
  {
    code: 'CA-100',
    rule: 'ca_luik_plaat',
    at: 'dierenluik.pet_door',
    trips: { dierenluik: { pet_door: '1', pet_position: '1' }, schopplaat: { kick_plate: '1' } },
    passes: { dierenluik: { pet_door: '1', pet_position: '1' }, schopplaat: { kick_plate: '2' } },
  },
  {
    code: 'CA-100',
    rule: 'ca_luik_plaat',
    at: 'dierenluik.pet_door',
    trips: { dierenluik: { pet_door: '2', pet_position: '1' }, schopplaat: { kick_plate: '2' } },
    passes: { dierenluik: { pet_door: '2', pet_position: '1' }, schopplaat: { kick_plate: '3' } },
  },
  {
    code: 'CA-100',
    rule: 'ca_luik_plaat',
    at: 'dierenluik.pet_door',
    trips: { dierenluik: { pet_door: '3', pet_position: '1' }, schopplaat: { kick_plate: '3' } },
    passes: { dierenluik: { pet_door: '3', pet_position: '1' }, schopplaat: { kick_plate: '4' } },
  },
  {
    code: 'CA-100',
    rule: 'ca_luik_breedte',
    at: 'dierenluik.pet_door',
    customer: entersTotals,
    trips: {
      ...total(799, 2100),
      dierenluik: { pet_door: '3', pet_position: '2' },
      schopplaat: { kick_plate: '4' },
    },
    passes: {
      ...total(800, 2100),
      dierenluik: { pet_door: '3', pet_position: '2' },
      schopplaat: { kick_plate: '4' },
    },
  },
  {
    code: 'CA-100',
    rule: 'ca_sluiting_hoog',
    at: 'hinge_side_draaisluiting_position.draaisluiting_position',
    customer: entersTotals,
    trips: {
      ...total(900, 1999),
      hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '3' },
    },
    passes: {
      ...total(900, 2000),
      hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '3' },
    },
  },
  {
    code: 'CA-100',
    rule: 'ca_dranger',
    at: 'dranger.closer',
    customer: entersTotals,
    trips: { ...total(749, 2100), dranger: { closer: '1' } },
    passes: { ...total(750, 2100), dranger: { closer: '1' } },
  },
  {
    code: 'PE-100',
    rule: 'ral_onbekend',
    at: 'color.color',
    trips: { color: customColour('RAL 9999') },
    passes: { color: customColour('RAL 6005') },
  },
  {
    code: 'CE-100',
    rule: 'ral_onbekend',
    at: 'color.color',
    trips: { color: listedColour('RAL 9006') },
    passes: { color: listedColour('RAL 7039') },
  },
  {
    code: 'SE-200',
    rule: 'ral_niet_leverbaar',
    at: 'color.color',
    trips: { color: customColour('RAL 9023') },
    passes: { color: customColour('RAL 9018') },
  },
  {
    code: 'CE-100',
    rule: 'keuze_onbekend',
    at: 'color.color',
    trips: { color: customColour('RAL 6005') },
    passes: { color: listedColour('RAL 6005') },
  },
  {
    code: 'PE-100',
    rule: 'keuze_onbekend',
    at: 'gaas.wire_id',
    trips: { gaas: { wire_id: '5' } },
    passes: { gaas: { wire_id: '4' } },
  },
  {
    code: 'PE-100',
    rule: 'keuze_onbekend',
    at: 'rondom_maten.space_left',
    trips: { rondom_maten: margins(9, 30, 20, 15) },
    passes: { rondom_maten: margins(8, 30, 20, 15) },
  },
  {
    code: 'PE-100',
    rule: 'tekst_te_lang',
    at: 'kenmerk.room',
    trips: { kenmerk: { room: 'x'.repeat(26) } },
    passes: { kenmerk: { room: 'x'.repeat(25) } },
  },
];

const informed: readonly Case<NoticeCode>[] = [
  {
    code: 'PE-100',
    rule: 'tussenregel',
    customer: entersTotals,
    trips: total(900, 1500),
    passes: total(900, 1499),
  },
  {
    code: 'CE-100',
    rule: 'tussenregel',
    customer: entersTotals,
    trips: total(900, 1600),
    passes: total(900, 1599),
  },
  {
    code: 'PE-100',
    rule: 'ral_instelkosten',
    trips: { color: customColour('RAL 6005') },
    passes: { color: listedColour('EV 1') },
  },
  {
    code: 'PE-100',
    rule: 'pe_obstakel_bel',
    trips: { obstakel: { obstacle: '3' } },
    passes: { obstakel: { obstacle: '2' } },
  },
  {
    code: 'SE-100',
    rule: 'se_breed_advies',
    customer: entersTotals,
    trips: total(1501, 2100),
    passes: total(1500, 2100),
  },
  {
    code: 'SE-200',
    rule: 'se200_smal_advies',
    customer: entersTotals,
    trips: total(1599, 2100),
    passes: total(1600, 2100),
  },
  { code: 'RO-50', rule: 'ro_doorkijk', trips: {}, passes: rollerOnFrame(margins(22, 22, 44, 0)) },
  {
    code: 'RO-50',
    rule: 'ro_koord_advies',
    customer: entersTotals,
    trips: allTotal(900, 1501),
    passes: allTotal(900, 1500),
  },
  {
    code: 'RO-50',
    rule: 'ro_koord_advies',
    customer: entersTotals,
    trips: allTotal(900, 1501),
    passes: { ...allTotal(900, 1501), trekkoord: { cord: '1' } },
  },
  {
    code: 'CA-100',
    rule: 'ca_borstel_onder',
    trips: { kader: { frame: '2' }, borstel: { sides: '1,4' } },
    passes: { kader: { frame: '1' }, borstel: { sides: '1,4' } },
  },
  { code: 'PE-100', rule: 'maatwerk_retour', trips: {}, passes: { kenmerk: null } },
];

/** Everything that stands in the table of messages of the product book. */
const bookMessages: readonly (FindingCode | NoticeCode)[] = [
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

function answersFor({ code }: { readonly code: ProductCode }, changes: Changes): Answers {
  return answersWith(code, changes);
}

describe('every rule of the product book', () => {
  it.each(refusals)('$code refuses $rule at $at, and what is just allowed passes', (rule) => {
    const at = (changes: Changes) =>
      configure(rule.code, answersFor(rule, changes), { customer: rule.customer ?? {} }).problems.map(
        ({ finding, step, field }) => ({
          code: finding.code,
          at: field === null ? step : `${step}.${field}`,
        }),
      );
    expect(at(rule.trips)).toContainEqual({ code: rule.rule, at: rule.at });
    expect(at(rule.passes)).toEqual([]);
  });

  it.each(informed)('$code tells $rule, and only then', (rule) => {
    const codes = (changes: Changes) => {
      const assessment = configure(rule.code, answersFor(rule, changes), { customer: rule.customer ?? {} });
      expect(assessment.problems).toEqual([]);
      return assessment.notices.map((notice) => notice.code);
    };
    expect(codes(rule.trips)).toContain(rule.rule);
    expect(codes(rule.passes)).not.toContain(rule.rule);
  });

  it('has a case for every message of the book', () => {
    const covered = new Set<string>([...refusals, ...informed].map(({ rule }) => rule).concat('seizoen'));
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
