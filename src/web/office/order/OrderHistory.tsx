import type { HistoryItem, OfficeOrderPage } from '#contract/office/order.ts';
import { maxNote } from '#domain/order/order-event.ts';
import { formTexts } from '#text/account/fields.ts';
import { formatDateTime, formatMoment } from '#text/format/date-time.ts';
import { officeOrderTexts as texts } from '#text/staff/order.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextAreaField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './OrderHistory.module.css';

type Props = { readonly page: OfficeOrderPage; readonly csrfToken: string };

export function OrderHistory({ page, csrfToken }: Props) {
  return (
    <Section id="geschiedenis" title={texts.history}>
      <ol className={styles.history}>
        {page.order.history.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ol>
      <Note page={page} csrfToken={csrfToken} />
    </Section>
  );
}

function Item({ item: { at, tone, text, by } }: { readonly item: HistoryItem }) {
  const moment = new Date(at);
  return (
    <li className={classNames(styles.item, styles[tone])}>
      <time dateTime={at} title={formatDateTime(moment)} className={styles.at}>
        {formatMoment(moment)}
      </time>
      <p className={styles.text}>
        {text}
        {by !== null && <span className={styles.by}>{` · ${by}`}</span>}
      </p>
    </li>
  );
}

function Note({ page: { actions, note: form }, csrfToken }: Props) {
  const note = actions.find(({ action }) => action === 'note');
  if (note === undefined) return null;
  return (
    <Form action={note.path} csrfToken={csrfToken}>
      {form.isRestored && <Message kind="info">{formTexts.restored}</Message>}
      <TextAreaField
        id="note"
        label={texts.note}
        name="note"
        hint={texts.noteHint}
        rows={2}
        maxLength={maxNote}
        defaultValue={form.values['note']}
        error={form.errors['note']}
      />
      <Actions>
        <Button type="submit">{texts.keepNote}</Button>
      </Actions>
    </Form>
  );
}
