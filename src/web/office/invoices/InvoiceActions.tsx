import type { OfficeInvoicePage } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { invoiceTexts as texts } from '#text/staff/invoices.ts';
import { Actions, ButtonForm, Form } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
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
export function InvoiceActions({ page, csrfToken }: Props) {
  const { invoice, key } = page;
  const { number, kind, openCents, leftCents, orderNumber } = invoice;
  const isOpen = kind === 'invoice' && openCents > 0;
  const canCredit = kind === 'invoice' && leftCents > 0;
  const address = `${officeRooms.invoices.path}/${number}`;
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
      <Ask label={texts.sendAgain} note={texts.sendAgainNote(invoice.mailedTo)}>
        <ButtonForm action={`${address}/versturen`} csrfToken={csrfToken}>
          <input type="hidden" name="key" value={key} />
          <Button type="submit">{texts.confirmSend}</Button>
        </ButtonForm>
      </Ask>
      {isOpen && <WriteOffForm page={page} csrfToken={csrfToken} />}
      {canCredit && orderNumber !== null && (
        <p className={styles.narrow}>
          <a href={`${officeRooms.orders.path}/${orderNumber}`}>{texts.creditOrder}</a>
        </p>
      )}
      {canCredit && orderNumber === null && <CreditForm page={page} csrfToken={csrfToken} />}
    </Section>
  );
}

function CreditForm({ page: { invoice, key, back }, csrfToken }: Props) {
  const { number, leftCents, receivedCents } = invoice;
  const form = back?.which === 'credit' ? back.form : null;
  return (
    <Ask label={texts.credit} note={texts.creditNote(euro(leftCents))} isOpen={form !== null}>
      <Form action={`${officeRooms.invoices.path}/${number}/crediteren`} csrfToken={csrfToken}>
        <input type="hidden" name="key" value={key} />
        <TextField
          id={form === null ? undefined : fieldId('amount')}
          label={texts.creditAmount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          defaultValue={form?.values['amount']}
          error={form?.errors['amount']}
          required
        />
        {receivedCents > 0 && (
          <Choice
            name="moneyBack"
            value="1"
            label={texts.moneyBack}
            defaultChecked={form?.values['moneyBack'] === '1'}
          />
        )}
        <Actions>
          <Button type="submit">{texts.confirmCredit}</Button>
        </Actions>
      </Form>
    </Ask>
  );
}
