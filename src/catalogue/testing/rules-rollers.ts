import { margins, opening } from './configurator.ts';
import { allTotal, entersTotals, type RuleCases } from './rule-case.ts';

const rollerOnFrame = (spaces: Readonly<Record<string, string>>) => ({
  montage: { in_frame: '2' },
  alle_maten: { ...opening(900, 1100), ...spaces },
});

export const rollerCases: RuleCases = {
  refusals: [
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
  ],
  notices: [
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
  ],
};
