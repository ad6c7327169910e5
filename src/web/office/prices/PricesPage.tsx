import type { ReactNode } from 'react';
import { officeRooms } from '#contract/office/page.ts';
import type { CalendarEntryData, OfficePricesPage, PricedProductData } from '#contract/office/prices.ts';
import { formatShortDate } from '#text/format/date.ts';
import { formatDecimal } from '#text/format/money.ts';
import { describeCalendarEntry, pricesTexts as texts } from '#text/staff/prices.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Paging } from '../../ui/ListTools.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import cells from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';
import { OpenImports } from './OpenImports.tsx';
import styles from './Prices.module.css';
import { StateBadge } from './StateBadge.tsx';

const { path } = officeRooms.prices;

export function PricesPage({ page }: { readonly page: OfficePricesPage }) {
  const { list, products, calendar, imports, notice } = page;
  const { headings, calendarHeadings } = texts;
  // Whoever pages through the calendar has seen what stands above it.
  const isFirst = list.query['na'] === undefined;
  return (
    <OfficePage title={texts.title} aside={texts.aside} notice={notice}>
      <div className={styles.tools}>
        <ButtonLink kind="move" href={`${path}/kortingen`}>
          {texts.discounts}
        </ButtonLink>
        <ButtonLink href={`${path}.csv`} download>
          {texts.export}
        </ButtonLink>
      </div>
      {isFirst && imports.length > 0 && (
        <Section title={texts.imports} intro={texts.importsIntro}>
          <OpenImports imports={imports} />
        </Section>
      )}
      {isFirst && (
        <ListTable
          list={list}
          caption={texts.products}
          headings={[
            headings.product,
            headings.present,
            headings.since,
            headings.lowest,
            headings.coming,
            headings.versions,
          ]}
          rows={products.map((product) => ({ key: product.code, cells: productCells(product) }))}
        />
      )}
      <div className={styles.heading}>
        <h2>{texts.calendar}</h2>
        <p className={cells.soft}>{texts.calendarIntro}</p>
      </div>
      <ListTable
        list={list}
        caption={texts.calendar}
        headings={[
          calendarHeadings.from,
          calendarHeadings.until,
          calendarHeadings.what,
          calendarHeadings.state,
        ]}
        rows={calendar.map((entry) => ({
          key: [entry.kind, entry.validFrom, describeCalendarEntry(entry)].join(' '),
          cells: [
            formatShortDate(entry.validFrom),
            untilOf(entry),
            <What key="what" entry={entry} />,
            <StateBadge key="state" state={entry.state} />,
          ],
        }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}

function productCells({ code, name, present, coming, versions, lowest }: PricedProductData): ReactNode[] {
  return [
    <a key="product" href={`${path}/${code}`} className={cells.name}>
      {`${code} ${name}`}
    </a>,
    present === null ? texts.none : texts.version(present.version),
    present === null ? '' : formatShortDate(present.validFrom),
    lowest === null ? '' : `€ ${formatDecimal(lowest)}`,
    // An empty cell takes no room on a phone.
    coming.length > 0 && <Coming key="coming" code={code} coming={coming} />,
    versions,
  ];
}

function Coming({ code, coming }: Pick<PricedProductData, 'code' | 'coming'>) {
  return (
    <ul>
      {coming.map(({ version, validFrom }) => (
        <li key={version}>
          <a href={`${path}/${code}?versie=${version}`}>{texts.comes(version, validFrom)}</a>
        </li>
      ))}
    </ul>
  );
}

// One that was followed before or on its own first day never held.
function untilOf({ until, state }: CalendarEntryData): string {
  if (state === 'replaced') return '';
  return until === null ? texts.openEnd : formatShortDate(until);
}

function What({ entry }: { readonly entry: CalendarEntryData }) {
  return <a href={addressOf(entry)}>{describeCalendarEntry(entry)}</a>;
}

function addressOf(entry: CalendarEntryData): string {
  switch (entry.kind) {
    case 'price_list':
      return `${path}/${entry.code}?versie=${entry.version}`;
    case 'group_discount':
      return `${path}/kortingen`;
    case 'own_discount':
      return `${officeRooms.customers.path}/${entry.company.id}/korting`;
  }
}
