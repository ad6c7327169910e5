import { type QuotePage, quoteAnchors } from '#contract/quote/quote.ts';
import { formatDate } from '#text/format/date.ts';
import { quoteFieldNames as fields, quoteTexts as texts } from '#text/quotes/quote.ts';
import { Section } from '../../ui/Section.tsx';
import { Facts } from './Facts.tsx';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** What the end customer reads around the lines, and until when it holds. */
export function WordsSection({ quote: { subject, validUntil, opening, closing } }: Props) {
  const facts = [
    { label: fields.validUntil, value: formatDate(validUntil) },
    { label: fields.subject, value: subject },
    { label: fields.opening, value: opening },
    { label: fields.closing, value: closing },
  ];
  return (
    <Section id={quoteAnchors.words} title={texts.words}>
      <Facts facts={facts.map(({ label, value }) => ({ label, value: value === '' ? '–' : value }))} />
    </Section>
  );
}
