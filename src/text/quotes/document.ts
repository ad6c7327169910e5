import { countryOfNumber } from '#domain/business/company-number.ts';
import type { KeptSummary } from '#domain/line/configured-line.ts';
import type { QuoteSender } from '#domain/quote/quote-document.ts';
import type { QuoteDiscount } from '#domain/quote/quote-line.ts';
import { companyNumberNames } from '../account/account.ts';
import { summaryWords } from '../configurator/summary.ts';
import { formatBasisPoints } from '../format/percent.ts';

const sides: Readonly<Record<string, string>> = { L: 'links', R: 'rechts', B: 'boven', O: 'onder' };

/** What was chosen, for who does not know the letters that a trade writes for the sides. */
export function inPlainWords(summary: KeptSummary): KeptSummary {
  return summary.map(({ label, value }) => ({
    label,
    value:
      label === summaryWords.margins
        ? value.replaceAll(/\b[LRBO] /g, (side) => `${sides[side.charAt(0)] ?? ''} `).replaceAll(' · ', ', ')
        : value,
  }));
}

/** '2', '2,5 uur': hundredths as they are read. */
export function formatQuantity(hundredths: number, unit: string): string {
  const count = String(hundredths / 100).replace('.', ',');
  return unit === '' ? count : `${count} ${unit}`;
}

/** Neutral: it is what a file is called on somebody's own computer. */
export function quoteFileName(number: string, version: number): string {
  return `Offerte-${number}${version === 1 ? '' : `-versie-${version}`}.pdf`;
}

export function conceptFileName(number: string): string {
  return `Offerte-${number}-concept.pdf`;
}

/** What an end customer reads, on paper and on screen. Never a net price, and never who made the screens. */
export const quoteDocumentText = {
  title: 'Offerte',
  discount: (discount: QuoteDiscount) =>
    discount.kind === 'percent' ? `Korting ${formatBasisPoints(discount.basisPoints)}` : 'Korting',
} as const;

/** By which a dealer is known, as their own country calls it. */
export function senderNumbers({
  companyNumber,
  vatId,
}: Pick<QuoteSender, 'companyNumber' | 'vatId'>): readonly string[] {
  return [
    ...(companyNumber === '' ? [] : [`${numberNames[countryOfNumber(companyNumber)]} ${companyNumber}`]),
    ...(vatId === null ? [] : [`Btw ${vatId}`]),
  ];
}

const numberNames = { NL: 'KvK', BE: companyNumberNames.BE } as const;

/** What stands on paper besides. */
export const quotePdfText = {
  concept: 'Concept: deze offerte is nog niet verstuurd.',
  facts: { number: 'Offerte', version: 'Versie', sentOn: 'Datum', validUntil: 'Geldig tot en met' },
  columns: { description: 'Omschrijving', quantity: 'Aantal', unit: 'Per stuk', total: 'Bedrag' },
  vatRate: (percent: number) => `${percent} % btw`,
  totals: {
    lines: 'Totaal van de regels',
    withoutVat: 'Totaal zonder btw',
    vat: (percent: number, over: string) => `Btw ${percent} % over ${over}`,
    total: 'Totaal inclusief btw',
  },
  priceNote: 'Alle prijzen zijn inclusief btw.',
  terms: 'Voorwaarden',
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  until: (day: string) => `geldig tot en met ${day}`,
} as const;
