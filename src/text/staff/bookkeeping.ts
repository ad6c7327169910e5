import type { Booked } from '#domain/bookkeeping/books.ts';

export const exportKindNames = {
  invoices: 'Facturen en creditnota’s',
  vat: 'Btw per tarief en land',
  days: 'Dagtotalen per btw-tarief',
  intra_community: 'Opgaaf intracommunautaire prestaties (ICP)',
} as const;

/** Of the files that bookkeeping takes away; headings as a spreadsheet wants them. */
export const exportFiles = {
  names: { invoices: 'facturen', vat: 'btw', days: 'dagtotalen', intra_community: 'icp' },
  fileName: (name: string, from: string, until: string) => `${name}-${from}-${until}.csv`,
  kinds: { invoice: 'factuur', credit_note: 'creditnota' },
  bases: {
    domestic: 'binnenland',
    intra_community: 'intracommunautaire levering',
  } satisfies Record<Booked['vatBasis'], string>,
  total: 'totaal',
  headings: {
    invoices: [
      'nummer',
      'soort',
      'factuurdatum',
      'vervaldatum',
      'bedrijf',
      'klantnummer',
      'btw-nummer klant',
      'land',
      'bestelling',
      'referentie',
      'crediteert',
      'btw-tarief',
      'btw-grond',
      'netto',
      'btw',
      'totaal',
      'openstaand',
      'betaald op',
      'betaalmethode',
      'kenmerk betaling',
      'ontvangen',
      'teruggegeven of teruggeboekt',
      'uitbetaling',
    ],
    vat: ['btw-tarief', 'btw-grond', 'land', 'facturen', 'creditnota’s', 'netto', 'btw', 'totaal'],
    days: ['datum', 'btw-tarief', 'btw-grond', 'land', 'facturen', 'creditnota’s', 'netto', 'btw', 'totaal'],
    intra_community: [
      'landcode',
      'btw-nummer',
      'bedrag in hele euro’s',
      'bedrag',
      'facturen',
      'creditnota’s',
    ],
  },
} as const;
