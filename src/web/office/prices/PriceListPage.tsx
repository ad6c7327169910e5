import { officeRooms } from '#contract/office/page.ts';
import type { OfficePriceListPage } from '#contract/office/prices.ts';
import type { Frame } from '#contract/page.ts';
import { formatAmount } from '#text/format/money.ts';
import { describeSurcharge } from '#text/staff/price-list-answers.ts';
import { pricesTexts, priceListTexts as texts } from '#text/staff/prices.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import { Ask } from '../frame/Ask.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Matrix } from './Matrix.tsx';
import { OpenImports } from './OpenImports.tsx';
import styles from './Prices.module.css';
import { StateBadge } from './StateBadge.tsx';

type Props = { readonly page: OfficePriceListPage; readonly frame: Frame };

const { path } = officeRooms.prices;

export function PriceListPage({ page, frame: { csrfToken } }: Props) {
  const { code, productName, shown, list, imports, notice, problem } = page;
  const address = `${path}/${code}`;
  return (
    <OfficePage
      title={texts.title(code, productName)}
      aside={texts.aside(shown.version, pricesTexts.states[shown.state])}
      notice={notice}
      above={<Breadcrumb trail={[{ href: path, label: pricesTexts.title }]} current={code} />}
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <Versions page={page} />
      <div className={styles.tools}>
        <ButtonLink kind="order" href={`${address}/invoeren`}>
          {texts.import}
        </ButtonLink>
        <ButtonLink href={`${address}.csv?versie=${shown.version}`} download>
          {texts.export}
        </ButtonLink>
      </div>
      {imports.length > 0 && (
        <Section title={pricesTexts.imports} intro={pricesTexts.importsIntro}>
          <OpenImports imports={imports} />
        </Section>
      )}
      {shown.state === 'coming' && (
        <Ask label={texts.withdraw} note={texts.withdrawNote(shown.validFrom)}>
          <ButtonForm action={`${address}/intrekken`} csrfToken={csrfToken}>
            <input type="hidden" name="version" value={shown.version} />
            <Button type="submit">{texts.confirmWithdraw}</Button>
          </ButtonForm>
        </Ask>
      )}
      <p className={styles.note}>{texts.matrixIntro}</p>
      <Matrix
        caption={texts.matrix}
        corner={texts.corner}
        columns={list.widths.map((width) => ({ key: width, label: width }))}
        rows={list.heights.map((height, row) => ({
          key: height,
          label: height,
          cells: (list.cells[row] ?? []).map((cell, column) => (
            <td key={list.widths[column]} className={styles.price}>
              {formatAmount(cell)}
            </td>
          )),
        }))}
      />
      <Surcharges list={list} labels={page.labels} />
    </OfficePage>
  );
}

function Versions({ page: { code, versions, shown } }: Pick<Props, 'page'>) {
  return (
    <nav aria-label={texts.versions} className={styles.versions}>
      {versions.map(({ version, validFrom, until, state }) => (
        <a
          key={version}
          href={`${path}/${code}?versie=${version}`}
          aria-current={version === shown.version ? 'page' : undefined}
          className={styles.version}
        >
          <strong>{pricesTexts.version(version)}</strong>
          <StateBadge state={state} />
          <span className={styles.note}>
            {texts.versionLine(validFrom, state === 'replaced' ? null : until)}
          </span>
        </a>
      ))}
    </nav>
  );
}

function Surcharges({ list, labels }: Pick<OfficePriceListPage, 'list' | 'labels'>) {
  const entries = Object.entries(list.surcharges);
  if (entries.length === 0) return <p>{texts.noSurcharges}</p>;
  return (
    <Table caption={texts.surcharges}>
      <thead>
        <tr>
          <th scope="col">{texts.surcharge}</th>
          <th scope="col">{texts.value}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, surcharge]) => (
          <tr key={name}>
            <th scope="row">
              {labels[name] ?? name}
              <code className={styles.was}>{name}</code>
            </th>
            <td>{describeSurcharge(surcharge)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
