import { mostCounted } from '#contract/office/orders.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { OfficePricePreviewPage, TouchedCarts } from '#contract/office/prices.ts';
import type { Frame } from '#contract/page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDate } from '#text/format/date.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { formatEuro } from '#text/format/money.ts';
import { pricesTexts, pricePreviewTexts as texts } from '#text/staff/prices.ts';
import { Actions, ButtonForm, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts, Parts } from '../frame/Parts.tsx';
import { ChangedPrices } from './ChangedPrices.tsx';
import styles from './Prices.module.css';

type Props = { readonly page: OfficePricePreviewPage; readonly frame: Frame };
type Plan = NonNullable<OfficePricePreviewPage['plan']>;

const { path } = officeRooms.prices;

export function PricePreviewPage({ page, frame: { csrfToken } }: Props) {
  const { code, id, form, problem, plan, today } = page;
  const address = `${path}/${code}/invoer/${id}`;
  const title = texts.title(code, plan?.version ?? null);
  return (
    <OfficePage
      title={title}
      aside={texts.aside}
      above={
        <Breadcrumb
          trail={[
            { href: path, label: pricesTexts.title },
            { href: `${path}/${code}`, label: code },
          ]}
          current={title}
        />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      {plan === null && problem === null && <Message kind="error">{texts.problems.voorbij}</Message>}
      <FormMessages form={form} names={{ validFrom: texts.day }} />
      <Parts
        main={
          <>
            <About page={page} />
            {plan !== null && <Carts carts={plan.carts} isToday={plan.validFrom === today} />}
          </>
        }
        side={<Confirm page={page} address={address} csrfToken={csrfToken} />}
      />
      {plan !== null && (
        <>
          <p className={styles.note}>{texts.legend}</p>
          <ChangedPrices grid={plan.grid} />
          <Surcharges plan={plan} />
        </>
      )}
    </OfficePage>
  );
}

function About({ page: { source, expiresAt, plan } }: Pick<Props, 'page'>) {
  return (
    <Section title={texts.about}>
      <Facts
        facts={[
          [texts.from, texts.source(source)],
          ...(plan === null ? [] : comparisonFacts(plan)),
          [texts.keptUntil, formatShortDateTime(new Date(expiresAt))],
        ]}
      />
      {plan !== null && <Warnings plan={plan} />}
    </Section>
  );
}

function comparisonFacts(plan: Plan): [string, string][] {
  const { before, changed, cells, extremes, falling } = plan;
  return [
    [texts.comparedWith, before === null ? texts.first : texts.comparison(before.version, before.validFrom)],
    [texts.changed, texts.changedOf(changed, cells)],
    [texts.extremes, String(extremes)],
    [texts.falling, String(falling)],
  ];
}

function Warnings({ plan: { isChange, extremes, falling, keepsSurcharges, next } }: { readonly plan: Plan }) {
  if (!isChange) return <Message kind="info">{texts.same}</Message>;
  const warnings = [
    ...(extremes > 0 ? [texts.extremeWarning(extremes)] : []),
    ...(falling > 0 ? [texts.fallingWarning(falling)] : []),
    ...(keepsSurcharges ? [texts.keptSurcharges] : []),
    ...(next === null ? [] : [texts.replacedLater(next.version, next.validFrom)]),
  ];
  if (warnings.length === 0) return null;
  return (
    <Message kind="info" title={texts.warnings}>
      <ul className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Message>
  );
}

function Carts({ carts, isToday }: { readonly carts: TouchedCarts; readonly isToday: boolean }) {
  const { lines, companies, change } = carts;
  const euro = (amount: number) => formatEuro(cents(amount));
  return (
    <Section title={texts.carts}>
      {lines === 0 ? (
        <p>{texts.noCarts}</p>
      ) : (
        <>
          <p>
            {lines > mostCounted
              ? texts.inManyCarts(mostCounted)
              : texts.inCarts(lines, carts.carts, companies)}
          </p>
          {!isToday && <p>{texts.cartsLater}</p>}
          {change !== null && <p>{texts.cartsToday(euro(change.beforeCents), euro(change.afterCents))}</p>}
          {change !== null && change.lines < lines && (
            <p className={styles.note}>{texts.cartsSome(change.lines)}</p>
          )}
        </>
      )}
    </Section>
  );
}

type ConfirmProps = Pick<Props, 'page'> & { readonly address: string; readonly csrfToken: string };

function Confirm({ page: { plan, form, today }, address, csrfToken }: ConfirmProps) {
  return (
    <Section title={texts.confirmTitle} intro={texts.confirmNote}>
      {plan?.isChange === true && (
        <ButtonForm action={`${address}/bevestigen`} csrfToken={csrfToken}>
          <input type="hidden" name="seen" value={plan.seen} />
          <Button kind="order" type="submit" isWide>
            {texts.confirm(plan.validFrom)}
          </Button>
        </ButtonForm>
      )}
      <Form action={`${address}/dag`} csrfToken={csrfToken}>
        <TextField
          id={fieldId('validFrom')}
          label={texts.day}
          error={form.errors['validFrom']}
          hint={plan === null ? undefined : formatDate(plan.validFrom)}
          type="date"
          name="validFrom"
          min={today}
          defaultValue={form.values['validFrom']}
          required
        />
        <Actions>
          <Button type="submit">{texts.changeDay}</Button>
        </Actions>
      </Form>
      <ButtonForm action={`${address}/weggooien`} csrfToken={csrfToken}>
        <Button type="submit">{texts.drop}</Button>
      </ButtonForm>
    </Section>
  );
}

function Surcharges({ plan: { surcharges, before } }: { readonly plan: Plan }) {
  if (surcharges.length === 0) return before === null ? null : <p>{texts.sameSurcharges}</p>;
  const { name, before: was, after: becomes } = texts.surchargeHeadings;
  return (
    <Table caption={texts.surcharges}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{was}</th>
          <th scope="col">{becomes}</th>
        </tr>
      </thead>
      <tbody>
        {surcharges.map((change) => (
          <tr key={change.name}>
            <th scope="row">
              {change.label}
              <code className={styles.was}>{change.name}</code>
            </th>
            <td>{change.before ?? texts.noSurcharge}</td>
            <td>{change.after ?? texts.noSurcharge}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
