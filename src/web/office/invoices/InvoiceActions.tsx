import type { OfficeInvoicePage } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { invoiceTexts as texts } from '#text/staff/invoices.ts';
import { Actions, ButtonForm, Form } from '../../forms/Form.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';
import { WriteOffForm } from './WriteOffs.tsx';

type Props = { readonly page: OfficeInvoicePage; readonly csrfToken: string };

/** What can be done about it. Links lead to where a form asks for more. */
export function InvoiceActions({ page: { invoice, key }, csrfToken }: Props) {
  const { number, kind, openCents, leftCents, receivedCents, orderNumber } = invoice;
  const isOpen = kind === 'invoice' && openCents > 0;
  const canCredit = kind === 'invoice' && leftCents > 0;
  const address = `${officeRooms.invoices.path}/${number}`;
  const hidden = <input type="hidden" name="key" value={key} />;
  return (
    <Section title={texts.actions}>
      {isOpen && (
        <div className={styles.ways}>
          <ButtonLink kind="move" href={`${officeRooms.links.path}/nieuw?voor=${number}`}>
            {texts.makeLink}
          </ButtonLink>
          <ButtonLink href={`${officeRooms.payments.path}/boeken?zoek=${number}`}>{texts.book}</ButtonLink>
        </div>
      )}
      <Ask label={texts.sendAgain} note={texts.sendAgainNote(invoice.email)}>
        <ButtonForm action={`${address}/versturen`} csrfToken={csrfToken}>
          {hidden}
          <Button type="submit">{texts.confirmSend}</Button>
        </ButtonForm>
      </Ask>
      {isOpen && <WriteOffForm invoice={invoice} formKey={key} csrfToken={csrfToken} />}
      {canCredit && orderNumber !== null && (
        <p className={styles.narrow}>
          <a href={`${officeRooms.orders.path}/${orderNumber}`}>{texts.creditOrder}</a>
        </p>
      )}
      {canCredit && orderNumber === null && (
        <Ask label={texts.credit} note={texts.creditNote(euro(leftCents))}>
          <Form action={`${address}/crediteren`} csrfToken={csrfToken}>
            {hidden}
            <TextField
              label={texts.creditAmount}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              suffix="€"
              required
            />
            {receivedCents > 0 && <Choice name="moneyBack" value="1" label={texts.moneyBack} />}
            <Actions>
              <Button type="submit">{texts.confirmCredit}</Button>
            </Actions>
          </Form>
        </Ask>
      )}
    </Section>
  );
}
