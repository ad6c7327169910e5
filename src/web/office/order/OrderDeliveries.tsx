import type { OfficeOrderPage } from '#contract/office/order.ts';
import type { DeliveryData } from '#contract/office/order-forms.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDate } from '#text/format/date.ts';
import { carrierNames, sentTexts } from '#text/ordering/carriers.ts';
import { orderActionNames } from '#text/staff/order-actions.ts';
import { shipTexts as texts } from '#text/staff/order-forms.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import styles from './OrderDeliveries.module.css';
import { ReasonField } from './ReasonField.tsx';

type Props = { readonly page: OfficeOrderPage; readonly csrfToken: string };

/** What went when, with whom, and the way back for what was entered by mistake. Nothing before anything went. */
export function OrderDeliveries({ page, csrfToken }: Props) {
  const { deliveries } = page.order;
  if (deliveries.length === 0) return null;
  return (
    <Section title={texts.deliveries}>
      <ul className={styles.deliveries}>
        {deliveries.map((delivery) => (
          <li key={delivery.id} className={styles.delivery}>
            <Told delivery={delivery} />
            {delivery.isInvoiced && <p className={styles.soft}>{texts.invoiced}</p>}
            {delivery.canUndo && <Undo page={page} csrfToken={csrfToken} delivery={delivery} />}
          </li>
        ))}
      </ul>
      <LeftBehind page={page} />
    </Section>
  );
}

function LeftBehind({ page: { order, actions } }: Pick<Props, 'page'>) {
  if (order.leftBehind === null) return null;
  const { lines, owedCents } = order.leftBehind;
  const credit = actions.find(({ action }) => action === 'credit');
  return (
    <div>
      <p>
        <strong>{texts.leftBehind}</strong>
      </p>
      <ul className={styles.screens}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {order.onAccount && <p className={styles.soft}>{texts.notInvoiced}</p>}
      {owedCents !== null && owedCents > 0 && (
        <p>
          {texts.owed(cents(owedCents))}{' '}
          {credit !== undefined && <a href={credit.path}>{orderActionNames.credit}</a>}
        </p>
      )}
    </div>
  );
}

function Told({ delivery }: { readonly delivery: DeliveryData }) {
  const { sentOn, carrier, trackingCode, trackingLink, lines, by, isUndone } = delivery;
  const told = [
    ...(isUndone ? [texts.undone] : []),
    ...(trackingCode !== '' && trackingLink === null ? [trackingCode] : []),
    ...(by === '' ? [] : [texts.by(by)]),
  ];
  return (
    <div>
      <p>
        <strong className={isUndone ? styles.undone : undefined}>
          {[formatDate(sentOn), carrierNames[carrier]].join(', ')}
        </strong>{' '}
        {trackingLink !== null && (
          <a href={trackingLink} rel="noreferrer" aria-label={sentTexts.code(trackingCode)}>
            {trackingCode}
          </a>
        )}
      </p>
      <ul className={classNames(styles.screens, isUndone && styles.undone)}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {told.length > 0 && <p className={styles.soft}>{told.join(' · ')}</p>}
    </div>
  );
}

function Undo({ page, csrfToken, delivery }: Props & { readonly delivery: DeliveryData }) {
  const undo = page.actions.find(({ action }) => action === 'undo_ship');
  if (undo === undefined) return null;
  const isBack =
    page.back?.action === 'undo_ship' && page.back.form.values['delivery'] === String(delivery.id);
  return (
    <Ask label={texts.undo} note={undo.note} isOpen={isBack}>
      <Form action={undo.path} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={page.seen} />
        <input type="hidden" name="delivery" value={delivery.id} />
        <ReasonField page={page} action="undo_ship" of={delivery.id} />
        <Actions>
          <Button type="submit" kind="move">
            {texts.confirmUndo}
          </Button>
        </Actions>
      </Form>
    </Ask>
  );
}
