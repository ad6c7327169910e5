import type { Booked } from '#domain/bookkeeping/books.ts';

export const exportKindNames = {
  invoices: 'Facturen en creditnota’s',
  vat: 'Btw per tarief en land',
  days: 'Dagtotalen per btw-tarief',
  intra_community: 'Opgaaf ICP (intracommunautaire leveringen)',
} as const;

type Described = {
  readonly what: keyof typeof exportKindNames;
  readonly from: string;
  readonly until: string;
};

export const exportTexts = {
  title: 'Exporteren voor de boekhouding',
  intro: 'Op factuurdatum, met creditnota’s eraf. Elk overzicht eindigt met zijn totaal.',
  fields: { what: 'Wat', quarter: 'Kwartaal', from: 'Vanaf', until: 'Tot en met' },
  notes: {
    invoices: 'Elke factuur en creditnota met datums, btw, wat ervan is betaald, hoe en wanneer.',
    vat: 'Voor de btw-aangifte: netto en btw per tarief en land.',
    days: 'Per dag en tarief, om naast het kasboek te leggen.',
    intra_community: 'Per btw-nummer in hele euro’s en exact: kies een kwartaal.',
  },
  payouts:
    'De kolom uitbetaling noemt het kenmerk waaronder de betaaldienst de betaling heeft overgemaakt. Zij is leeg zolang dat niet is gebeurd; de winkel vraagt het elke dag na.',
  noQuarter: 'zelf dagen kiezen',
  quarterName: (quarter: string) => {
    const [year = '', number = ''] = quarter.split('-');
    return `${number}e kwartaal ${year}`;
  },
  days: 'Of dagen, als er geen kwartaal is gekozen',
  submit: 'Exporteren',
  works: 'Uw grote exports',
  noWorks: 'Een export van veel facturen wordt op de achtergrond gemaakt en staat dan hier.',
  described: ({ what, from, until }: Described) => `${exportKindNames[what]}, ${from} tot en met ${until}`,
  workTitle: 'Export',
  statuses: { waiting: 'wacht', running: 'bezig', done: 'klaar', failed: 'mislukt' },
  progress: (done: number, total: number | null) =>
    total === null ? 'Wordt begonnen…' : `${done} van ${total}`,
  leave: 'U kunt deze pagina verlaten: het gaat door, en staat bij uw exports als het klaar is.',
  download: (file: string) => `${file} downloaden`,
  until7: (moment: string) => `Te downloaden tot ${moment}.`,
  failed: 'Het maken is niet gelukt. Probeer het opnieuw; lukt het weer niet, bel dan de beheerder.',
  back: 'Naar exporteren',
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
