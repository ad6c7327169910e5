import { customColour, listedColour, margins } from './configurator.ts';
import { entersTotals, type RuleCases, total } from './rule-case.ts';

export const ce100Cases: RuleCases = {
  refusals: [
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
      code: 'CE-100',
      rule: 'ral_onbekend',
      at: 'color.color',
      trips: { color: listedColour('RAL 9006') },
      passes: { color: listedColour('RAL 7039') },
    },
    {
      code: 'CE-100',
      rule: 'keuze_onbekend',
      at: 'color.color',
      trips: { color: customColour('RAL 6005') },
      passes: { color: listedColour('RAL 6005') },
    },
  ],
  notices: [
    {
      code: 'CE-100',
      rule: 'tussenregel',
      customer: entersTotals,
      trips: total(900, 1600),
      passes: total(900, 1599),
    },
  ],
};
